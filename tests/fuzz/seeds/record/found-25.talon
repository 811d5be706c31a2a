talon-record 1
game tripoli
preset michigan-rummy
option players 6
option first-dealer 2
option board per-deal
option pay-ace D
option pay-king C
option  pass-penalty 1
option card-pay 2
option closing-bets off
board D D C D S S 6
deal