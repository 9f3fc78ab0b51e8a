// Made by scripts/wire_types.py from src/tatami/server/wire (messages.py, resources.py) and
// src/tatami/rulebook.py: change them there.

export type Level = "farmer" | "samurai" | "daimyo" | "shogun";

export type Status = "waiting" | "playing" | "over" | "closed";

export type Tempo = "slow" | "normal" | "fast" | "skip";

export type MatchKind = "one" | "mirrored" | "best-of-3" | "best-of-5" | "best-of-7";

export type ReactionKind = "bow" | "cheer" | "laugh" | "wow" | "oops" | "tea";

export type ReportReason = "words" | "name" | "play" | "other";

export type HallMessage = HallLine | HallLines | HallCleared;

export type Language = "en" | "de" | "fr" | "nl" | "es" | "it" | "ru" | "ja";

export type Clock = NoClock | MoveClock | DaysClock | BankClock;

export type Format = "round-robin" | "swiss" | "duplicate";

export type TournamentStatus = "open" | "playing" | "over" | "cancelled";

export type Command = Join | Leave | Sit | Stand | SeatBot | RemoveBot | Change | GiveNonce | Start | Play | AskPause | AnswerPause | TakeBack | AnswerTakeBack | Say | StepAway | ComeBack | PutOut | Rematch;

export type ClientMessage = Join | Leave | Sit | Stand | SeatBot | RemoveBot | Change | GiveNonce | Start | Play | AskPause | AnswerPause | TakeBack | AnswerTakeBack | Say | StepAway | ComeBack | PutOut | Rematch | Speak | AskHint | React;

export type ServerMessage = Snapshot | Update | Accepted | Refused | Presence | Reaction | Hint;

export type Where = "push" | "mail" | "webhook";

export type Occasion = "turn" | "time" | "invited" | "over";

export type NewChannel = NewPush | NewMail | NewWebhook;

export type RuleBlock = RuleParagraph | RuleList | RuleTable;

/** From one time of day to another, by the clocks of a time zone, summer time included. */
export interface Night {
  zone: string;
  begin: number;
  end: number;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** A number of seconds for each decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A number of days for each decision. */
export interface DaysClock {
  kind: "days";
  days: number;
  night: Night | null;
}

/** A number of seconds for the whole game, and an increment whenever the turn passes. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** The settings of a table, chosen by its host. */
export interface Settings {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  public: boolean;
  watch: "everyone" | "players";
  clock: Clock;
  stand_in: Level;
  hints: boolean;
  starts: "full" | "host";
  bots_after: number | null;
  rated: boolean;
  tempo: Tempo;
  match: MatchKind;
}

/** Join the table, or return to it. */
export interface Join {
  do: "join";
  id: string;
  name: string;
}

/** Leave the table; during a game, a bot takes over. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Take a free seat; a client may hold several. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** Give up a seat; the host may also free the seats of others. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

/** Put a bot on a free seat, or replace the bot on it. */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  seat: number;
  level: Level;
}

/** Remove a bot from its seat. */
export interface RemoveBot {
  do: "remove-bot";
  id: string;
  seat: number;
}

/** Change the settings before the game begins. */
export interface Change {
  do: "change";
  id: string;
  settings: Settings;
}

/** Contribute 16 random bytes to the deal; required for every seat that a person holds. */
export interface GiveNonce {
  do: "nonce";
  id: string;
  seat: number;
  nonce: string;
}

/** Start the game. */
export interface Start {
  do: "start";
  id: string;
}

/** Make a decision for a seat. */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  token: string;
  decision: number;
}

/** Take back a seat's last decision, or ask the others to agree; `Turn.undo` says which it is. */
export interface TakeBack {
  do: "take-back";
  id: string;
  seat: number;
  decision: number;
}

/** Agree to another player's request or decline it; with `agree` false, withdraw one's own. */
export interface AnswerTakeBack {
  do: "answer-take-back";
  id: string;
  agree: boolean;
  decision: number;
}

/** Ask the others to let all clocks stand still; only for games with days for a decision. */
export interface AskPause {
  do: "ask-pause";
  id: string;
  days: number;
}

