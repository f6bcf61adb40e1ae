"""What `romanum bench` measures, and by what."""
