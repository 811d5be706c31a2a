talon-record 1
game tripoli
preset cosmo
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
board C D S D C S 8
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
deal 2D 6S 8S 10S 9C 6D KD 4D AH 2C AS 10H 10C 2H 3D 7S 9D 7D AC QD 5H 7C 9S 3S QH 5S 4S 8H JH JC JS AD QC 8D 6H 2S 8C KS 6C 10D 3H 4H 5C 3C KH JD 7H KC QS 4C 9H 5D
= chips -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
1 play 5C
= chips -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
3 play 6C
= chips -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
4 play 7C
= chips -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
1 play 8C
= chips -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
0 play 9C
= chips -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
1 play 10C
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
1 play 2D
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
3 play 3D
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
2 play 4D
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
4 play 5D
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
4 play 2C
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
2 play 3C
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
2 play 4C
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
2 play 2H
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
0 play 3H
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
0 play 9S
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
4 play 10S
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
1 play JS
= chips -8 -3 -8 -8 -8
= boxes 5 5 5 5 0 5 5 5 0
1 play QS
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
2 play KS
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
0 play AS
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
0 play 6H
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
0 play 7H
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
4 play 8H
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play 9H
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play 4S
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
2 play 5S
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
2 play 6S
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
4 play 7S
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play 8S
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play 5H
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play QC
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play KH
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play AH
= chips -10 -1 -10 7 -11
= boxes 5 5 0 5 0 5 5 0 0
board S S C C S C 2
= chips -10 -1 -10 7 -11
= boxes 5 5 0 5 0 5 5 0 0
deal 5H 10H 9D 10S 8C JH 2D 6C 8S KC 6H 2C 4C AS 3C 4H KH 9H AH 10D 7S KD 2H 2S 7D QD 9C JS AD 5S QH 8H KS 10C 6S JC 4D 7H 5D AC 3D 6D QC 9S 3S 3H QS 5C 8D 7C 4S JD
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
2 play 4C
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
2 play 2D
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
1 play 3D
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
2 play 4D
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
4 play 5D
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
4 play 3S
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
4 play 4S
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
4 play 9D
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
3 play 10D
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
0 play JD
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
3 play QD
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
0 play KD
= chips -18 -9 -18 -1 -19
= boxes 10 10 5 10 5 10 10 5 0
1 play AD
= chips -18 -9 -18 -1 -19
