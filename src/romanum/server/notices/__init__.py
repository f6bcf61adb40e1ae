"""Telling people who are not at the table: their turn, time running out, time up, match over, a
new round of a tournament.

`notices` decides who is told what, once; `letters` has the words; `mail` and `webhook` are the ways; `subscriptions` is
what a person wants. What was decided and what became of it stands in the store, so a restart neither forgets nor
repeats it.
"""

from romanum.server.notices.notices import Notices
from romanum.server.notices.subscriptions import Wishes

__all__ = ["Notices", "Wishes"]
