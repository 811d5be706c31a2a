talon-record 1
game tripoli
preset michigan-rummy
option players 3
oy 0
= scorD8
3 p 9S QC 10C