/** Agree to a request for a pause or decline it; with `agree` false, withdraw one's own. */
export interface AnswerPause {
  do: "answer-pause";
  id: string;
  agree: boolean;
  days: number;
}

/** Say something to everybody at the table. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Let a bot play for a seat until its player returns. */
export interface StepAway {
  do: "step-away";
  id: string;
  seat: number;
}

/** Take a seat back from its stand-in. */
export interface ComeBack {
  do: "come-back";
  id: string;
  seat: number;
}

/** Remove a member for good; during a game, a bot takes over. For the host only. */
export interface PutOut {
  do: "put-out";
  id: string;
  member: number;
}

/** Play again with the same people, everybody one seat further. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Switch to another language; the answer is a Snapshot. */
export interface Speak {
  do: "speak";
  id: string;
  lang: Language;
}

/** Ask what the strongest bot would do on one of your seats; the answer is a Hint. */
export interface AskHint {
  do: "hint";
  id: string;
  seat: number;
}

/** Show a drawn reaction at one's seat; everybody at the table sees it, and it is not stored. */
export interface React {
  do: "react";
  id: string;
  reaction: ReactionKind;
}

/** A person at the table, identified by number; names need not be unique. */
export interface Member {
  number: number;
  name: string;
  is_bot: boolean;
  present: boolean;
  handle: string;
}

/** A seat and its holder. */
export interface Seat {
  seat: number;
  name: string;
  member: number | null;
  bot: Level | null;
  stand_in: boolean;
  ready: boolean;
}

/** A request for a pause. */
export interface PauseInfo {
  by: number;
  days: number;
  agreed: number[];
}

/** The score of a match of several games, by seat of this table. */
export interface MatchScore {
  game: number;
  of: number;
  wins: number[];
  points: number[];
  winners: number[];
  is_decided: boolean;
}

/** The table around the game. */
export interface Room {
  settings: Settings;
  status: Status;
  host: number | null;
  members: Member[];
  seats: Seat[];
  commit: string;
  next: string | null;
  next_by: number | null;
  bots_at: number | null;
  pause: PauseInfo | null;
  paused_until: number | null;
  match: MatchScore | null;
  tournament: string;
  round: number;
  sealed: boolean;
  practice: boolean;
}

/** The reader's own part at this table. */
export interface You {
  member: number | null;
  seats: number[];
}

/** A seat's clock: the time left and, while it runs, its deadline. */
export interface SeatClock {
  seat: number;
  left: number;
  deadline: number | null;
}

/** A seat that may take its last decision back, and the seats whose players must agree. */
export interface Undo {
  seat: number;
  needs: number[];
}

/** The seats that must decide now, their clocks, and what may be taken back. */
export interface Turn {
  decision: number;
  asked: number[];
  clocks: SeatClock[];
  undo?: Undo[];
  request?: Undo;
}

/** One decision as the reader saw it; another seat's secret action is masked. */
export interface SceneStep {
  number: number;
  seat: number;
  action: number;
  events: number[];
}

/** The scene that one of the reader's seats (none: a spectator) sees, as numbers, and the steps before it.

docs/scene.md says how the dictionary of the table reads them. In a change of the scene before, places and
counts are those that differ. */
export interface Scene {
  seat: number | null;
  to_move: number | null;
  steps: SceneStep[];
  task: number[];
  places?: number[];
  counts?: number[];
  actions?: number[];
  refusals?: number[];
  scores?: number[];
  winners?: number[];
  recalls?: boolean;
  order?: number[];
}

/** A scene in sentences, for simple clients (`?as=words`): the view as JSON, the steps in words. */
export interface Sight {
  seat: number | null;
  board: Record<string, unknown>;
  steps: (Record<string, unknown>)[];
}

/** An event around the game, as a Fluent message. */
export interface News {
  id: string;
  args?: Record<string, string | number>;
}

/** One decision as the reader was told it; another seat's secret token is masked. */
export interface Played {
  number: number;
  seat: number;
  token: string;
}

/** The observation of one of the reader's seats, for programs (`?as=numbers`).

The view is shown to seats that are asked something, to spectators, and to all when the game is over. */
export interface Numbers {
  seat: number | null;
  seen?: string;
  legal?: string[];
  played?: Played[];
  view?: string;
}

