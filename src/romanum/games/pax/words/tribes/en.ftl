# Pax Romana: Tribes, Barbarians, Rebellion, Invasion.
