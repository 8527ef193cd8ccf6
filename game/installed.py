"""The installed package ``tarot_des_fleurs``, which contains the packages and the data files of the game."""
