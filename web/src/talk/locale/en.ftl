# Chat at the table and in the lobby.
chat-unread = Chat, { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
lobby-chat = Lobby
lobby-chat-unread = Lobby, { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
lobby-chat-more = Everybody on this server can read this.
lobby-chat-none = Nobody has said anything here lately. Say hello.
lobby-chat-lost = Connection lost. Reconnecting…

# Reactions at a seat.
reactions = Reactions
reaction-bow = A bow
reaction-cheer = Well played!
reaction-laugh = A laugh
reaction-wow = Wow!
reaction-oops = Oops…
reaction-tea = Take your time
reaction-from = { $name }: { $reaction }

# Mute and report.
mute = Mute { $name }
unmute = Unmute { $name }
mute-short = Mute
unmute-short = Unmute
report = Report { $name }
report-short = Report
report-more = The people who run this server will see your report, with what was said. { $name } won’t be told.
report-why = What is it about?
report-words = What they say
report-name = Their name
report-play = How they play
report-other = Something else
report-details = Anything to add?
report-send = Send report
report-sent = Thank you. Your report has been sent.

# What reviews say.
insights = From reviews
insight-games = Games reviewed
insight-accuracy = Accuracy
insight-luck = Luck
insight-luck-more = Luck is how much the deal and the draws raised the chance of winning, in percentage points per game; losses too small to count are part of it.

# Bots that do not keep you waiting.
tempo-skip = skip to my turn

# For the people who run a server.
moderation = Moderation
moderation-token = Token
moderation-token-more = This server asks for the token it was started with.
moderation-open = Open
open-reports = Open reports
no-reports = There are no open reports.
reported-by = Reported by { $name }, { $time }
reported-by-nobody = Reported by a deleted account, { $time }
reported-said = What was said
reported-said-nothing = Nothing was said.
moderation-note = Note for the log
moderate-mute-day = Mute for a day
moderate-mute = Mute
moderate-ban = Ban
moderate-undo = Lift mute and ban
moderate-dismiss = Dismiss
moderation-log = Log
moderation-log-none = Nothing has been decided yet.
deed-mute = Muted { $name }
deed-ban = Banned { $name }
deed-undo = Lifted mute and ban: { $name }
deed-dismiss = Dismissed reports: { $name }
deed-until = until { $time }
