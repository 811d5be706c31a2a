talon-record 1
game tripoli
preset michigan-rummy
option players 3
option first-dealer 2
option board per-deal
option pay-ace D
option pay-king C
option pay-queen D
option pay-jack D
option  michigan-opener pot-winner
option first-lead lowest-of-hand
option  closing-bets off
board D D C D S S k
dea BCS 9D 8H 7H QD AH AD
= tricks 0 0
= sco“e 50 -260

