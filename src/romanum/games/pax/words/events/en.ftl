# Pax Romana: events of the Standard Game, Stability Checks, Civil War.
