talon-record 1
game tripoli
preset tripoli
= chips 0 0 0 0 0
= boxes 0 0 0 0 0 0 0 0 0
deal 9H 6H QH JS 5C KH 3H 8S 9C QD QS 3S 2D 2H 6S 7H 10S AH 6D 4D AD 5H 9D 4H 10D 10C 8D AC 2C 4S 3D 10H 4C AS JC 5D 9S 2S 5S 8H 7C QC KD JH JD 7S 6C KS 3C KC 8C 7D
= chips -= boxes 5 5 5 5 5 5 5 5
0 keep
=oxes 5 5 0 0 0 5 5 5 5
1 select 9S 3D 6D 10D old
