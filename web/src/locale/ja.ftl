# どこでも。
tatami = Tatami
back = 戻る
close = 閉じる
go-home = 部屋へ
try-again = もう一度
one-moment = 少々お待ちください
preparing = 卓を準備しています：{ $game }（{ $of }のうち{ $number }）
being-prepared = 準備中
nothing-here = ここには何もありません。
problem-offline = サーバーが応答しません。接続を確かめてください。
problem-no-table = その卓はありません。リンクは途中で切れていませんか。
problem-unknown = うまくいきませんでした。
copy = コピー
copied = コピーしました
share = 共有
download = ダウンロード
leave = 卓を離れる
you = あなた
log = これまで

# 名前。
guest-name = { $bird ->
    [0] さぎ
    [1] つる
    [2] とび
    [3] みそさざい
    [4] ふくろう
    [5] あまつばめ
    [6] ちどり
   *[7] ひばり
}さん
seat-number = { $seat }番席
seat-you = あなた
bot-name = { $level ->
    [farmer] 農民
    [samurai] 侍
    [daimyo] 大名
   *[shogun] 将軍
}
is-bot = { $level ->
    [farmer] 農民ボット
    [samurai] 侍ボット
    [daimyo] 大名ボット
   *[shogun] 将軍ボット
}

# 部屋。
play = 遊ぶ
change = 変える
last-choice = { $bots ->
    [1] { $game }、{ $level }ボットと
   *[other] { $game }、{ $level }ボット{ $bots }人と
}
players-tenno = 2〜7人
players-take = 2人
players-tenka = 3〜4人
feel-tenno = 読み合いと記憶
feel-take = すべて見える
feel-tenka = トリックテイキング
minutes-tenno = 20分
minutes-take = 20分
minutes-tenka = 25分
pitch-tenno = 手札は十一枚、三枚は伏せて。攻める、覚える、欺く。
pitch-take = 五つの塔、すべて見える。うまく取り、おいしいものを残さない。
pitch-tenka = 将軍が倒れると扇が返り、弱い者が強くなる。
play-bot = ボットと遊ぶ
play-bots = ボットと遊ぶ
play-bots-at = { $game }をボットと遊ぶ
invite = 招く
invite-to = { $game }に友だちを招く
your-tables = あなたの卓
no-tables-yet = まだ始まった対局はありません。「遊ぶ」を押すか、だれかを招いてください。
past-games = 過去の対局
no-past-games = この端末で終えた対局はまだありません。
have-a-link = 友だちからリンクが届きましたか
table-code = リンクか卓のコード
join = 入る
no-account = 登録はいりません。席はこの端末であなたのもの。配りはあとで確かめられます。
watch = 観戦
no-public-tables = いま公開の卓はありません。
game-with = { $more ->
    [0] { $game }、{ $first }と
   *[other] { $game }、{ $first }ほか{ $more }人と
}
your-move = あなたの番
gathering = 募集中
resume = 続ける
review = 振り返る
free-seats = { $count ->
    [0] 空席なし
   *[other] 空席{ $count }
}
seats-count = { $count }人
score-to = { $first }対{ $second }
after-moves = { $count ->
    [0] 始まったばかり
   *[other] { $count }手まで
}
result-yours = { $how ->
    [won] 勝ち、{ $scores }
    [shared] 同点で勝ち、{ $scores }
   *[lost] 負け、{ $scores }
}
result-by = 勝者：{ $names }、{ $scores }
what-to-play = 何で遊びますか
game = ゲーム
how-many = 人数
bots = ボット

# 設定。
preferences = 設定
preferences-of = { $name }の設定
language-is = 言語：{ $language }
your-name = 名前
save = 保存
saved = 保存しました
language = 言語
theme = 明るさ
theme-auto = システムに合わせる
theme-day = 昼
theme-night = 夜
sound = 音
less-motion = 動きを減らす
notify = 通知
notify-more = あなたの番で、このページが裏にあるとき

# 対局の前。
who-plays = 参加者
seat-free = 空席
sit = ここに座る
sit-too = ここにも座る
stand = 席を立つ
remove-player = { $name }を席から外す
seat-lost = { $name }があなたの席を空けました。空いている席ならどこでも座れます。
not-here = 離席中
bot-for-seat = { $seat }番席のボット
no-bot = ボットなし
join-table = 入って座る
join-watch = 入って観る
begin = 始める
waiting-for-seats = 空席が{ $count }つあります
waiting-for-host = 全員そろうと{ $name }が始めます。
fill-with-bots = ボットで埋める
invite-friends = 友だちを招く
link = この卓のリンク
qr-label = カメラで読むリンクのコード
how-we-play = 卓の設定
clock = 持ち時間
number-between = { $low }から{ $high }までの数
clock-none = 急がない
clock-minute = 一手一分
clock-bank = 一人十分
clock-days = 一手二日
public = だれでもこの卓を見つけられる
public-more = そうでなければリンクを知る人だけ
spectators = ほかの人も観戦できる
hints = ヒントを使える
hints-more = あなたが知りうることから、最強のボットならどうするか

