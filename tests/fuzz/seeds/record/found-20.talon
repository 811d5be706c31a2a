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
= score 0 0 0 0option  0
3 pass
= tricks ore0 0 0 0 0
= score 0 0 0 0 0
1 discard 7S 10S 7D
= tricks 0 0 0 0 0
= score 0 0 0 0 0
1 call 4S
= tricks 0 0 0 0 0
=e 0 0 0 0 0
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
= score 0 tricks 0 3 1 2 3
= score 0 0 0 0 0
4 play JK
= tricks 0 3 1 2 3
= sco0 bid 6NT
= tricks 0 0 0 0 0 5C KH 3H 8S 9C QD QS 3S 2D 
2H 6S