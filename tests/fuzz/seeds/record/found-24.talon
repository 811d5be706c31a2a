talon-record 1
game tripoli
preset michigan-rummy
option players 9
oz JD 5D -