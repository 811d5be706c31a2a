talon-record 1
game tripoli
preset pay-suit
= act s 0 0 0aZs c2