# What every lesson can say. What a lesson of a game says itself stands beside it.

lesson-otherwise = A good thought, and the rules allow it; but this lesson is about something else just now. Try what it asks for: it is shown to you.
lesson-dice = In this lesson the dice fall as the story wants it. In a match they do not.

# In the terminal.

learn-minutes = About { $minutes } minutes.
learn-step = Step { $step } of { $steps }
learn-look = Look at { $places }.
learn-next = Enter goes on with: { $title }. quit leaves.
learn-last = That was the last lesson. Play: { $command }
learn-again = Again: { $command }

# At the end of a study.

study-solved = Solved.
study-missed = Not this time. Best is: { $best }.
study-on = Good. And how does the plan go on?
study-numbers = Over { $lines } lines of play it came out at { $value } of 100; what a novice does ({ $novice }) at { $simple }.