/** A chat message. */
export interface Chat {
  member: number;
  text: string;
  at: number;
}

/** The whole table as the reader may see it, sent on joining and on returning. */
export interface Snapshot {
  is: "snapshot";
  table: string;
  seq: number;
  at: number;
  room: Room;
  you: You;
  turn: Turn | null;
  dictionary: string | null;
  scenes: Scene[];
  sights: Sight[];
  numbers: Numbers[];
  chat: Chat[];
  record: Record<string, unknown> | null;
}

/** One entry of the log: its parts replace the earlier ones; steps, chat and changes are added to them.

After a take-back, the steps from number `back` on no longer count; scenes, sights and numbers are then
whole, with the last steps that do count, as in a snapshot. */
export interface Update {
  is: "update";
  seq: number;
  at: number;
  back?: number;
  news?: News;
  words?: string;
  room?: Room;
  you?: You;
  turn?: Turn;
  dictionary?: string;
  scenes?: Scene[];
  changes?: Scene[];
  sights?: Sight[];
  numbers?: Numbers[];
  chat?: Chat;
  record?: Record<string, unknown>;
}

/** A command was carried out and stored as this entry. */
export interface Accepted {
  is: "accepted";
  id: string;
  seq: number;
}

/** A command was refused, with the reason. */
export interface Refused {
  is: "refused";
  id: string;
  code: string;
  words: string;
}

/** A seat whose player is disconnected, and since when; short breaks are not reported. */
export interface Away {
  seat: number;
  since: number;
}

/** The connected members, sent on connecting and on every change; not an entry of the log. */
export interface Presence {
  is: "presence";
  members: number[];
  now: number;
  away: Away[];
}

/** A reason: a message from the game's files, and its text. */
export interface ReviewFact {
  id: string;
  args: Record<string, unknown>;
  words: string;
}

/** A player's reaction, to be shown at their seat for a moment; it has no number in the log. */
export interface Reaction {
  is: "reaction";
  member: number;
  reaction: ReactionKind;
}

/** An action as the adviser judges it. */
export interface Idea {
  token: string;
  share: number | null;
  margin: number | null;
}

/** The strongest bot's advice, from what the seat may know; the best action comes first. */
export interface Hint {
  is: "hint";
  id: string;
  seat: number;
  decision: number;
  ideas: Idea[];
  exact: boolean;
  why: ReviewFact[];
}

/** The browser's response to the options, and a name for the passkey. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** The browser's response to the options. */
export interface UsedPasskey {
  credential: Record<string, unknown>;
}

/** A code to link this device, or a recovery code. */
export interface GivenCode {
  code: string;
}

/** WebAuthn options for creating or using a passkey, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** One of the reader's passkeys. */
export interface PasskeyInfo {
  id: string;
  name: string;
  added: number;
  used: number;
}

/** A device on which the reader is signed in. */
export interface SessionInfo {
  id: string;
  device: string;
  begun: number;
  seen: number;
  is_this: boolean;
}

/** The reader's sessions and ways of signing in. */
export interface Account {
  has_passkeys: boolean;
  passkeys: PasskeyInfo[];
  recovery_codes: number;
  sessions: SessionInfo[];
}

/** A code that signs in one other device. */
export interface LinkCode {
  code: string;
  url: string;
  expires: number;
}

/** Single-use codes for signing in without a passkey; they are shown only once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A place where one is notified. */
export interface ChannelInfo {
  id: string;
  kind: Where;
  name: string;
  verified: boolean;
  failing: boolean;
  this_device: boolean;
}

/** A person's occasions, channels and quiet hours. */
export interface Notifications {
  offers: Where[];
  push_key: string;
  channels: ChannelInfo[];
  events: Occasion[];
  lang: Language;
  quiet: Night | null;
}

/** A person's chosen occasions, language and quiet hours. */
export interface NewWishes {
  events: Occasion[];
  lang: Language;
  quiet?: Night | null;
}

