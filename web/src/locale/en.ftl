tatami = Tatami
back = Back
log = So far
table = The table
place-empty = empty
seat-number = Seat { $seat }
bot-name = { $level ->
    [farmer] Farmer
    [samurai] Samurai
    [daimyo] Daimyo
   *[shogun] Shogun
}
