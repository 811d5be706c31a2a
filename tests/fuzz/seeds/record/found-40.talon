talon-record 1
game five-hundred
preset 
gamee