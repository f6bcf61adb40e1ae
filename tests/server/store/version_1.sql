-- What a database of version 1 held: people, an account, a running match of History of the Roman Empire with its log,
-- chat, notes and a spectator. Never changed: it stands for the databases that are out there.
INSERT INTO people (name, login, password, owner, created) VALUES ('Livia', NULL, NULL, false, 1794722173682);
INSERT INTO people (name, login, password, owner, created) VALUES ('Drusus', 'drusus', '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$x', false, 1794722176345);
INSERT INTO sessions (token, person, created) VALUES ('0000000000000000000000000000000000000000000000000000000000000000', 1, 4102444800000);
INSERT INTO matches (id, game, rules, scenario, options, title, names, dice, start, branch_of, owner, watch, public, hints, hold, removed, state, seq, n, turn, result, created, changed) VALUES ('oldmatch2345', 'hre', 1, 'standard', '{"bribes":false,"oraculum":true,"pairs":"alternating","discreet":false}', '', '["Player 1","Player 2"]', '{"type":"FastDice","state":7191089600892374487}', NULL, NULL, 1, 'watch', false, true, false, false, 'running', 12, 12, '[1]', NULL, 0, 1794722176271);
INSERT INTO seats (match, seat, open, person, bot, token, salt) VALUES ('oldmatch2345', 0, false, 1, NULL, 'seat-0', NULL);
INSERT INTO seats (match, seat, open, person, bot, token, salt) VALUES ('oldmatch2345', 1, false, 1, NULL, 'seat-1', NULL);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 1, 'act', 1, 'give green', 1, 1794722175568);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 2, 'act', 0, 'give blue', 1, 1794722176165);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 3, 'act', 1, 'give yellow', 1, 1794722176178);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 4, 'act', 1, 'give red', 1, 1794722176187);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 5, 'act', 0, 'keep', 1, 1794722176200);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 6, 'act', 1, 'give yellow', 1, 1794722176210);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 7, 'act', 0, 'card numidae', 1, 1794722176219);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 8, 'act', 1, 'pass', 1, 1794722176233);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 9, 'act', 0, 'done', 1, 1794722176237);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 10, 'act', 0, 'place narbonensis', 1, 1794722176255);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 11, 'act', 0, 'place aquitania', 1, 1794722176263);
INSERT INTO log (match, seq, kind, seat, text, person, at) VALUES ('oldmatch2345', 12, 'act', 0, 'done', 1, 1794722176271);
INSERT INTO watchers (match, person) VALUES ('oldmatch2345', 2);
INSERT INTO chat (match, person, who, seat, text, at) VALUES ('oldmatch2345', 1, 'Livia', 0, 'ave', 1794722176427);
INSERT INTO notes (match, person, text) VALUES ('oldmatch2345', 1, 'attack');
