talon-record 1
game tripoli
talon-record 1
g0