/** A browser's subscription, as `PushSubscription.toJSON()` tells it. */
export interface NewPush {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An e-mail address; its owner must confirm it first. */
export interface NewMail {
  kind: "mail";
  address: string;
}

/** A URL that takes JSON: Discord's, Slack's or one's own. */
export interface NewWebhook {
  kind: "webhook";
  url: string;
}

/** The token of a link in an e-mail. */
export interface MailToken {
  token: string;
}

/** A table to create; the sender becomes its host. */
export interface NewTable {
  settings: Settings;
  name?: string;
}

/** A position of a finished game to play on from. */
export interface NewPractice {
  step: number;
  seat: number;
  name: string;
}

/** Moves for all seats to try from a position of a finished game. */
export interface NewTrial {
  step: number;
  tokens?: string[];
}

/** The name to use at a table. */
export interface NewSeat {
  name?: string;
}

/** A wish to play with anyone: game, seats and clock. */
export interface QuickMatch {
  game: string;
  seats: number;
  clock?: Clock;
  bots_after?: number | null;
  name?: string;
}

/** The name a person chooses. */
export interface NewName {
  name: string;
}

/** The answer to a puzzle, a token, or to a drill, a kind of piece. */
export interface Answer {
  answer: string;
}

/** The sender's identity. */
export interface Me {
  name: string;
  is_bot: boolean;
  handle: string;
  notifies: boolean;
}

/** A separate identity for a program; its token is shown only once. */
export interface BotToken {
  bot: string;
  name: string;
  token: string;
}

/** A program with a token. */
export interface BotInfo {
  bot: string;
  name: string;
  at: number;
}

/** One of the values of a set (optional or fixed) or of a choice. */
export interface PartInfo {
  letter: string;
  words: string;
  fixed: boolean;
}

/** A rules option, explained. */
export interface OptionInfo {
  name: string;
  words: string;
  kind: "choice" | "flag" | "number" | "seat" | "set" | "text";
  default: boolean | number | string;
  low: number | null;
  high: number | null;
  parts: PartInfo[];
}

/** A level of bots, described. */
export interface LevelInfo {
  level: Level;
  words: string;
  style: string;
}

/** A part of an observation: so many bytes. */
export interface FieldInfo {
  name: string;
  size: number;
}

/** A game offered here. */
export interface GameInfo {
  name: string;
  title: string;
  designers: string;
  about: string;
  cards: string[];
  seats: number[];
  usual_seats: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  puzzles: number;
  has_drills: boolean;
  observation: FieldInfo[];
}

/** The public state of a game. */
export interface Standing {
  decisions: number;
  scores: Record<string, number>;
  winners: number[];
  ended: number | null;
}

/** A table as it appears from outside. */
export interface TableInfo {
  table: string;
  room: Room;
  asked: number[];
  yours: number[];
  standing: Standing | null;
}

/** A new table and the link to share. */
export interface TableMade {
  table: string;
  url: string;
}

/** Part of a finished game as one seat, or a spectator, saw it, with a scene after each step. */
export interface Replay {
  table: string;
  game: string;
  names: Record<string, string>;
  length: number;
  first: number;
  dictionary: string;
  scenes: Scene[];
  sights: Sight[];
}

/** A type of slots; docs/scene.md explains how each is read. */
export interface DictionarySlot {
  type: "args" | "choice" | "flag" | "form" | "list" | "map" | "message" | "mover" | "number" | "piece" | "preview" | "same" | "seat" | "spot";
  values?: unknown[];
  index?: number;
  of?: unknown;
  key?: unknown;
  value?: unknown;
}

/** The meaning of the numbers in a table's scenes; docs/scene.md explains how to read them. */
export interface Dictionary {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  called: Record<string, string>;
  tokens: string[];
  spots: ([string, unknown])[];
  kinds: string[];
  messages: unknown[];
  pieces: unknown[];
  previews: unknown[];
  actions: unknown[];
  types: DictionarySlot[];
}

/** A value, or part of one, in both measures. */
export interface Amount {
  share: number;
  points: number;
}

/** The parts of a result; the first four add up to it exactly. */
export interface ReviewParts {
  start: Amount;
  own: Amount;
  others: Amount;
  luck: Amount;
  result: Amount;
}

/** A step of the game and its effect on a seat. */
export interface ReviewMoment {
  number: number;
  seat: number | null;
  value: Amount;
  error: Amount;
  luck: Amount;
}

/** The review of a game for one seat. */
export interface SeatReview {
  parts: ReviewParts;
  accuracy: number | null;
  costliest: number[];
  moments: ReviewMoment[];
}

/** The value of an action to the seat that chose. */
export interface ReviewChoice {
  token: string;
  share: number;
  points: number;
  tries: number;
}

/** The most likely reply, as the seat that chose would see it. */
export interface ReviewReply {
  token: string;
  chance: number;
}

/** Where a move is drawn on a board. */
export interface ReviewMove {
  places: string[];
  piece: string | null;
}

/** A decision with a choice, judged by its player's information. */
export interface ReviewDecision {
  number: number;
  seat: number;
  played: string;
  best: string;
  grade: "blunder" | "inaccuracy" | "mistake" | null;
  loss: number;
  points_lost: number;
  error: number;
  exact: boolean;
  value: number;
  choices: ReviewChoice[];
  reply: ReviewReply | null;
  reply_to_played: ReviewReply | null;
  why: ReviewFact[];
  best_move: ReviewMove | null;
  played_move: ReviewMove | null;
}

/** The whole review of a finished game. */
export interface Review {
  game: string;
  is_open: boolean;
  complete: boolean;
  seats: Record<string, SeatReview>;
  decisions: ReviewDecision[];
}

/** The progress of a review. */
export interface ReviewState {
  state: "done" | "none" | "waiting";
  done: number;
  total: number;
  found: ReviewDecision[];
  review: Review | null;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  level: number;
  themes: string[];
}

/** A puzzle as the seat to move sees it; the last scene is the decision. */
export interface PuzzleShown {
  puzzle: PuzzleInfo;
  seat: number;
  seen: Replay;
}

/** A lesson's position as the seat to move sees it; the last scene is the decision. */
export interface LessonShown {
  id: string;
  seat: number;
  seen: Replay;
}

/** Whether a decision reaches the goal, one that does, and what comes of it. */
export interface LessonVerdict {
  is_right: boolean;
  answer: string;
  seen: Replay;
}

/** The value of an action to the seat to move. */
export interface PuzzleWorth {
  token: string;
  share: number;
  points: number;
}

/** The position after some tried moves, as the seat to move sees it. */
export interface TrialShown {
  seat: number;
  is_over: boolean;
  seen: Replay;
}

/** The values of all actions in such a position, from what the seat to move knows. */
export interface TrialValues {
  worths: PuzzleWorth[];
  exact: boolean;
}

/** A person's progress with the puzzles and drills of a game. */
export interface PracticeInfo {
  game: string;
  tried: number;
  solved: number;
  run: number;
  best: number;
  done: string[];
  days: number;
  is_today_done: boolean;
  level: number;
  drilled: number;
  right: number;
  longest: number;
}

/** The verdict on an answer, with reasons. */
export interface PuzzleVerdict {
  is_right: boolean;
  answer: string;
  exact: boolean;
  gap: number;
  points: number;
  worths: PuzzleWorth[];
  found: Record<string, number>;
  why: ReviewFact[];
  practice: PracticeInfo | null;
}

/** Some turns to watch, and a question about the most likely content of a place. */
export interface DrillShown {
  game: string;
  level: number;
  seed: number;
  seat: number;
  seen: Replay;
  place: string;
  words: string;
  kinds: Record<string, string>;
}

/** The score of an answer. */
export interface DrillVerdict {
  score: number;
  chances: Record<string, number>;
  exact: boolean;
  practice: PracticeInfo | null;
}

/** The server's preparations, one thing at a time, so that tables need not wait. */
export interface Preparing {
  what: "bots" | "rules";
  game: string;
  number: number;
  of: number;
}

/** The server's health. */
export interface Health {
  status: "failing" | "ok";
  reason: "damaged" | "full" | "locked" | "read-only" | "slow" | "trouble" | "unreachable" | null;
  ready: string[];
  preparing: Preparing | null;
  failed: string[];
}

/** The reason a request was refused. */
export interface Problem {
  code: string;
  words: string;
}

/** A person's contributions to a table, in the order of its log. */
export interface MyTable {
  table: string;
  entries: (Record<string, unknown>)[];
}

/** Somebody's entries in a tournament, in the order of its log. */
export interface MyTournament {
  tournament: string;
  entries: (Record<string, unknown>)[];
}

/** All data the server keeps about a person. */
export interface MyData {
  name: string;
  since: number;
  bots: BotInfo[];
  account: Account;
  practice: PracticeInfo[];
  tournaments: MyTournament[];
  notifications: Notifications;
  tables: MyTable[];
}

/** A person's strength at a game; 400 points mean odds of ten to one. */
export interface RatingInfo {
  game: string;
  points: number;
  deviation: number;
  is_provisional: boolean;
  games: number;
}

/** The numbers of games played and won, shared victories included. */
export interface TallyInfo {
  game: string;
  seats: number;
  games: number;
  won: number;
}

/** The public profile of a person. */
export interface Profile {
  handle: string;
  name: string;
  is_bot: boolean;
  since: number;
  ratings: RatingInfo[];
  insights: InsightInfo[];
}

/** The result of a game for a seat. */
export interface PlayedSeat {
  seat: number;
  name: string;
  handle: string;
  bot: Level | null;
  place: number;
  points: number;
  is_own: boolean;
}

/** A finished game on a profile. */
export interface PlayedGame {
  table: string;
  game: string;
  at: number;
  rated: boolean;
  seats: PlayedSeat[];
}

/** Averages over the reviews of a player's games; games without a review do not count. */
export interface InsightInfo {
  game: string;
  games: number;
  accuracy: number | null;
  luck: number;
}

/** How somebody did against another player, or against the server's bots of a level. */
export interface OpponentInfo {
  name: string;
  handle: string;
  bot: Level | null;
  games: number;
  ahead: number;
  behind: number;
}

/** Somebody's results over some time, and their most frequent opponents. */
export interface ResultsInfo {
  tallies: TallyInfo[];
  opponents: OpponentInfo[];
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  points: number;
}

/** The games two people played against each other. */
export interface HeadToHead {
  game: string;
  games: number;
  ahead: number;
  behind: number;
}

/** A person on a leaderboard. */
export interface Leader {
  place: number;
  name: string;
  handle: string;
  points: number;
  games: number;
}

/** A bot's fixed rating on the same scale. */
export interface BotRating {
  level: Level;
  points: number;
}

/** The strongest players of a game, and the bots for comparison. */
export interface Leaderboard {
  game: string;
  leaders: Leader[];
  bots: BotRating[];
}

/** The new relation to a person. */
export interface NewTie {
  tie: "block" | "follow" | "mute";
}

/** The person to invite. */
export interface Invite {
  handle: string;
}

/** A person the reader follows, mutes or blocks. */
export interface TieInfo {
  handle: string;
  name: string;
  since: number;
}

/** The people the reader follows, mutes and blocks. */
export interface Circle {
  following: TieInfo[];
  muted: TieInfo[];
  blocked: TieInfo[];
}

/** An invitation to a table. */
export interface InvitationInfo {
  table: string;
  game: string;
  name: string;
  handle: string;
  at: number;
}

/** A message to everybody in the lobby. */
export interface HallSay {
  text: string;
}

/** A message in the lobby. */
export interface HallLine {
  is: "line";
  seq: number;
  at: number;
  name: string;
  handle: string;
  text: string;
}

/** The last messages, sent on arrival. */
export interface HallLines {
  is: "lines";
  lines: HallLine[];
}

/** All messages of that person are taken back. */
export interface HallCleared {
  is: "cleared";
  handle: string;
}

/** Why somebody is reported. */
export interface NewReport {
  reason: ReportReason;
  words?: string;
  table?: string;
}

/** Something that the reported person said. */
export interface SaidInfo {
  at: number;
  text: string;
  where: "lobby" | "table";
}

/** A report, for the operator. */
export interface ReportInfo {
  id: string;
  at: number;
  is_open: boolean;
  reason: ReportReason;
  words: string;
  said: SaidInfo[];
  table: string;
  name: string;
  handle: string;
  by: string;
  by_handle: string;
}

/** A decision about somebody. */
export interface NewDeed {
  what: "ban" | "dismiss" | "mute" | "undo";
  hours?: number | null;
  note?: string;
}

/** An entry of the log of moderation. */
export interface DeedInfo {
  number: number;
  at: number;
  what: "ban" | "dismiss" | "mute" | "undo";
  name: string;
  handle: string;
  until: number | null;
  note: string;
  is_muted: boolean;
  is_banned: boolean;
}

/** A tournament as its host plans it. */
export interface Plan {
  title: string;
  game: string;
  seats: number;
  clock: Clock;
  format: Format;
  rounds: number;
  players: number;
  level: Level;
  begins_at: number | null;
  pause: number;
  late: number;
  options: Record<string, boolean | number | string>;
  public: boolean;
  rated: boolean;
  tempo: Tempo;
}

/** A new tournament; its creator is the host, and plays only after entering like anybody else. */
export interface NewTournament {
  plan: Plan;
  name?: string;
}

/** A player who enters, with 16 random bytes that go into all deals from then on. */
export interface NewEntry {
  nonce: string;
  name?: string;
}

/** The host's order: begin the first round now, or cancel the tournament. */
export interface NewState {
  state: "cancelled" | "playing";
}

/** A new tournament and the link to share. */
export interface TournamentMade {
  tournament: string;
  url: string;
}

/** A tournament in a list. */
export interface TournamentInfo {
  tournament: string;
  plan: Plan;
  status: TournamentStatus;
  host: string;
  entered: number;
  round: number;
  rounds: number;
  next_at: number | null;
  takes_entries: boolean;
  winners: string[];
}

/** A player of a tournament, or a bot that fills up. */
export interface EntrantInfo {
  number: number;
  name: string;
  handle: string;
  bot: Level | null;
  is_program: boolean;
  is_out: boolean;
  nonce: string;
}

/** A player's line in the standings. */
export interface StandingLine {
  number: number;
  place: number;
  score: number;
  tie_breaks: number[];
  rounds: (number | null)[];
}

/** How a table ended for a seat. */
export interface TableSeat {
  number: number;
  points: number | null;
  place: number | null;
}

/** A table of a round. */
export interface RoundTable {
  table: string;
  is_over: boolean;
  seats: TableSeat[];
}

/** A round, its tables and, once all are over, the secret that its deals follow from. */
export interface RoundInfo {
  number: number;
  is_over: boolean;
  tables: RoundTable[];
  nonces: number;
  secret: string;
}

/** Everything about a tournament; the same is its download. */
export interface TournamentShown {
  tournament: string;
  seq: number;
  plan: Plan;
  status: TournamentStatus;
  host: string;
  host_handle: string;
  rounds_in_all: number;
  next_at: number | null;
  takes_entries: boolean;
  commit: string;
  entrants: EntrantInfo[];
  standings: StandingLine[];
  rounds: RoundInfo[];
  now: number;
  you: number | null;
  is_host: boolean;
  your_table: string;
}

/** A run of text in one style. */
export interface RuleSpan {
  look: "bold" | "code" | "plain";
  words: string;
}

/** A nested item; a numbered ruling has its number as its id. */
export interface RulePoint {
  id: string;
  spans: RuleSpan[];
}

/** An item of a list; a numbered ruling has its number as its id. */
export interface RuleItem {
  id: string;
  spans: RuleSpan[];
  points: RulePoint[];
}

/** A paragraph. */
export interface RuleParagraph {
  kind: "paragraph";
  spans: RuleSpan[];
}

/** A list, numbered if its order matters. */
export interface RuleList {
  kind: "list";
  numbered: boolean;
  items: RuleItem[];
}

/** A table with a header row; the first cell of each row is its heading. */
export interface RuleTable {
  kind: "table";
  head: string[];
  rows: string[][];
}

/** A section of a rulebook; its id is the same in every language. */
export interface RuleSection {
  id: string;
  title: string;
  blocks: RuleBlock[];
}

/** The rules of a game in one language. */
export interface Rulebook {
  game: string;
  lang: string;
  title: string;
  intro: RuleBlock[];
  sections: RuleSection[];
}
