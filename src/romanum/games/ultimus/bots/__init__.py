"""The judgement behind the bots: values, quick choices, plans, and what cannot be seen dealt at random."""
