# What players can say to the table instead of a chat: short, friendly, to nobody in particular. A
# reaction is shown as its emoji; its text names it for who cannot see it.

phrase-hello = Hello!
phrase-good_luck = Good luck, everyone!
phrase-have_fun = Have fun!
phrase-all_aboard = All aboard!
phrase-nice_route = Nice route!
phrase-good_move = Good move!
phrase-well_played = Well played!
phrase-close_one = That was close!
phrase-thanks = Thank you!
phrase-you_are_welcome = You’re welcome!
phrase-sorry = Sorry!
phrase-no_worries = No worries!
phrase-oops = Oops!
phrase-hurry = The clock is ticking …
phrase-take_your_time = Take your time!
phrase-thinking = Let me think …
phrase-back_soon = Back soon!
phrase-congratulations = Congratulations!
phrase-another_game = Shall we play again?
phrase-goodbye = Goodbye!

# Reactions.
phrase-smile = Smile
phrase-laugh = Laughter
phrase-applause = Applause
phrase-thumbs_up = Thumbs up
phrase-heart = Heart
phrase-surprise = Surprise
phrase-wave = Wave
phrase-fingers_crossed = Fingers crossed
phrase-sad = A tear
phrase-party = Party
phrase-train = Train
