# The lessons of Ultimus Romanorum: warm, short, plain.

lesson-stilicho = Stilicho against the Goths
lesson-stilicho-about = Lead two armies to one place and win a great battle.
lesson-stilicho-hello = The year 405. Radagaisus has led his Goths over the Danube; they stand in Siscia, on the road to Italy. You are Rome, and Stilicho waits in Mediolanum.
lesson-stilicho-counters = Portraits are leaders, the rest are troops. The first number of troops is their strength, about a thousand men a point. A leader takes along as many units as he can command.
lesson-stilicho-lead = Click on Mediolanum: there they all are. Under Stilicho choose “with all”, and everybody sets out with him.
lesson-stilicho-lead-else = Stilicho leads, and everybody in Mediolanum goes with him.
lesson-stilicho-both = And the other unit: for this he needs every man.
lesson-stilicho-march = Now click on Siscia. It is two areas off, one point each, and such troops have four. Go there.
lesson-stilicho-march-else = Straight to Siscia, by Aquileia.
lesson-stilicho-sarus = Fifteen against twenty-four is too few. In Ravenna stands Sarus with two good units. Click on Ravenna, and under Sarus on “with all”.
lesson-stilicho-sarus-else = We need Sarus, and both units of Ravenna.
lesson-stilicho-second = And the other unit.
lesson-stilicho-join = To Siscia, to Stilicho!
lesson-stilicho-fight = Twenty-six against twenty-four! Battles come when you have moved, wherever enemies share an area. Press Done.
lesson-stilicho-fight-else = Everybody is there who is needed. Press Done, and the battle begins.
lesson-stilicho-loss = The die was 8, and Stilicho adds his skill: the Goths are destroyed. It cost you a step of one unit. You choose whose; it recovers in winter.
lesson-stilicho-loss-else = Somebody has to bear it. Choose a unit.
lesson-stilicho-won = Radagaisus is no more. Odds give the column, one die gives the row, and better leaders and better troops move both: that is every battle here.
lesson-stilicho-end = A great battle and each dead leader bring victory points. Stilicho was good at this. You are, too.

lesson-year = A year of the empire
lesson-year-about = Who begins, who may march how often, and what the winter counts.
lesson-year-hello = Every year each side draws a stratagem. Then it is settled who begins, and who may march how often; and in winter points are counted.
lesson-year-initiative = The Goths would begin this year. But you hold the stratagem Initiative: play it, and you do.
lesson-year-initiative-else = Kept for later it is of no use against what comes now. Play Initiative.
lesson-year-caesar = Two emperors are too few for so long a border. A Caesar may lead troops where others may not, and gets a guard. Name Anthemius, in Constantinople.
lesson-year-caesar-else = Arcadius needs help in the east. Anthemius is the best he has.
lesson-year-play = Four sequences this year, two for each side in turn. In each you march, then fight. Do what you like until the year is over; Stilicho knows the way.
lesson-year-end = That was a year. The log tells what each side was paid for: quiet capitals and emperors at home for you, every area they stand in for the Barbarians.

lesson-treaty = Enemies of yesterday
lesson-treaty-about = Take a people into the empire, and let it fight for you.
lesson-treaty-hello = Year 407. The Rhine is frozen, and four peoples have come over it into Gaul. You cannot beat them all. You need not.
lesson-treaty-treaty = A people that is wholly inside the empire can be given land, and serves for it. You hold the treaty for a Major Tribe: play it.
lesson-treaty-treaty-else = First the treaty: it changes everything else.
lesson-treaty-whom = The Burgundians share Galliae 4 with the Sueves. Offer it to the Burgundians.
lesson-treaty-whom-else = The Vandals would take it, too. But the Burgundians stand right beside the Sueves.
lesson-treaty-fight = They are your Foederati now, and beside them stand the Sueves, who are not. Enemies in one area fight. Press Done.
lesson-treaty-fight-else = Let us see what the new friends are worth. Press Done.
lesson-treaty-end = The Sueves are gone, and no Roman fell. Foederati are yours as long as nobody stirs them up; the Barbarian has stratagems for that.

lesson-purple = The purple
lesson-purple-about = On the other side: usurp a throne, and win over its troops.
lesson-purple-hello = You are the Barbarian, and that means usurpers as well. In Britain the troops have made Constantine emperor. Gaul lies over the water, and hardly anybody commands there.
lesson-purple-take = Click on Londinium, then on Constantine: he marches. Then click on a unit of the Comitatenses that he is to take.
lesson-purple-take-else = Not without troops: Constantine, and both Comitatenses.
lesson-purple-both = And the other one. The coast guard may stay at home.
lesson-purple-cross = Now over the strait to Rotomagus. It costs three points, all that they have.
lesson-purple-cross-else = Gaul is waiting. Over the strait, to Rotomagus.
lesson-purple-rally = Roman troops without a leader! A usurper need not fight them: he can call on them. A 3 or less, and they are his.
lesson-purple-rally-else = Why fight Romans? Call on them.
lesson-purple-halt = They cheer, and two units more are yours. No march is left; halt here.
lesson-purple-halt-else = You have come far enough for now. Halt.
lesson-purple-end = Every year that a usurper holds out brings you 3 points. And if he holds Ravenna and Rome, he is emperor, and the two of you change sides!

lesson-rome = Genseric sails
lesson-rome-about = Put an army aboard a fleet, and land at Rome.
lesson-rome-hello = Year 455. Genseric the Vandal holds Carthage, and with it the fleet of the west. Over the sea lies Rome, with a single unit inside.
lesson-rome-king = A fleet carries any number of leaders and two units from its port. First the king: Genseric goes aboard.
lesson-rome-king-else = The king wants to see Rome himself. Genseric first.
lesson-rome-men = Now a unit of his Vandals.
lesson-rome-men-else = Two units of the Vandals go aboard.
lesson-rome-more = And a second one: more do not fit.
lesson-rome-sail = Hoist the sails: the western fleet goes out into the western sea.
lesson-rome-sail-else = All are aboard. Sail.
lesson-rome-land = From this sea every coast of the west can be reached. Land at Rome!
lesson-rome-land-else = A fine coast, but not what you came for. Rome!
lesson-rome-fight = Two Vandals for one Roman. Press Done, and the battle begins.
lesson-rome-fight-else = The gates will not open by themselves. Press Done.
lesson-rome-end = Rome is yours, as in 455. If you are still here when winter comes, it is worth 5 points. Bring the fleet home before that: at sea it would be lost.

lesson-empire = Radagaisus and Alaric
lesson-empire-about = A whole scenario against a recruit, with the guide at your side.
lesson-empire-hello = Now six years, 405 to 410, all of it. You are Rome: two emperors, a long border, and Alaric in your own house. Whoever has most points wins.
lesson-empire-play = A recruit plays the Barbarians and does what comes to his mind. The guide says a word whenever something new comes up. Good luck!
lesson-empire-end = Six years of the empire, and you were there. Try the Barbarian next, or a soldier instead of a recruit.
