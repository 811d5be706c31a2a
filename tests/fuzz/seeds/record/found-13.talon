talon-record 1
game tripoli
preset cosmo
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
board C D S D C S 8
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
deal 2D 6S 8S 10S 9C 6D KD 4D AH 2C AS 10H 10C 2H 3D 7S 9D 7D AC QD 5H 7C 9S 3S QH 5S 4S 8H JH JC JS AD QC 8D 6H 2S 8C KS 6C 10D 3H 4H 5C 3C KH JD 7H KC QS 4C 9H 5D
= chips -8 -8 -8 -8 -8 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
1 play 8C
= chips -4 -8 -8 -8 -8
= boxes 5 5 5 5 5 5 5 5 0
0 play 9C
= chips -8 -8 -8 -8 -8
= boxes 5 5 55 5 5 5 5(0
1 play 5 0
3 play KH
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 pips -8 -8 -8 -8 -8
= boxes 5 5 55 5 5 5 5(0
1 play 10C
= chips -8 -3 -8 -8 -8
= boxes 5 5 55 0
3 play 8S
= chips -8 2 -8 -8 -8
= boxes 5 5 0 5 0 5 5 5 0
3 play 5H
= chips -8 2 -8 -8 -8
= boxes 5 5 0 
„ µýchips -18 -9 -18 -1 -19
