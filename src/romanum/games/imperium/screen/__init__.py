"""What players see of a match: the view, the components, chances and previews."""
