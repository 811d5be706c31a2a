talon-record 1
game five-hundred
preset classic-3
= tricks 0 0 0
= score 0 0 0
draw 8C 7D KS
= tricks 0 0 0
= score 0 0 0
deal JD 9C 7S QC QH 9S 10S JS AH AC 9D KC JH KS  bid 10D 7H 8D 7D KD 8S AD 7C AS QD JK 9H 8H 10C KH QS 8C 10H JC
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
deal 8S 8
= tricks 0 0 0
= score 0 0 0
draw 8C 7D KS
= tricks 0 0 0
= score 0 0 0
deal JD 9C 7S QC QH 9S 10S JS AH AC 9D KC JH KS  bid 10D 7H 8D 7D KD 8S AD 7C AS QD JK 9H 8H 10C KH QS 8C 10H JC
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
deal 8S 8D KD AS 10H 9H QH 9D JH JK 7S JD 10D 8C 7C JS 9C KC AC 9S 7D A@ 8H KS QC re 0 0 0
2 play 8H
= tricks 0 4 2
= score 0 0 0
0 play 10S
= tricks 0 5 2
= score 0 0 0
1 play AS
= tricks 0 5 2
= score 0 0 0
2 play 9D
= tricks 0 5 2
= score 0 0 0
0  score 0 0 0
0 play 8C
= tricks 1 5 3
= score 0 0 0
1 play KH
= tricks 1 5 3
= score 0 0 0
2 play AH
= tricks 2 5  20 -80 30
2 pass
= tricks 0 0 0
= score 20 -80 30
0 pass
= tricks 0 0 0
= score 20 -80 30
