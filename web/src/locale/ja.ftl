# どこでも。
tatami = Tatami
back = 戻る
close = 閉じる
cancel = キャンセル
go-home = ゲーム一覧へ
try-again = もう一度
one-moment = 少々お待ちください
preparing = 卓を準備しています：{ $game }（{ $number }/{ $of }）
preparing-failed = { $game }の準備ができませんでした。サーバーがもう一度試しています。
being-prepared = 準備中
nothing-here = ここには何もありません。
problem-offline = サーバーが応答しません。接続を確かめてください。
problem-no-table = その卓はありません。リンクが途中で切れていませんか？
problem-no-game = このゲームは今は遊べません。
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
    [0] アオサギ
    [1] ツル
    [2] トビ
    [3] ミソサザイ
    [4] フクロウ
    [5] アマツバメ
    [6] チドリ
   *[7] ヒバリ
} { $number }
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
players-between = { $low }〜{ $high }人
players-tenno = 2〜7人
players-take = 2人
players-tenka = 3〜4人
feel-tenno = 読み合いと記憶
feel-take = すべて見える
feel-tenka = トリックテイキング
minutes-tenno = 20分
minutes-take = 20分
minutes-tenka = 25分
pitch-tenno = 一人11枚、うち3枚は伏せて。攻める、覚える、欺く。
pitch-take = 五つの山、すべて見える。うまく取り、おいしいところは残さない。
pitch-tenka = 大将が倒れると扇が返り、弱い者が強くなる。
play-bot = ボットと遊ぶ
play-bots = ボットと遊ぶ
play-bots-at = { $game }をボットと遊ぶ
invite = 招待
invite-to = { $game }に友だちを招待
your-tables = あなたの卓
no-tables-yet = まだ始まった対局はありません。「遊ぶ」を押すか、誰かを招待してください。
past-games = 過去の対局
no-past-games = 終えた対局はまだありません。
have-a-link = 友だちからリンクが届きましたか？
table-code = リンクか卓のコード
join = 入る
no-account = 登録は不要です。この端末なら席はあなたのまま。初期配置はあとで確かめられます。
about = Tatamiについて
about-unofficial = これは非公式・非営利の作品です。ゲームの名称はそれぞれの権利者に帰属します。気に入ったゲームは、ぜひ購入してください。
about-parts = フォントとライブラリ
about-parts-more = このページにはほかの人々の成果が含まれています。各ライセンスの全文をここに掲載しています。
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
score-points = { $points }点
placed = { $seats }人中{ $place }位、{ $points }
in-the-lead = 首位：{ $names }、{ $points }
after-moves = { $count ->
    [0] 始まったばかり
   *[other] { $count }手経過
}
result-yours = { $how ->
    [won] 勝ち、{ $scores }
    [shared] 同点で勝ち、{ $scores }
   *[lost] 負け、{ $scores }
}
result-by = 勝者：{ $names }、{ $scores }
what-to-play = 何で遊びますか？
game = ゲーム
how-many = 人数
who-starts = 先手
start-drawn = くじ引き
bots = ボット

# 設定。
preferences = 設定
preferences-of = { $name }の設定
language-is = 言語：{ $language }
your-name = 名前
save = 保存
saved = 保存しました
language = 言語
theme = 表示
theme-auto = システムに合わせる
theme-day = ライト
theme-night = ダーク
sound = 音
less-motion = 動きを減らす
notify = 通知
notify-more = あなたの番になり、このページが表示されていないとき

# 対局の前。
who-plays = 参加者
seat-free = 空席
sit = ここに座る
sit-too = ここにも座る
stand = 席を立つ
remove-player = { $name }を席から外す
seat-lost = { $name }さんがあなたを席から外しました。空いている席ならどこでも座れます。
not-here = 離席中
away-since = { $time }から離席中
away-since-day = { $day }から離席中
bot-for-seat = { $seat }番席のボット
no-bot = ボットなし
join-table = 入って座る
join-watch = 入って観戦
begin = 始める
waiting-for-seats = 空席が{ $count }つあります
waiting-for-host = 全員そろうと{ $name }さんが始めます。
fill-with-bots = ボットで埋める
invite-friends = 友だちを招待
link = この卓のリンク
qr-label = この卓へのQRコード
how-we-play = 卓の設定
clock = 持ち時間
number-between = { $low }から{ $high }までの数
clock-none = 時間制限なし
clock-minute = 1手1分
clock-bank = 1人10分
clock-days = 1手2日
public = 誰でもこの卓を見つけられる
public-more = そうでなければリンクを知る人だけ
spectators = ほかの人も観戦できる
hints = ヒントを使える
hints-more = 最強のボットが、あなたの知りうる情報で選ぶ手

