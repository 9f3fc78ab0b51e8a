// Made by scripts/wire_types.py from src/tatami/server/wire (messages.py, resources.py) and
// src/tatami/rulebook.py: change them there.

export type Level = "farmer" | "samurai" | "daimyo" | "shogun";

export type Status = "waiting" | "playing" | "over" | "closed";

export type Tempo = "slow" | "normal" | "fast";

export type Language = "en" | "de" | "fr" | "nl" | "es" | "it" | "ru" | "ja";

export type Clock = NoClock | MoveClock | DaysClock | BankClock;

export type Command = Join | Leave | Sit | Stand | SeatBot | RemoveBot | Change | GiveNonce | Start | Play | Say | StepAway | ComeBack | PutOut | Rematch;

export type ClientMessage = Join | Leave | Sit | Stand | SeatBot | RemoveBot | Change | GiveNonce | Start | Play | Say | StepAway | ComeBack | PutOut | Rematch | Speak | AskHint;

export type ServerMessage = Snapshot | Update | Accepted | Refused | Presence | Hint;

export type RuleBlock = RuleParagraph | RuleList | RuleTable;

/** Everybody takes the time they need. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So many days for each decision. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** So many seconds for the whole game, and more each time the turn is handed on. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

/** What a host decides about a table. */
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
}

/** Come to the table, or come back to it. */
export interface Join {
  do: "join";
  id: string;
  name: string;
}

/** Go; in a game a bot plays on. */
export interface Leave {
  do: "leave";
  id: string;
}

/** Take a free seat; one client may hold several. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
}

/** Give up a seat; the host may do so for others. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

/** Give a free seat, or another bot's, to a bot. */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  seat: number;
  level: Level;
}

/** Take a seat from a bot. */
export interface RemoveBot {
  do: "remove-bot";
  id: string;
  seat: number;
}

/** Change the settings before the game. */
export interface Change {
  do: "change";
  id: string;
  settings: Settings;
}

/** Add 16 random bytes to what the deal follows from; every seat that a person holds has to. */
export interface GiveNonce {
  do: "nonce";
  id: string;
  seat: number;
  nonce: string;
}

/** Begin the game. */
export interface Start {
  do: "start";
  id: string;
}

/** Decide for a seat. */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  token: string;
  decision: number;
}

/** Say something to everybody at the table. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Let a bot play for a seat until its player comes back. */
export interface StepAway {
  do: "step-away";
  id: string;
  seat: number;
}

/** Play for oneself again. */
export interface ComeBack {
  do: "come-back";
  id: string;
  seat: number;
}

/** Put somebody out and keep them out; in a game a bot plays on. Only the host may. */
export interface PutOut {
  do: "put-out";
  id: string;
  member: number;
}

/** Play again with the same people, everybody one seat on. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Get answers, and words if they were asked for, in another language; the answer is a Snapshot. */
export interface Speak {
  do: "speak";
  id: string;
  lang: Language;
}

/** Ask what the strongest bot would do on a seat of one's own; the answer is a Hint. */
export interface AskHint {
  do: "hint";
  id: string;
  seat: number;
}

/** Somebody at the table; only the number tells who is who. */
export interface Member {
  number: number;
  name: string;
  is_bot: boolean;
  present: boolean;
  handle: string;
}

/** A seat and who has it. */
export interface Seat {
  seat: number;
  name: string;
  member: number | null;
  bot: Level | null;
  stand_in: boolean;
  ready: boolean;
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
}

/** Who the reader is at this table. */
export interface You {
  member: number | null;
  seats: number[];
}

/** The time of a seat: what it has, and when it is out if it runs. */
export interface SeatClock {
  seat: number;
  left: number;
  deadline: number | null;
}

/** Who is asked now, and how long they may think. */
export interface Turn {
  decision: number;
  asked: number[];
  clocks: SeatClock[];
}

/** One decision as the reader saw it, its action masked where it is another's secret. */
export interface SceneStep {
  number: number;
  seat: number;
  action: number;
  events: number[];
}

/** What one of the reader's seats (none: a spectator) sees, in numbers, and the steps that led to it.

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

/** The same in sentences, for simple clients that ask with `?as=words`: a view's JSON, steps in words. */
export interface Sight {
  seat: number | null;
  board: Record<string, unknown>;
  steps: (Record<string, unknown>)[];
}

/** What happened around the game, as a Fluent message. */
export interface News {
  id: string;
  args?: Record<string, string | number>;
}

/** One decision as the reader was told it, its token masked where it is another's secret. */
export interface Played {
  number: number;
  seat: number;
  token: string;
}

/** What one of the reader's seats sees, for programs that ask with `?as=numbers`.

The view is shown to seats that are asked something, to spectators, and to all when the game is over. */
export interface Numbers {
  seat: number | null;
  seen?: string;
  legal?: string[];
  played?: Played[];
  view?: string;
}

