"""What a screen is told beyond the bare position."""