# 卓で。
table = 卓
place-empty = なし
your-turn = あなたの番
is-thinking = { $name }が考えています
is-away = { $name }は離席中です
several-think = { $count }人が考えています
thinks = 考え中
bot-stands-in = ボットが代行
watching = 観戦：{ $names }
days-left = { $count }日
hours-left = { $count }時間
hint = ヒント
hint-awaited = 将軍ボットがヒントを考えています。
hint-more = 次善手と理由
hint-sure = { $how ->
    [only] 選べる手はこれだけです。
    [proven] 証明済みです。
    [clear] 明らかに最善手です。
    [likely] おそらく最善手です。
   *[close] 僅差です。どちらの手もほぼ互角です。
}
percent = { $share }%
points-ahead = { $sign ->
    [minus] −{ $points }点
   *[plus] +{ $points }点
}
menu = メニュー
take-back = 手を戻す
ask-take-back = 「待った」を頼む
back-asks = { $name }さんが「待った」を求めています。
back-waiting = 同意を待っています：{ $names }
back-agree = 同意する
back-decline = そのまま続ける
back-withdraw = 取り下げる
chat = チャット
# What a screen reader is told when somebody writes.
chat-from = { $name }より：{ $text }
nothing-said = まだ誰も話していません。
say-something = メッセージを入力
send = 送信
table-in-words = 文字で見る卓
table-in-words-more = すべての場所と手を文で
step-away = ボットに任せる
come-back = 自分で続ける
leave-game = 離れる（ボットが代行）
connection-lost = 接続が切れました。つなぎ直しています……
bot-plays-for-you = ボットがあなたの代行をしています。
table-closed = この卓にはもう誰もいません。
pass-on = 次は{ $name }（{ $seat }番席）
pass-on-more = 画面を渡してください。ほかの人は見ないでください。
show-my-side = 自分の札を見る

# 終わり。
result = 結果
won-two = { $who ->
    [you] あなたの勝ち、{ $won }対{ $lost }
   *[other] { $name }の勝ち、{ $won }対{ $lost }
}
see-table = 卓を見る
play-again = もう一局
wants-again = { $name }さんがもう一局遊びたいそうです。
other-starts-next = 次の対局では、もう一方が先手です。
to-rematch = 次の対局へ
review-game = 対局を検討する
deal-was-sealed = 初期配置は、対局が始まる前に封印されていました。
check-it = 確かめる
check-elsewhere = このブラウザーでは初期配置を確かめられません。対局をダウンロードし、「tatami verify」を実行してください。
deal-fair = 初期配置は公正でした。このページで確かめたこと：
deal-unfair = 初期配置が合いません。このページで確かめたこと：
deal-not-redone = 初期配置を再現できませんでした。このページは、このゲームで初期配置を決める手順を知りません。このページで確かめたこと：
check-commit = { $holds ->
    [yes] サーバーの秘密は、約束したとおりのものです。
   *[no] サーバーの秘密が、約束したものと違います。
}
check-memory = { $holds ->
    [yes] その約束は、対局前にこの端末が覚えたものと同じです。
   *[no] その約束は、対局前にこの端末が覚えたものと違います。
}
check-nonces = { $holds ->
    [yes] あなたの乱数が入っています。
   *[no] あなたの乱数が入っていません。
}
check-people = { $holds ->
    [yes] ボット以外の全員が乱数を加えています。
   *[no] ボット以外の誰かが乱数を加えていません。
}
check-deal = { $holds ->
    [yes] 初期配置は、これらの数から導かれます。
    [unknown] 初期配置がこれらの数から導かれるかは、確かめていません。対局をダウンロードし、「tatami verify」を実行してください。
   *[no] 初期配置は、これらの数から導かれません。
}

# 振り返り。
whose-eyes = 視点
eyes-open = 全員の手札を公開
eyes-of-spectator = 観戦者
eyes-of = { $name }
record = 記録と検証
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

# 検討。
review-title = 検討
review-begins = まもなく検討を始めます。
review-working = すべての選択を調べています……
review-failed = 検討を終えられませんでした。
review-found = これまでに見つかったミスは{ $count }件です。
review-moments = 特に響いた場面は{ $count }か所です。「次の場面」で、より良い手を確かめられます。
review-no-errors = はっきりしたミスはありません。お見事です。
review-errors = すべてのミス
review-incomplete = すべての選択を詳しく調べる時間はありませんでした。
next-moment = 次の場面
moment-at = { $unit ->
    [chip] { $number }枚目
    [turn] 第{ $number }手番
    [battle] 第{ $number }戦
   *[move] { $number }手目
}
grade = { $grade ->
    [inaccuracy] 緩手
    [mistake] 疑問手
   *[blunder] 悪手
}
review-better = より良い手
review-played = 実際の手
review-forgotten = 忘れていた札：
review-best = 最善手
review-fine = 良い手
review-chance = 勝率
accuracy = 正確さ
review-parts = 結果の内訳
part-chance = 勝率（%）
part-points = 点差
part = { $part ->
    [start] 配る前の見込み
    [own] 自分のミス
    [others] 相手のミス
    [deal] 初期配置と小さな損
    [luck] 運
   *[result] 結果
}
try-from-here = ここから試す
practice = 練習

# 学ぶことと、手元のルール。
learn = 遊び方
learn-game = { $game }の遊び方
next = 次へ
lesson-number = レッスン{ $number }／{ $of }
lesson-right = よくできました。
lesson-wrong = 惜しい。もう一度見てみましょう。
lesson-shown = 正解はこうです。
lesson-show = 答えを見る
lesson-again = もう一度
lesson-try = やってみる
offer-lesson = はじめてですか？
offer-lesson-more = 短いレッスンで「{ $game }」を覚えて、最初の対局に進みましょう。
offer-play = すぐに対局する
lesson-begin = はじめての一局を始める
lesson-anew = 最初から
lesson-done = これで全部です。
lesson-done-more = あとは慣れるだけ。ルールはどの卓でも、ヒントはボットとの対戦で、すぐ見られます。
rules = ルール
rules-of = { $game }のルール
matters-now = 今のポイント

# All rules of a game, on a page of their own or at a table.
rules-all = すべてのルール
rules-contents = 目次
rules-short = ルールの要点
rules-own-page = 別のページで開く
