talon-record 1
game tripoli
preset cosmo
= ch 0 0 0 0 0
board ec5 5 0o
4