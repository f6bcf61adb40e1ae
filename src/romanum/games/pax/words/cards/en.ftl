# Pax Romana: the deck, hands, and what cards do.
