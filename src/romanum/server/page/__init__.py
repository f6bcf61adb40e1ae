"""A page as the host of tables: without a web server, a database, processes or threads.

The same paths and sockets as of a server, answered in the page itself. Matches are kept on a shelf, which is whatever
keeps bytes by their names; workers think. One person owns the page.
"""
