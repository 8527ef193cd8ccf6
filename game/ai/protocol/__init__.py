"""Worker processes in which bots think, and the messages to and from them: plain data, validated when read."""
