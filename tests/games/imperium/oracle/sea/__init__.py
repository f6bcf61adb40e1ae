"""The oracle at sea: voyages, weather and fights, worked out a second time."""
