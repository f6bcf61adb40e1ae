# The lessons of Tabula.

lesson-zeno = The Emperor's throw
lesson-zeno-about = Closed points, and the throw that undid an Emperor.
lesson-zeno-hello = Constantinople, about AD 480. You are the Emperor Zeno and play White; your men run from I up to XXIV and off the board. You stand well: four of your pairs and piles are safe. But you have thrown 2, 5 and 6.
lesson-zeno-closed = Two or more men close a point to the enemy. Black holds VIII, XI and XII: so none of the seven men on VI can go 2, 5 or 6. The men on IX and XXIII cannot move either.
lesson-zeno-two = The whole throw must be played if it can be. Begin with the 2: only the pair on XX can pay it. Go from XX to XXII.
lesson-zeno-two-else = That has to be played too. Begin with the 2, from XX to XXII.
lesson-zeno-six = Now the 6: of all your men only one on X can play it. Go from X to XVI.
lesson-zeno-six-else = That is the 5, and it will play itself in the end. First the 6, from X to XVI.
lesson-zeno-end = The 5 was played by itself, from XIX to XXIV: nothing else was left. Look at your men: eight stand alone, and whoever hits one sends it back to the beginning. Agathias told of this throw some seventy years later, and that is how we know the game.

lesson-road = Coming in
lesson-road-about = How men come onto the board, how a point is closed, and what being hit costs.
lesson-road-hello = A whole game begins with an empty board. A man comes in on the point that a die shows, I to VI; then all run the same way, up to XXIV. You have thrown 2, 4 and 4.
lesson-road-enter = A man alone can be hit, two together cannot. You have two fours: bring a man in on IV.
lesson-road-enter-else = You may, but two fours make a pair at once. Enter on IV.
lesson-road-pair = And another beside him: then IV is closed to Black.
lesson-road-pair-else = Then your man on IV would stay alone. Enter a second one on IV.
lesson-road-third = The 2 is left. A third man comes in on II; he stands alone, but somebody has to begin.
lesson-road-third-else = Keep the pair on IV together. Enter on II with the 2.
lesson-road-hit = Black has come in with three men, each alone. You have 1, 3 and 4. Your man on II is three points behind the one on V: hit him.
lesson-road-hit-else = First the blow: from II to V with the 3.
lesson-road-cover = Hit! He is outside and must come in again. Do not leave your man alone there: with the 1 another from IV joins him.
lesson-road-cover-else = Your man on V stands alone, and Black has men behind him. Go from IV to V with the 1.
lesson-road-again = Now one man alone is left on IV, and you have a 4.
lesson-road-again-else = With the 4 a man enters on IV, and that is a pair again.
lesson-road-end = Black threw 4, 4 and 5, and both points are closed to the man he has to enter first: his whole throw was lost. That is what closed points are for. Now bring all fifteen home!