/** Something that somebody said. */
export interface Chat {
  member: number;
  text: string;
  at: number;
}

/** All there is to know for the reader, for one who comes or comes back. */
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

/** One entry of the log: what is there replaces what was, steps and chat are added.

A change is laid over the scene that the reader has. */
export interface Update {
  is: "update";
  seq: number;
  at: number;
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

/** A command was done, and is stored as that entry. */
export interface Accepted {
  is: "accepted";
  id: string;
  seq: number;
}

/** A command was not done, and why. */
export interface Refused {
  is: "refused";
  id: string;
  code: string;
  words: string;
}

/** A seat whose player is not connected, and since when; a short break is not told. */
export interface Away {
  seat: number;
  since: number;
}

/** The members who are connected: sent on connecting and on every change; it has no number in the log. */
export interface Presence {
  is: "presence";
  members: number[];
  now: number;
  away: Away[];
}

/** What the adviser thinks of an action. */
export interface Idea {
  token: string;
  share: number | null;
  margin: number | null;
}

/** What the strongest bot would do, from what that seat may know; the best idea comes first. */
export interface Hint {
  is: "hint";
  id: string;
  seat: number;
  decision: number;
  ideas: Idea[];
  exact: boolean;
}

/** What the browser made of the options, and what the passkey is called. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** What the browser made of the options. */
export interface UsedPasskey {
  credential: Record<string, unknown>;
}

/** A code to link this device, or a recovery code. */
export interface GivenCode {
  code: string;
}

/** What the browser needs to make or to use a passkey: options of WebAuthn, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A passkey of the reader's. */
export interface PasskeyInfo {
  id: string;
  name: string;
  added: number;
  used: number;
}

/** A device that the reader is signed in on. */
export interface SessionInfo {
  id: string;
  device: string;
  begun: number;
  seen: number;
  is_this: boolean;
}

/** How the reader is signed in, and how they can sign in again. */
export interface Account {
  has_passkeys: boolean;
  passkeys: PasskeyInfo[];
  recovery_codes: number;
  sessions: SessionInfo[];
}

/** A code that signs another device in, once. */
export interface LinkCode {
  code: string;
  url: string;
  expires: number;
}

/** Codes to sign in with where there is no passkey, each once; they are shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A table to be made; who makes it is its host. */
export interface NewTable {
  settings: Settings;
  name?: string;
}

/** How somebody is called at a table they sit down at. */
export interface NewSeat {
  name?: string;
}

/** What somebody wants to play with anybody. */
export interface QuickMatch {
  game: string;
  seats: number;
  clock?: Clock;
  bots_after?: number | null;
  name?: string;
}

/** How somebody wants to be called. */
export interface NewName {
  name: string;
}

/** The answer to a puzzle, a token, or to a drill, a kind of piece. */
export interface Answer {
  answer: string;
}

/** Who the client is to this server. */
export interface Me {
  name: string;
  is_bot: boolean;
  handle: string;
}

/** An identity of its own for a program; the token is shown this once. */
export interface BotToken {
  bot: string;
  name: string;
  token: string;
}

/** A program that somebody gave a token to. */
export interface BotInfo {
  bot: string;
  name: string;
  at: number;
}

/** Something that may be in a set, or always is; or one of the values to choose from. */
export interface PartInfo {
  letter: string;
  words: string;
  fixed: boolean;
}

/** A variant of the rules, and what it means. */
export interface OptionInfo {
  name: string;
  words: string;
  kind: "choice" | "flag" | "number" | "seat" | "set" | "text";
  default: boolean | number | string;
  low: number | null;
  high: number | null;
  parts: PartInfo[];
}

/** How strong a bot is, and how it plays. */
export interface LevelInfo {
  level: Level;
  words: string;
  style: string;
}

/** A part of what a program sees: so many bytes. */
export interface FieldInfo {
  name: string;
  size: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  designers: string;
  about: string;
  seats: number[];
  usual_seats: number;
  options: OptionInfo[];
  levels: LevelInfo[];
  observation: FieldInfo[];
}

/** How far a game is, as everybody may know. */
export interface Standing {
  decisions: number;
  scores: Record<string, number>;
  winners: number[];
  ended: number | null;
}

/** What can be known about a table before one comes to it. */
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

/** A part of a finished game as one seat, or a spectator, saw it, with a scene after each step. */
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

/** A type of slots, as docs/scene.md says what it reads. */
export interface DictionarySlot {
  type: "args" | "choice" | "flag" | "form" | "list" | "map" | "message" | "mover" | "number" | "piece" | "preview" | "same" | "seat" | "spot";
  values?: unknown[];
  index?: number;
  of?: unknown;
  key?: unknown;
  value?: unknown;
}

/** What the numbers of a table's scenes mean; docs/scene.md says how they are read. */
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

/** A value, or a part of one, in both measures. */
export interface Amount {
  share: number;
  points: number;
}

/** What a result is made of: the first four add up to it, exactly. */
export interface ReviewParts {
  start: Amount;
  own: Amount;
  others: Amount;
  luck: Amount;
  result: Amount;
}

/** A step of the game and what it changed for a seat. */
export interface ReviewMoment {
  number: number;
  seat: number | null;
  value: Amount;
  error: Amount;
  luck: Amount;
}

/** What a game teaches one seat. */
export interface SeatReview {
  parts: ReviewParts;
  accuracy: number | null;
  costliest: number[];
  moments: ReviewMoment[];
}

/** What one action was worth to the seat that chose. */
export interface ReviewChoice {
  token: string;
  share: number;
  points: number;
  tries: number;
}

/** What another seat most likely does then, as the seat that chose would see it. */
export interface ReviewReply {
  token: string;
  chance: number;
}

/** A reason: a message of the game's files, and the same in words. */
export interface ReviewFact {
  id: string;
  args: Record<string, unknown>;
  words: string;
}

/** A decision where there was a choice, by what its player knew. */
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
}