# 卓で。
table = 卓
place-empty = なし
your-turn = あなたの番
is-thinking = { $name }が考えています
several-think = { $count }人が考えています
thinks = 考え中
bot-stands-in = ボットが代打ち
watching = 観戦：{ $names }
days-left = { $count }日
hours-left = { $count }時間
hint = ヒント
hint-is = 将軍なら：{ $words }。
hint-sure = { $how ->
    [proven] 証明済みです。
    [share] 勝率は{ $share }％と見ています。
    [ahead] 最後は{ $margin }点リードと見ています。
    [level] 最後は同点と見ています。
   *[behind] 最後は{ $margin }点差で負けと見ています。
}
menu = メニュー
menu-unread = メニュー、新しいメッセージ{ $count }件
chat = おしゃべり
# What a screen reader is told when somebody writes.
chat-from = { $name }より：{ $text }
nothing-said = まだだれも話していません。
say-something = 何か話す
send = 送る
table-in-words = 言葉で見る卓
table-in-words-more = すべての場所と手を文字で
step-away = ボットに任せる
come-back = 自分で打つ
leave-game = 離れる（ボットが続ける）
connection-lost = 接続が切れました。つなぎ直しています。
bot-plays-for-you = ボットがあなたの代わりに打っています。
table-closed = この卓にはもうだれもいません。
pass-on = 次は{ $name }（{ $seat }番席）
pass-on-more = 画面を渡してください。ほかの人は見ないで。
show-my-side = 自分の側を見る

# 終わり。
result = 結果
won-two = { $who ->
    [you] { $won } 対 { $lost } であなたの勝ち
   *[other] { $won } 対 { $lost } で{ $name }の勝ち
}
see-table = 卓を見る
play-again = もう一局
wants-again = { $name }がもう一局遊びたいそうです。
to-rematch = 次の対局へ
review-game = 対局を振り返る
deal-was-fixed = 配りは、あなたが座る前に決まっていました。
check-it = 確かめる
check-elsewhere = このブラウザーではここで配りを確かめられません。対局をダウンロードし、「tatami verify」を使ってください。
deal-fair = 配りは公正でした。このページで確かめたこと：
deal-unfair = 配りが合いません。このページで確かめたこと：
check-commit = { $holds ->
    [yes] サーバーの秘密は、約束したとおりのものです。
   *[no] サーバーの秘密が、約束したものと違います。
}
check-memory = { $holds ->
    [yes] その約束は、この端末が対局前に覚えたものです。
   *[no] その約束が、この端末が対局前に覚えたものと違います。
}
check-nonces = { $holds ->
    [yes] あなたの乱数が入っています。
   *[no] あなたの乱数が入っていません。
}
check-deal = { $holds ->
    [yes] 配りは両方から導かれます。
   *[no] 配りが両方から導かれません。
}

# 振り返り。
whose-eyes = だれの目で見るか
eyes-open = 全員の手を公開
eyes-of-spectator = 観戦者
eyes-of = { $name }
record = 棋譜と配り
replay-controls = 再生
to-first = 最初へ
one-back = 一手戻る
play-on = 再生
pause = 一時停止
one-on = 一手進む
to-last = 最後へ
move = 手
move-of = { $last }手中{ $move }手目
to-move = { $name }の番
points-now = この手の後の点数
where-it-turned = 勝負どころ
turned-at = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $unit ->
    [chip] { $number }枚目
    [turn] { $number }手目
    [battle] 第{ $number }戦
   *[move] { $number }手目
}から最後まで先頭でした。

# 学ぶことと、手元のルール。
learn = 遊び方
learn-game = { $game }の遊び方
first-game = はじめての一局
card-of = { $card } / { $cards }
next = 次へ
lesson-begin = はじめての一局を始める
lesson-at-once = すぐに卓へ
lesson-begun = はじめての一局が途中です。
lesson-begun-more = すべて前のままです。
lesson-go-on = 続ける
lesson-anew = 最初から
lesson-note = { $rare ->
    [yes] もう一つ
   *[no] { $note } / { $notes }
}
understood = わかった
lesson-end = 説明を終える
lesson-done = これで全部です。
lesson-done-more = あとは慣れるだけ。ルールはどの卓でも、ヒントはボットとの対戦で、すぐ見られます。
lesson-real-game = 本番の一局へ
lesson-stay = この対局を続ける
rules = ルール
rules-of = { $game }のルール
matters-now = 今はこれ
