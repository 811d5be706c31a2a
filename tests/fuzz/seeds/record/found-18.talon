talon-record 1
game tripoli
preset pay-suit
= chitalon-r						-