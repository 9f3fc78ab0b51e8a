title = Koi Pond
designers = The makers of Tatami
about = Ask for fish, and collect pairs.
option-mood = Mood
option-mood-calm = Calm
option-mood-wild = Wild
piece = { $kind }
place-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
}
place-pairs = { $seat-is ->
    [you] Your pairs
   *[other] { $seat }’s pairs
}
place-pond = Pond
task-turn = { $seat-is ->
    [you] Ask somebody for a fish.
   *[other] { $seat } is to ask.
}
do-ask = Ask { $whom } for { piece }
do-pass = Draw
saw-ask = { $seat-is ->
    [you] You ask { $whom } for { piece }.
   *[other] { $seat } asks { $whom } for { piece }.
}
saw-pass = { $seat-is ->
    [you] You draw.
   *[other] { $seat } draws.
}
