"""Questions to the processes in which bots think, and their answers: plain data, checked as it is read."""
