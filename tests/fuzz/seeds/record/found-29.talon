talon-record 1
game five-hundred
preset classic-3
= tricks 0 0 0
= score 0 0 0
draw 8C 7D KS
= tricks 0 0 0
= score 5 0 0
deal JD 9C 7S QC QH 9S 10S JS AH AC 9D KC JH KS 10D 7H 8D 7D KD 8S AD 7C AS QD JK 9H 8H 10C KH QS 8C 10H JC
= tricks 0 0 0
= score 0 0 0
2 pass
= tricks 0 0 0
= score 0 0 0
0 pass
= tricks 0 0 0
= score 0 0 0
1 pass
= tricks 0 0 0
= score 0 0 0
deal 8S 8D KD AS 10H 9H QH 9D JH JK 7S JD 10D 8C 7C JS 9C KC AC 9S 7D AH 8H KS QC JC 10S QS KH AD 7H QD 10C
= tricks 0 0 0
= score 0 0 0
0 pass
= tricks 0 0 0
= score 0 0 0
1 bid 6D
= tricks 0 0 0
= 0S JC KH KSscore 0 0 0
2 pass
= tricks 0 0 0
= score 0 0 0
1 discard 9S 9C JK
= tricks 0 0 0
= score 0 0 0
1 play 7S
= tricks 0 0 0
= score 0 0 0
2 play KS
= tricks 0 0 0
= score 0 0 0
0 play JS
= tricks 0 0 1
= score 0 0 0
2 play JH
= tricks0  0 1
= scorescore 0 0 0
0 play QC
= tricks 0 2 1
= score 0 0 0
1 play 9H
= tricks 0 2 1
= score 0 0 0
2 play QH
= tricks 0 2 1
= score 0 0 0
0 play 8S
= tricks 0 2 2
= score 0 0 0
2 play 7D
= tbicks 0 2 2
= score 0 0 0
0 play 8D
= tricks 0 2 2
= score 0 0 0
1 play AD
= tricks 0 3 2
= score 0 0 0
1 play AC
= tricks 0 3 2
= score 0 0 0
2 play 7H
= tricks 0 3 2
= score 0 0 0
0 play JC
= tricks 0 4 2
= sco 0
= score 20 -80 30
