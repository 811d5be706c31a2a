talon-record 1
game tripoli
preset michigan-rummy
option players 4
option first-dealer 2
option poker-opener dealer
option bet-limit 572237
option raise-cap 15
option card-pay 0
optts offayers 4
option first-dealer 2
optioch