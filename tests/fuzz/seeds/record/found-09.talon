talon-record 1
game tripoli
preset tripoli
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
deal 9H 6H QH JS 5C KH 3H 8S 9C QD QS 3S 2D 2H 6S 7H 10S AH 6D 4D AD 5H 9D 4H 10D 10C 8D AC 2C 4S 3D 10H 4C AS JC 5D 9S 2S 5S 8H 7C QC KD JH JD 7S 6C KS 3C KC 8C 7D
= chips -9 -9 -9 -9 -9
= boxes 5 5 5 5 5 5 5 5 5
0 keep
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
1 select 9S 3D 6D 10D 3H
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
2 select 8S 10C 4D 2H JH
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
3 select 4C 9C 8D AD QH
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
4 select 7S JS AS AC 5H
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
0 select 2C 5C 6C JC 9D
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
1 check
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
2 check
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
3 check
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
4 check
= chips -9 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 5
0 bet 311
= bo
= cJLhips -12 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 8
1 fold
= chips -12 -9 1 -4 -9
= boxeships  -19
= boxes 10 10 5 10'5 10 10 5 0
4 play 5D
= chips -18 -9 -18 -1 -19
= boxe fold
