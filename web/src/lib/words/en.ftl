# App.svelte
opening-the-library-of-maps = Opening the library of maps …
romanum-has-been-updated-on = Romanum has been updated on the server: this page is out of date. Nothing is lost.
reload-the-page = Reload the page
no-connection-kept = No connection: you see what this browser kept on { $since }. Finished games that you have kept can be looked at.

# trouble.ts
no-match-here = There is no such match here. It may have been removed, or it is private and this browser has no seat in it. If you were invited, open the link you were sent.
this-link-leads-nowhere-a = This link leads nowhere: a letter of it may be missing, or the match has been removed. Ask for it again.
this-link-has-been-used = This link has been used, is too old, or a letter of it is missing. Ask for a new one.
there-is-no-such-page = There is no such page.
no-connection = No connection
the-server-does-not-answer = The server does not answer: it may be restarting, or your network is down. Nothing is lost; this page goes on by itself.
the-server-is-being-restarted = The server is being restarted
nothing-is-lost-this-page = Nothing is lost; this page goes on by itself.
the-server-is-in-trouble = The server is in trouble
this-page-tries-again-by = { $message } This page tries again by itself.
a-little-slower = A little slower
this-page-is-out-of = This page is out of date
nothing-here = Nothing here
sign-in-first = Sign in first
not-for-you = Not for you
the-seat-is-taken = The seat is taken
a-link-works-for-the = { $message } A link works for the first person who uses it; ask for another one, or for a link to watch.
this-match-cannot-be-opened = This match cannot be opened
nobody-else-is-here = Nobody else is here
the-server-has-made-a = The server has made a mistake
that-did-not-work = That did not work
a-part-of-it-could = A part of it could not be fetched: Romanum has been updated since you opened it, or the connection is lost. Reload the page; your matches are safe.

# keys.ts
move-between-places-on-the = move between places on the map
shift-the-map = shift the map
next-previous-place-where-something = next, previous place where something can be done
act-on-the-place = act on the place
look-at-the-place-and = look at the place and what stands there
ask-why-the-place-cannot = ask why the place cannot be chosen
zoom-in-zoom-out-whole = zoom in, zoom out, whole map
the-buttons-under-the-map = the buttons under the map, from the left
odds-of-what-can-be = odds of what can be attacked
players-and-scores = players and scores
private-notes = private notes
one-action-back-one-forward = one action back, one forward in time
these-keys = these keys
esc = Esc
close-back-to-the-present = close; back to the present

# live.ts
sign-in-to-see-this = Sign in to see this match.
this-seat-is-not-yours = This seat is not yours.
no-such-match = There is no such match, or it is private.
the-server-has-been-updated = The server has been updated: load this page again. Nothing is lost.
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
just-now = just now
time-is-up = time is up
left = { $length } left
playing-time = { $most ->
    [one] { $time } hour
   *[other] { $time } hours
}
playing-times = { $from }–{ $to } hours
players = { $most ->
    [one] { $counts } player
   *[other] { $counts } players
}
it-is-your-turn = It is your turn.
key-undo = undo
key-hint = hint
key-log = log
key-rules = rules
key-chat = chat
key-film = pause the film of what the others did, go on, see it again
key-film-steps = the film one step back, one step on
key-film-end = the film to its end

# clock.ts
clock-allowance = { $length } for each decision
clock-bank = beyond it { $length } in the bank
clock-increment = { $length } more after each turn
clock-vacation = { $days ->
    [one] 1 day of vacation
   *[other] { $days } days of vacation
}

# http.ts
offline = The server does not answer. Your match is safe; trying again.
restarting = The server is being restarted. Nothing is lost; trying again.
server-answered = The server answered { $status }.

# people.svelte.ts
guest = Guest

# covers.ts
cover-hre-years = 60 BC – AD 476
cover-trajan-war = THE PARTHIAN WAR
cover-trajan-years = AD 114 – 117
cover-ultimus-fall = THE FALL OF THE WEST
cover-ultimus-years = AD 405 – 476
cover-pax-powers = ROME, CARTHAGE, GREECE, THE EAST
cover-pax-years = 300 – 50 BC
cover-imperium-years = 88 BC – AD 629

# App.svelte, in a page that holds its tables itself
a-new-version-waits = A new version is here. It takes over when the match is left.
romanum-has-been-brought-up = Romanum has been brought up to date.

# coming.ts
it-is-coming = Coming: { $what }
so-much-has-come = Coming: { $what }, { $loaded } of { $whole } MB
python-and-the-tables = Python and the tables
pictures-of = the pictures of { $game }
words-of = { $game } in { $language }
python-begins = Python begins …

# chart.ts
if-they-stand-though = if they stand; { $percent ->
    [100] they can withdraw
   *[other] { $percent }% they can withdraw
}
