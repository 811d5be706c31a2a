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
0 bet 3
= chips -12 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 8
1 fold
= chips -12 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 8
2 fold
= chips -12 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 8
3 fold
= chips -12 -9 1 -4 -9
= boxes 5 5 0 0 0 5 5 5 8
4 call
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
4 play 7S
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
2 play 8S
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
1 play 9S
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play 10S
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
4 play JS
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play QS
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play 2C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
1 play 3C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
3 play 4C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play 5C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play 6C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play 7C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
3 play 8C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
3 play 9C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
2 play 10C
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play JC
= chips -12 -9 1 -4 -1
= boxes 5 5 0 0 0 5 5 5 0
0 play 9D
= chips 20 -16 -6 -10 -8
= boxes 5 5 0 0 0 5 5 0 0
deal 5H 4S 3S AS 3C 8D 9H 7H 2S QS QH 9D 10S 8C 2H 2D 6C 8S KC 10D 2C 9S 8H 3D 6D 5S JS 6S JD JH 3H 9C KH 10H 4C 6H 7S QD 7D AH 10C 5D 4H KS 7C AD KD JC AC QC 5C 4D
= chips 11 -25 -15 -19 -17
= boxes 10 10 5 5 5 10 10 5 5
1 swap
= chips 11 -25 -15 -19 -17
= boxes 10 10 5 5 5 10 10 5 5
1 keep
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
2 select KC AC 3H 4H 5H
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
3 select 4S 5S 8C 9C QD
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
4 select 2S 2C 5C 7C 7D
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
0 select 6S 9S 4D 10H AH
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
1 select 8S 3D 8D 9D JH
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
2 check
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
3 check
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
4 check
= chips 26 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 5
0 bet 10
= chips 16 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 15
1 fold
= chips 16 -20 -15 -19 -7
= boxes 0 0 5 0 0 10 10 5 15
2 raise 6
= chips 16 -20 -31 -19 -7
= boxes 0 0 5 0 0 10 10 5 31
3 call
= chips 16 -20 -31 -35 -7
= boxes 0 0 5 0 0 10 10 5 47
4 call
= chips 16 -20 -31 -35 -23
= boxes 0 0 5 0 0 10 10 5 63
0 fold
