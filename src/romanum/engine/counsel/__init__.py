"""What a game tells bots: who plans, who counts blunders, how a choice is decided on."""
