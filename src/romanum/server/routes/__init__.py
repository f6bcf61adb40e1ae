"""The paths of the protocol: what is read from a request, whom it is given to, what is answered."""