/** All that a finished game teaches. */
export interface Review {
  game: string;
  complete: boolean;
  seats: Record<string, SeatReview>;
  decisions: ReviewDecision[];
}

/** How far a review has come. */
export interface ReviewState {
  state: "done" | "none" | "waiting";
  done: number;
  total: number;
  found: ReviewDecision[];
  review: Review | null;
}

/** A puzzle from outside. */
export interface PuzzleInfo {
  id: string;
  game: string;
  level: number;
  themes: string[];
}

/** A puzzle as the seat that is asked sees it; the last sight is the decision. */
export interface PuzzleShown {
  puzzle: PuzzleInfo;
  seat: number;
  seen: Replay;
}

/** What an action of a puzzle is worth to the seat that is asked. */
export interface PuzzleWorth {
  token: string;
  share: number;
  points: number;
}

/** Whether an answer is right, and why. */
export interface PuzzleVerdict {
  is_right: boolean;
  answer: string;
  exact: boolean;
  gap: number;
  points: number;
  worths: PuzzleWorth[];
  found: Record<string, number>;
}

/** Turns to watch, and a question: what is most likely in a place after the last one. */
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

/** How good an answer is. */
export interface DrillVerdict {
  score: number;
  chances: Record<string, number>;
  exact: boolean;
}

/** What the server makes ready now, one thing after another, for tables that would have to wait for it. */
export interface Preparing {
  what: "bots" | "rules";
  game: string;
  number: number;
  of: number;
}

/** How the server does. */
export interface Health {
  status: "failing" | "ok";
  reason: "damaged" | "full" | "locked" | "read-only" | "slow" | "trouble" | "unreachable" | null;
  ready: string[];
  preparing: Preparing | null;
  failed: string[];
}

/** Why a request was not done. */
export interface Problem {
  code: string;
  words: string;
}

/** What somebody gave to a table, in the order of its log. */
export interface MyTable {
  table: string;
  entries: (Record<string, unknown>)[];
}

/** Everything that the server keeps about somebody. */
export interface MyData {
  name: string;
  since: number;
  bots: BotInfo[];
  account: Account;
  tables: MyTable[];
}

/** How strong somebody is at a game: 400 points are odds of ten to one. */
export interface RatingInfo {
  game: string;
  points: number;
  deviation: number;
  is_provisional: boolean;
  games: number;
}

/** How many games somebody played and won, shared victories included. */
export interface TallyInfo {
  game: string;
  seats: number;
  games: number;
  won: number;
}

/** What everybody may know about somebody. */
export interface Profile {
  handle: string;
  name: string;
  is_bot: boolean;
  since: number;
  ratings: RatingInfo[];
  tallies: TallyInfo[];
}

/** How a game ended for a seat. */
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

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  points: number;
}

/** The games that two people played at the same table. */
export interface HeadToHead {
  game: string;
  games: number;
  ahead: number;
  behind: number;
}

/** Somebody on a leaderboard. */
export interface Leader {
  place: number;
  name: string;
  handle: string;
  points: number;
  games: number;
}

/** Where a bot stands on the same scale; games do not change that. */
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

/** What somebody is to be. */
export interface NewTie {
  tie: "block" | "follow";
}

/** Who is to be invited. */
export interface Invite {
  handle: string;
}

/** Somebody whom the reader follows or blocks. */
export interface TieInfo {
  handle: string;
  name: string;
  since: number;
}

/** The people whom the reader follows, and those whom they block. */
export interface Circle {
  following: TieInfo[];
  blocked: TieInfo[];
}

/** A table that waits for the reader. */
export interface InvitationInfo {
  table: string;
  game: string;
  name: string;
  handle: string;
  at: number;
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
