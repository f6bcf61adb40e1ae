"""Games as text: boards, ways, odds, rules and refusals, as a terminal shows them and an assistant reads them.

Everything is made from what a seat has been told (`played`), so nothing of it can show more.
"""
