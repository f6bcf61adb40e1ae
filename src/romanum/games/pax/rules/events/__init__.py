"""Chapter 16: the events of the Standard Game, and the Stability Check of both."""
