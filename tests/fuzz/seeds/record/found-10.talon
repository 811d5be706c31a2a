talon-record 1
game tripoli
preset michigan-rummy
option players 8
option first-dealer 4
option board per-deal
option pay-ace D
option pay-king C
option pay-queen D
option pay-jack D
option sequence 9
option ante 2
option spare-hand dead
option pay-card-bar off
option collect phase-one
option poker off
option poker-opener dealer
option bet-limit 572237
option raise-cap 15
option michigan-opener pot-winner
option first-lead lowest-of-hand
option next-lead any-suit
option pass-penalty 1
option card-pay 2
option closing-bets off
board D D C D S S 6
deal 7C 6C 6D 8C KD 4H 4C 5H 9D 10C KC 2H 7S 3C 7H ~C 4D JC 7D QH 6H JH 3S QD 2S 5S 3D KS AH 10D KH 6S 10S AD QS 2C JD 5D 8D 4SJH
5 play QH
4 play KH
4 pÎÎÎÎÎÎÎÎ 8D 8H QS 2D 6S 7H JC 3H 6D 4S KD JD 3S 10D AH 9S QC 10C
