"""What a seat is shown: its view, the parts of the game, odds and previews."""
