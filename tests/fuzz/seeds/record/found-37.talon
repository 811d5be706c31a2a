talon-record 1
game tripoli
preset michigan-rummy
option players 7
option first-dealer 2
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
deal 7C 6C 6D 8C KD 4H 4C 5H 9D 10C KC 2H 7S 3C 7H 5C 4D JC 7D QH 6H JH 3S AS 2D QD 2S 5S 3D KS AH 10D KH 6S 10S AD QS 2C JD 5D 8D 4S 10H 3H 8H JS QC 9C 8S 9S AC 9H
3 play 2D
0 play 3D
3 play 4D
3 play 8D
3 play 9D
3 play KH
2 play AH
2 play JD
4 play QD
0 play KD
6 play AD
6 play 2H
6 play 3H
1 play 4H
1 play 2C
1 play 3C
2 play 4C
2 play 7H
0 play 8H
6 play 9H
5 play 10H
1 play JH
6 play QH
6 play 5S
4 play 6S
0 play 7S
3 play 8S
4 play 9S
5 play 10S
1 play JS
0 play QS
1 play KS
board D D S C D D 8
deal QC QH 5C JD 5H KS 3S KC KH KD 4S 9S 8D 6D 10D 3D QS 6S 4H QD 2H 3H AD AS 2C 9C 7C 4D JC 4C 8C 2S 6H 9D 5S 10H 5D 8S 2D AH AC 10C 7H JS 9H 8H 10S 7D 3C 7S JH 6C
4 play 2C
4 play 3C
2 play 4C
6 play 5C
0 play 6C
6 play 7C
3 play 8C
5 play 9C
5 play 10C
1 play JC
4 play QC
4 play 6H
6 play 7H
2 play 8H
buy 1 play 9H
0 play`C AC KH KC 8H JK 7D QH QD 8D 10D 10C AH 8S AS AD 10H 7C KD JC 7H 8C
= tricks 0 0
= score 0 0
0 bid misere
= tricks 0 0
= score 0 0
1 bid 8C
= tricks 0 0
= score 0 0
0 pass
= tricks 0 0 7C 8D 8H QS 2D 6S 7H 4S KD JD 3S 10D AH 9S QC 10C
