"""What lies in the folder of a game beside its code: rules, guide, lengths, moments in which rules spoke."""
