# 大会。
tournaments = 大会
tournament = 大会
tournaments-more = 全員で数回戦を戦います。デュプリケートではどの卓も同じ初期配置なので、運だけでは決まりません。
plan-tournament = 大会を開く
no-tournaments = まだ大会がありません。最初の大会を開いてみてください。
your-tournaments = 自分の大会
tournaments-going = 受付中・進行中
tournaments-over = 終了
all-tournaments = すべての大会
to-tournament = 大会へ
tournament-title = 大会名
tournament-of = { $name }の大会
format = 形式
format-duplicate = デュプリケート
format-duplicate-more = 同じ回戦の卓はすべて同じ初期配置で対局します。別の卓で同じ番の席だった人と成績を比べます。
format-swiss = スイス式
format-swiss-more = 毎回、成績の近い人と当たります。同じ相手とはできるだけ二度当たりません。上回った相手の数が得点になります。
format-round-robin = 総当たり
format-round-robin-more = 全員と当たります。上回った相手の数が得点になります。
players-at-a-table = 一卓の人数
players-in-all = 全体の人数（ボットを含む）
tournament-bots = 空きを埋めるボット
begins = いつ始める？
begins-host = 自分で始める
begins-5 = 5分後
begins-15 = 15分後
begins-60 = 1時間後
begins-time = 日時を決める
break-between = 回戦の間の休憩
pause-0 = なし
pause-30 = 30秒
pause-120 = 2分
pause-600 = 10分
late-entries = 開始後も参加できる
public-tournament = 誰でも見つけられる
rated-tournament-more = すべての対局がレーティングの対象。標準ルール

# 進み具合。
entered-count = { $count }人
entered-so-far = { $count ->
    [0] まだ誰も参加していません。{ $players }人までボットが入ります。
   *[other] { $count }人が参加しています。{ $players }人までボットが入ります。
}
hosted = 主催者：
hosted-by = 主催者：{ $name }
is-unrated = レート対象外
is-cancelled = 中止
won-by-names = 優勝：{ $names }
your-place = あなたの順位：{ $of }人中{ $place }位
enter-now = 受付中
begins-soon = まもなく開始
begins-on = 開始：{ $time }
begins-in = 1回戦の開始まで
next-round-in = 次の回戦の開始まで
rounds = 回戦
rounds-count = 全{ $count }回戦
round-number = { $number }回戦
round-short = { $number }回
round-of = { $number }回戦（全{ $of }回戦）
round-ended = { $number }回戦（全{ $of }回戦）が終了
tables-done = { $of }卓中{ $done }卓が終了
table-done = 終了
table-playing = 対局中
round-sealed = どの卓も同じ初期配置なので、最後の卓が終わるまでほかの人には公開されません。
your-table-ready = 自分の卓の準備ができました。
to-your-table = 自分の卓へ
wait-for-others = 対局が終わりました。すべての卓が終わると次の回戦が始まります。
wait-for-sealed = 対局が終わりました。結果と記録は、この回戦の卓がすべて終わると公開されます。

# 参加。
enter = 参加する
enter-again = もう一度参加する
withdraw = 参加をやめる
begin-first-round = 1回戦を始める
cancel-tournament = 大会を中止する
copy-link = リンクをコピー
entrants = 参加者
nobody-entered = まだ誰も参加していません。
take-out = { $name }を大会から外す
has-withdrawn = 途中棄権
is-program = プログラム

# 順位と結果。
standings = 順位表
score = 得点
how-scored = 得点の決まり
ties-duplicate = 得点が同じなら、同じ番の席の平均を何点上回ったかで決まります。それも同じなら同順位です。
ties-swiss = 得点が同じなら、まず対戦相手の得点、次に最上位の相手との点差で決まります。それも同じなら同順位です。
ties-round-robin = 得点が同じなら、まず勝った相手の得点、次に最上位の相手との点差で決まります。それも同じなら同順位です。
deals-and-results = 初期配置と結果
deals-sealed = 初期配置はすべて、受付の前にサーバーが約束した秘密の値と、参加者それぞれの乱数から決まります。回戦が終わるたびにその秘密の値が公開され、誰でも確かめられます。
deals-proven = ここで確認済み：公開された秘密の値は約束どおりです。
deals-not-proven = 秘密の値が約束と一致しません。
commitment = 約束の値：
results-table = 順位表（CSV）
results-data = 全データ（JSON）

# 番勝負。
match-kind = 対戦形式
match-one = 一番勝負
match-mirrored = 入れ替え二番勝負
match-best-of-3 = 三番勝負
match-best-of-5 = 五番勝負
match-best-of-7 = 七番勝負
match-more = 入れ替え二番勝負では、同じ初期配置で席を入れ替えて2局遊び、点を合計します。三番勝負以上では先手が交代します。
match-game = { $of }局中の{ $game }局目
match-won = { $name }が勝負を制しました
match-drawn = 勝負は引き分けです
next-game = 次の対局へ
