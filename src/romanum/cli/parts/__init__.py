"""Parts of subcommands that are too long to stand in them."""
