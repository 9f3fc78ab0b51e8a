# Chat at the table and in the lobby.
chat-unread = チャット、未読{ $count }件
lobby-chat = ロビー
lobby-chat-unread = ロビー、未読{ $count }件
lobby-chat-more = このサーバーの全員が読めます。
lobby-chat-none = 最近は発言がありません。あいさつしてみましょう。
lobby-chat-lost = 接続が切れました。つなぎ直しています……

# Reactions at a seat.
reactions = リアクション
reaction-bow = おじぎ
reaction-cheer = お見事！
reaction-laugh = 笑い
reaction-wow = わあ！
reaction-oops = しまった……
reaction-tea = ごゆっくり
reaction-from = { $name }：{ $reaction }

# Mute and report.
mute = { $name }をミュート
unmute = { $name }のミュートを解除
mute-short = ミュート
unmute-short = ミュート解除
report = { $name }を通報
report-short = 通報
report-more = 通報と発言の内容はこのサーバーの管理者に届きます。{ $name }には知らされません。
report-why = 通報の理由
report-words = 発言
report-name = 名前
report-play = プレイ態度
report-other = その他
report-details = 補足があれば書いてください
report-send = 通報を送る
report-sent = ありがとうございます。通報を送りました。

# What reviews say.
insights = 検討から
insight-games = 検討した対局
insight-accuracy = 正確さ
insight-luck = 運
insight-luck-more = 運は、初期配置と引きで勝率が何ポイント上がったかの1局平均です。数えるほどでない小さな損も含みます。

# Bots that do not keep you waiting.
tempo-skip = 自分の番まで飛ばす

# For the people who run a server.
moderation = モデレーション
moderation-token = トークン
moderation-token-more = このサーバーの起動時に設定したトークンが必要です。
moderation-open = 開く
open-reports = 未処理の通報
no-reports = 未処理の通報はありません。
reported-by = 通報者：{ $name }、{ $time }
reported-by-nobody = 通報者：削除されたアカウント、{ $time }
reported-said = 発言
reported-said-nothing = 発言はありません。
moderation-note = 記録用のメモ
moderate-mute-day = 1日発言を止める
moderate-mute = 発言を止める
moderate-ban = 利用を停止する
moderate-undo = 解除する
moderate-dismiss = 却下
moderation-log = 記録
moderation-log-none = まだ記録はありません。
deed-mute = 発言停止：{ $name }
deed-ban = 利用停止：{ $name }
deed-undo = 解除：{ $name }
deed-dismiss = 通報を却下：{ $name }
deed-until = { $time }まで
