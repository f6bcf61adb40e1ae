"""What seats have said beforehand: when they wish to be asked, and how they answer without it."""
