"""A club: ratings, profiles with badges, ladders, tournaments."""
