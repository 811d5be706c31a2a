talon-record 1
game tripoli
preset pay-suit
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
deal 9H 6H QH JS 5C KH 3H 8S 9C QD QS 3S 2D 2H 6S 7H 10S AH 6D 4D AD 5H 9D 4H 10D 10C 8D AC 2C 4S 3D 10H 4C AS JC 5D 9S 2S 5S 8H 7C QC KD JH JD 7S 6C KS 3C KC 8C 7D
= chips -9 -9 -9 -9 -9
= boxes 5 5 5 5 5 5 5 5 5
0 pass
= chips -9 -9 -9 -9 -9
= boxes 5 5 5 5 5 5 5 5 5
1 pass
= chips -9 -9 -9 -9 -9
= boxes 5 5 5 5 5 5 5 5 5
2 pass
= chips -9 -9 -9 -9 -9
= boxes 5 5 5 5 5 5 5 5 5
3 pass
= chips -9 -9 -9 -9 -9
= boxes 5 5 5 5 5 5 5 5 5
4 offer 5
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
4 name C
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
0 auction
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
1 offer 10
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
2 offer 13
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
3 offer 22
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
4 offer 25
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
1 pass
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
2 offer 27
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
3 pass
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
4 offer 33
= chips -9 -9 -9 -9 -14
= boxes 5 5 5 5 5 5 5 10 5
2 pass
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
1 select 9S 3C 3D 6D 9H
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
2 select 2S 10C 2H 6H JH
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
3 select 5S 4C 9C 8D JD
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
4 select 3S 4S QC 5D KH
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
0 select 10S QS 2C 5C 6C
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
1 check
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
2 check
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
3 check
= chips 24 -9 -9 -9 -47
= boxes 5 5 5 5 5 5 5 10 5
4 bet 5
= chips 24 -9 -9 -9 -52
= boxes 5 5 5 5 5 5 5 10 10
0 raise 2
= chips 17 -9 -9 -9 -52
= boxes 5 5 5 5 5 5 5 10 17
1 raise 5
= chips 17 -21 -9 -9 -52
= boxes 5 5 5 5 5 5 5 10 29
2 raise 1
= chips 17 -21 -22 -9 -52
= boxes 5 5 5 5 5 5 5 10 42
3 fold
= chips 17 -21 -22 -9 -52
= boxes 5 5 5 5 5 5 5 10 42
4 fold
= chips 17 -21 -22 -9 -52
= boxes 5 5 5 5 5 5 5 10 42
0 fold
= chips 17 -21 -22 -9 -52
= boxes 5 5 5 5 5 5 5 10 42
1 raise 9
= chips 17 -31 -22 -9 -52
= boxes 5 5 5 5 5 5 5 10 52
2 raise 1
= chips 17 -31 -32 -9 -52
= boxes 5 5 5 5 5 5 5 10 62
1 fold
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
2 play 2S
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
4 play 3S
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
4 play 4S
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play 5S
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play 6S
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play 8D
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
0 play 9D
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
1 play 10D
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play JD
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play 4C
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
0 play 5C
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
0 play 6C
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
0 play 7C
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play 8C
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
3 play 9C
= chips 17 -31 30 -9 -52
= boxes 5 5 5 5 5 5 5 10 0
2 play 10C
= chips 17 -31 35 -9 -52
= boxes 5 5 5 5 0 5 5 10 0
0 play JC
= chips 22 -31 35 -9 -52
= boxes 5 5 5 0 0 5 5 10 0
4 play QC
