# Finding people.
find-players = 相手を探す
find-players-more = 同じ条件を選んだ人と卓を囲みます。対局は自動で始まります。
bots-after = ボットが空席に入るまで
bots-after-20 = 20秒
bots-after-60 = 1分
bots-after-300 = 5分
bots-after-0 = 人だけで遊ぶ
waiting-tables = 募集中の卓
nobody-waits = いま相手を待っている卓はありません。
sit-down = 席に着く
sit-down-at = 席に着く：{ $table }
next-table = 次の卓
next-table-is = 別の卓であなたの番です：{ $table }
begins-when-full = 席がすべて埋まると、対局が自動で始まります。
bots-come-in = ボットが空席に入るまで
all-tables = 公開の卓一覧

# Ratings and profiles.
ratings = レーティング
ratings-more = レート戦の結果です。400点差は勝敗の見込み10対1にあたり、ボットも同じ尺度です。
no-leaders = レート戦の対局数が足りている人はまだいません。相手を探して、最初の一人になりましょう。
player = プレイヤー
rating = レート
games-played = 対局数
games-won = 勝ち数
profile = プロフィール
your-profile = 自分のプロフィール
rating-is = { $points }点（±{ $deviation }）
rating-provisional = 暫定
rating-curve = { $game }のレート：{ $first }点から{ $last }点
no-ratings = レート戦はまだありません。
results = 成績
results-period = 期間
results-days = { $days ->
    [0] 全期間
    [30] 30日間
   *[other] 1年間
}
no-results = この期間の対局はありません。
opponents = 対戦相手
games-ahead = 上位
games-behind = 下位
games-older = さらに表示
results-by-seats = { $game }（{ $seats }人）
last-games = 最近の対局
came-in = { $seats }人中{ $place }位
is-rated = レート戦
rated = レート戦
rated-more = 標準ルール、持ち時間あり、ヒントなし。ボットが代行した対局でレートは上がりません
unrated-without-clock = 時間制限なしの対局はレート戦になりません。
head-to-head = あなたと{ $name }
head-to-head-is = { $game }：{ $games }局（自分が上位{ $ahead }回、下位{ $behind }回）
somebody-gone = 退会した人

# Accounts.
account = アカウント
account-guest = この端末ではゲストです。パスキーや復旧コードがあれば、どの端末でも同じプレイヤーとして遊べます。
account-guest-codes = この端末ではゲストです。復旧コードがあれば、どの端末でも同じプレイヤーとして遊べます。
account-is = ここでの名前は{ $name }です。
sign-in = サインイン
sign-in-more = 別の端末で使っているアカウントで遊べます。この端末でゲストとして遊んだ対局は、ゲストの記録として残ります。
sign-in-passkey = パスキーでサインイン
sign-in-code = 別の端末のコード、または復旧コード
passkeys = パスキー
passkeys-more = 鍵は端末が持ち、サーバーにあるのは錠前だけです。パスワードはありません。
passkey-failed = パスキーは使われませんでした。
add-passkey = パスキーを追加
remove = 削除
remove-it = 削除：{ $name }
last-used = 最終使用：{ $day }
other-device = 別の端末
other-device-more = ここでコードを表示し、別の端末で読み取るか入力してください。10分間、一度だけ使えます。
show-code = コードを表示
recovery = 復旧コード
recovery-more = すべての端末をなくしても、コード1つにつき1回サインインできます。残り：{ $count }個
recovery-once = いま書き留めてください。表示は今回だけです。
new-codes = 新しいコードを作る
sessions = サインイン中の端末
some-device = 不明な端末
this-device = この端末
sign-out = サインアウト
sign-out-of = サインアウト：{ $device }
your-data = あなたのデータ
your-data-more = このサーバーにある名前、対局、メッセージ、設定です
download-data = データをダウンロード
delete-me = すべて削除
delete-me-title = { $name }さんのデータをすべて削除しますか？
delete-me-more = 名前、メッセージ、レート、連絡先はすべて消え、元に戻すことはできません。ほかの人の対局は、あなたの名前なしで残ります。
delete-me-now = 完全に削除
sessions-more = 見覚えのない端末があれば、サインアウトさせ、自分のものでないパスキーを削除し、復旧コードを作り直してください。
sign-out-last = { $name }さんとして入れるのはこの端末だけです。サインアウトすると、二度と戻れません。先にパスキーを追加するか、復旧コードを作ってください。
sign-out-anyway = それでもサインアウト

# The circle.
follow = { $name }をフォロー
unfollow = { $name }のフォローをやめる
block = { $name }をブロック
unblock = { $name }のブロックを解除
people-you-follow = フォロー中の人
invite-person = { $name }を招待
invited = 招待済み
invited-by = { $name }さんから{ $game }への招待
decline = 断る
decline-it = 断る：{ $words }
put-out = 退席させる
put-out-person = { $name }を退席させ、この卓に戻れなくする

# Pace of bots.
tempo = ボットの速さ
tempo-slow = ゆっくり
tempo-normal = 普通
tempo-fast = 速い
