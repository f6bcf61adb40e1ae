"""The position of a match, the actions that change it, and what several chapters share."""
