"""Chapter 13: Tribes, Barbarians, Rebellion and Invasion."""
