"""What a release must be before it goes out: `make release-check`. Nothing of it travels with the package."""
