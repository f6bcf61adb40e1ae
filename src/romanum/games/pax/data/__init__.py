"""The data of Pax Romana: files, what they must look like, and everything read from them as constants."""
