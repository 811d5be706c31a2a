talon-record 1
game five-hundred
preset five-5
= tricks 0 0 0 0 0
= score 0 0 0 0 0
draw 9H 6H KH QH JS
= tricks 0 0 0 0 0
= score 0 0 0 0 0
deal 5C 6H 3H 8S 9C QD QS 3S 2D 7H 6S QH 10S JH 6D KD 4D AH 2C AS 2H 10C 9H 10D 4S 8D JK AC 4C 9D 10H 4H 7C 9S 8H 7D 5S JC JD 5H KS 5D QC AD KC 3D 2S KH 8C JS 7S 6C 3C
= tricks 0 0 0 0 0
= score 0 0 0 0 0
2 bid open-misere
= tricks 0 0 0 0 0
= score 0 0 0 0 0
3 bid 10H
= tricks 0 0 0 0 0
= score 0 0 0 0 0
4 pass
= tricks 0 0 0 0 0
= score 0 0 0 0 0
0 pass
= tricks 0 0 0 0 0
= score 0 0 0 0 0
1 bid 10NT
= tricks 0 0 0 0 0
= score 0 0 0 0 0
2 pass
= tricks 0 0 0 0 0
= score 0 0 0 0 0
3 pass
= tricks 0 0 0 0 0
= score 0 0 0 0 0
1 discard 7S 10S 7D
= tricks 0 0 0 0 0
= score 0 0 0 0 0
1 call 4S
= tricks 0 0 0 0 0
= score 0 0 0 0 0
1 play 8H
= tricks 0 0 0 0 0
= score 0 0 0 0 0
2 play 5H
= tricks 0 0 0 0 0
= score 0 0 0 0 0
3 play 9H
= tricks 0 0 0 0 0
= score 0 0 0 0 0
4 play QS
= tricks 0 0 0 0 0
= score 0 0 0 0 0
0 play 7H
= tricks 0 0 0 1 0
= score 0 0 0 0 0
3 play KS
= tricks 0 0 0 1 0
= score 0 0 0 0 0
4 play 3S
= tricks 0 0 0 1 0
= score 0 0 0 0 0
0 play 6S
= tricks 0 0 0 1 0
= score 0 0 0 0 0
1 play 5S
= tricks 0 0 0 1 0
= score 0 0 0 0 0
2 play AS
= tricks 0 0 1 1 0
= score 0 0 0 0 0
2 play 6H
= tricks 0 0 1 1 0
= score 0 0 0 0 0
3 play 2H
= tricks 0 0 1 1 0
= score 0 0 0 0 0
4 play 4S
= tricks 0 0 1 1 0
= score 0 0 0 0 0
0 play 10H
= tricks 0 0 1 1 0
= score 0 0 0 0 0
1 play JH
= tricks 0 1 1 1 0
= score 0 0 0 0 0
1 play 6C
= tricks 0 1 1 1 0
= score 0 0 0 0 0
2 play JC
= tricks 0 1 1 1 0
= score 0 0 0 0 0
3 play 10C
= tricks 0 1 1 1 0
= score 0 0 0 0 0
4 play KC
= tricks 0 1 1 1 0
= score 0 0 0 0 0
0 play 4C
= tricks 0 1 1 1 1
= score 0 0 0 0 0
4 play AD
= tricks 0 1 1 1 1
= score 0 0 0 0 0
0 play 9D
= tricks 0 1 1 1 1
= score 0 0 0 0 0
1 play 6D
= tricks 0 1 1 1 1
= score 0 0 0 0 0
2 play JD
= tricks 0 1 1 1 1
= score 0 0 0 0 0
3 play 10D
= tricks 0 1 1 1 2
= score 0 0 0 0 0
4 play AC
= tricks 0 1 1 1 2
= score 0 0 0 0 0
0 play 8C
= tricks 0 1 1 1 2
= score 0 0 0 0 0
1 play 3C
= tricks 0 1 1 1 2
= score 0 0 0 0 0
2 play 2C
= tricks 0 1 1 1 2
= score 0 0 0 0 0
3 play 9C
= tricks 0 1 1 1 3
= score 0 0 0 0 0
4 play 2D
= tricks 0 1 1 1 3
= score 0 0 0 0 0
0 play 2S
= tricks 0 1 1 1 3
= score 0 0 0 0 0
1 play KD
= tricks 0 1 1 1 3
= score 0 0 0 0 0
2 play 4D
= tricks 0 1 1 1 3
= score 0 0 0 0 0
3 play 5D
= tricks 0 2 1 1 3
= score 0 0 0 0 0
1 play JS
= tricks 0 2 1 1 3
= score 0 0 0 0 0
2 play 5C
= tricks 0 2 1 1 3
= score 0 0 0 0 0
3 play 8S
= tricks 0 2 1 1 3
= score 0 0 0 0 0
4 play 8D
= tricks 0 2 1 1 3
= score 0 0 0 0 0
0 play 4H
= tricks 0 3 1 1 3
= score 0 0 0 0 0
1 play 7C
= tricks 0 3 1 1 3
= score 0 0 0 0 0
2 play 3H
= tricks 0 3 1 1 3
= score 0 0 0 0 0
3 play QC
= tricks 0 3 1 1 3
= score 0 0 0 0 0
4 play 3D
= tricks 0 3 1 1 3
= score 0 0 0 0 0
0 play QH
= tricks 0 3 1 2 3
= score 0 0 0 0 0
3 play QD
= tricks 0 3 1 2 3
= score 0 0 0 0 0
4 play JK
= tricks 0 3 1 2 3
= score 0 0 0 0 0
0 play KH
= tricks 0 3 1 2 3
= score 0 0 0 0 0
1 play 9S
= tricks 0 3 1 2 3
= score 0 0 0 0 0
2 play AH
= tricks 0 3 1 2 4
= score 0 -260 10 20 -260
deal 10S 4H 7S 4D 7D 2S KS AS 3H 8C AC 8S 7C 2C QC 6H JS AH 10H 6C 5S KC 9H AD QD 8H 2D 3C 8D 4S 7H 4C JD 10D 5C 5D QS KD 9D 6S 2H QH 3S 10C 6D JH KH JC 3D 9S 5H JK 9C
= tricks 0 0 0 0 0
= score 0 -260 10 20 -260
3 bid 6S
= tricks 0 0 0 0 0
= score 0 -260 10 20 -260
4 bid 6H
= tricks 0 0 0 0 0
= score 0 -260 10 20 -260
0 bid 6NT
= tricks 0 0 0 0 0
