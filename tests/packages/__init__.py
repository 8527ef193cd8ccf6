"""What is given to players: the wheel, the source archive, the folder with everything in it."""
