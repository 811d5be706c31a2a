talon-record 1
game five-hundred
preset five-5

deal 5C 6H 5S Jl 9H 6 0 0 0 0 JS
A= tS