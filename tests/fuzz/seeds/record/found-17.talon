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
= tricks 3 0
= score 0 0
0 play 8S
= tricks 3 0
= score 0 0
1 play QS
= tricks 3 1
= score 0 0
1 play KD
= tricks 3 1
= score 0 0
0 play JD
= tricks 3 2
= score 0 0
1 play JH
= tricks 3 2
= score 0 0
0 play KH
= tricks 4 2
= score 0 0
0 play KC
= tricks 4 2
= score 0 0
1 play JK
= tricks 4 3
= score 0 0
1 play QH
= tricks 4 3
= score 0 0
0 play 8H
= tricks 4 4
= score 0 0
1 play 9C
= tricks 4 4
= score 0 0
0 play AS
= tricks 4 5
= score 0 0
1 play QD
= tricks 4 5
= score 0 0
0 play AD
= tricks 5 5
= score 50 -260
deal 7C 10H 10C AS 10S 10 offer  KS QC QS KD 9S JH 8C 7S 9C JC QH JK AC KH 50 -260
1 play 9y 7S
= tricks 1 2
= score 50 -260
0 play QS
= tricks 2 2
= score 50 -260
0 play 9C
= tricks 2 2
= score 50 -260
1 play 7C
= tricks 3 2
= score 50 -260
0 play -260
1 play JS
= tricks 4 2
= score 50 -260
0 play KD
= tricks 4 2
== tric;ks 6 3
= score 50 -260
1 play 8C
= tricks 7 3
= score 130 -230
deal AH 7S QS KS 9H JD 8C JC 10S JH QH 10C 10D AD JS 7H 30 -230
