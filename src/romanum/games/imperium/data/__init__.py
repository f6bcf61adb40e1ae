"""The data of Imperium Romanum: files, what they must look like, and everything read from them as constants."""
