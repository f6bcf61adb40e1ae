"""The oracle of the state: purses, levies, control and morale, worked out a second time."""
