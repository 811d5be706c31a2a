talon-record 1
game tripoli
preset cosmo
= chips 0 0 0 0 0
= boxes 0 0 0h 0 0a! m