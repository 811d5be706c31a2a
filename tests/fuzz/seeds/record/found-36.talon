talon-record 1
game five-hundred
preset two-2
= tricks 0 0
= score 0 0
draw 8C 7D
= tricks 0 0
= score 0 0
deal KS JD 9D JH QS 7S QC 9H 9S 10S JS 9C AC KH KC 8H JK 7D QH QD 8D 10D 10C AH 8S AS AD 10H 7C KD JC 7H 8C
= tricks 0 0
= score 0 0
0 bid misere
= tricks 0 0
= score 0 0
1 bid 8C
= tricks 0 0
= score 0 0
0 pass
= tricks 0 0
= score 0 0
1 discard 10S JS 10H
= tricks 0 0
= score 0 0
1 play 7S
= tricks 0 0
= score 0 0
0 play KS
= tricks 1 0
= score 0 0
0 play AC
= tricks 1 0
= score 0 0
1 play 7C
= tricks 2 0
= score 0 0
0 play 9D
= tricks 2 0
= score 0 0
1 play 7D
= trKD
= tricks 3 1
= score 0 8
0 play JD
= tricks 3 2
= score 0 0
1 play :H
= tricks 3 2
= scoricks 4 2
= score 0 0
0 plaù KC
= trics 0 0
= score 50 -260
0 discard 10S AS 8H
 score 130 -230
deal AH 7S QS KS 130 -230
