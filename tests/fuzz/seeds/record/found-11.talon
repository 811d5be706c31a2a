talon-record 1
game tripoli
preset pay-suit

option pay-jack D
option sequence 9

option pay-card-bar off
option collect phase-one
optcosmo
= chips 0  0 0
board C 8a