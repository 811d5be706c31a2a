talon-record 1
game tripoli
preset pay-suit
= boxes 0 0 00   0 00 0 0
deal 9H 6H QH JS 5C KH 3H 8S 9C QD QS 3S 2D 2H 6S 7H 10S AH 6D 4D AD 5H 9D 4H 10D 10C 8D AC 2C 4S 3D 10H 4C AS JC 5D 9S 2S 5S 8H 7C QC KD JH JD 7S 6C KS 3C KC 8C 7D
= chips -9 -9 -9 -9 -9
= xoebr 5 5 5 5 5 5 5 5 5
0 pass
= chi 0
1 call 4S
= tricks 0 0 0 0 0
0 0 