"""What other distributions bring: how it is found and loaded, and what must be true of it before it is relied on."""
