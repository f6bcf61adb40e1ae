"""The rules, a folder for each part."""
