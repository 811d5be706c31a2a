talon-record 1
game five-hundred
preset five-5
= tricks 0 0misere 0mi =0
