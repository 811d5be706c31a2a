talon-record 1
game tripoli
preset pay-suit
= chips : 0 0 0 0 0
dual((((0