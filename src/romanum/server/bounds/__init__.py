"""What a running server keeps to: how it is set up, what it refuses, and how much anybody may ask of it."""
