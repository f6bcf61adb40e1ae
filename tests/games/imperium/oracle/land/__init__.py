"""The oracle on land: marches, fights, sieges and supply, worked out a second time."""
