/* Made by `python -m stammtisch.server.schema` from the server's own types: don't edit. */

/** Seats, presence, votes or the status of the table have changed. */
export type About = {
  type: "about";
  table: TableInfo;
};

/** The move with this nonce is entry `n` of the log. */
export type Ack = {
  type: "ack";
  nonce: string;
  n: number;
};

/** Agree to exactly the terms of an open proposal. */
export type Agree = {
  move: "Agree";
  id: number;
};

export type Agreed = {
  event: "Agreed";
  id: number;
  seat: number;
  to: number | null;
};

/** Which of one's seats would like a hint. */
export type AskHint = {
  seat: number;
};

/** Answer a vote that is open. */
export type Ballot = {
  type: "ballot";
  vote: number;
  yes: boolean;
};

/** A seat that a bot is to play. */
export type BotSeat = {
  seat: number;
  level: string;
};

/** Lets a program be this player: `Authorization: Bearer …`, or `token` in hello. */
export type BotToken = {
  token: string;
};

/** The edition a table plays with: what is printed on its cards. */
export type BoxPage = {
  edition: string;
  contents: Record<string, unknown>;
};

/** The server is about to close the socket; come back, unless the reason says otherwise. */
export type Bye = {
  type: "bye";
  reason: "fresh" | "no-onlookers" | "stopping" | "table-gone" | "too-fast" | "too-slow";
};

/** Ask the others at the table for something; the caller has said yes. */
export type CallVote = {
  type: "call-vote";
  subject: "cancel" | "extend" | "pause" | "replace" | "resume";
  seat?: number | null;
};

export type Chat = {
  type: "chat";
  line: ChatLine;
};

export type ChatLine = {
  id: number;
  at: number;
  name: string;
  player: string;
  seat: number | null;
  text: string;
};

/** Keep an identity for good: under a name that nobody else has, with a passphrase. */
export type Claim = {
  name: string;
  passphrase: string;
};

/** Every clock that runs; `now` tells the client how far its own clock is off. */
export type Clocks = {
  now: number;
  running: boolean;
  seats: Array<SeatClock>;
};

/** Every member has agreed: the proposal binds from this moment. */
export type Closed = {
  event: "Closed";
  id: number;
  seats: Array<number>;
  terms: Array<number>;
  to: number | null;
};

/** A game by correspondence: so many days for a decision. */
export type DaysClock = {
  kind: "days";
  days?: number;
};

/** Say no to a proposal one is named in, which ends it. */
export type Decline = {
  move: "Decline";
  id: number;
};

/** A member said no; the proposal is off the table. */
export type Declined = {
  event: "Declined";
  id: number;
  seat: number;
  to: number | null;
};

export type EditionInfo = {
  digest: string;
  title: string;
  standard: boolean;
};

export type FromClient =
  | Hello
  | Play
  | Undo
  | Say
  | CallVote
  | Ballot
  | Ping;

export type FromServer =
  | Welcome
  | Happened
  | Ack
  | No
  | About
  | Yours
  | Time
  | Chat
  | Pong
  | Bye;

/** A game that tables can be set up for. */
export type GameInfo = {
  name: string;
  title: string;
  fewest: number;
  most: number;
  recommended: Array<number>;
  undo: boolean;
  editions: Array<EditionInfo>;
  levels: Array<string>;
  options: Record<string, unknown>;
};

export type GameList = {
  games: Array<GameInfo>;
};

/** What a player has done in one game. */
export type GameRecord = {
  game: string;
  played: number;
  won: number;
  rating: number;
  mu: number;
  sigma: number;
};

/** Of Build or Travel, the seat takes this one. */
export type GreentownActionChosen = {
  event: "ActionChosen";
  seat: number;
  action: string;
  to: number | null;
};

/** Put up a building on a free site or in place of a tree. */
export type GreentownBuild = {
  move: "Build";
  kind: "culture" | "shopping" | "sport";
  tile: number;
};

/** `left` is how many buildings the seat still has to put up. */
export type GreentownBuildingPutUp = {
  event: "BuildingPutUp";
  seat: number;
  kind: string;
  tile: number;
  left: number;
  to: number | null;
};

/** No tile can be laid or exchanged any more. */
export type GreentownBuildingSkipped = {
  event: "BuildingSkipped";
  seat: number;
  to: number | null;
};

/** A seat gets the card it begins with. */
export type GreentownCardDealt = {
  event: "CardDealt";
  seat: number;
  card: number;
  stops: number;
  to: number | null;
};

/** With fewer than four players a card with 5 stops is not needed. */
export type GreentownCardPutAside = {
  event: "CardPutAside";
  card: number;
  stops: number;
  to: number | null;
};

export type GreentownCardTaken = {
  event: "CardTaken";
  seat: number;
  card: number;
  stops: number;
  to: number | null;
};

/** A visitor card comes to light on top of the pile. */
export type GreentownCardTurned = {
  event: "CardTurned";
  card: number;
  stops: number;
  to: number | null;
};

/** A visitor card, with the least and most visits of nature, culture, sport, shopping. */
export type GreentownCardView = {
  number: number;
  key: string;
  stops: number;
  least: Array<number>;
  most: Array<number>;
};

/** Chance: the card with 5 stops that a seat begins with. */
export type GreentownDealCard = {
  move: "DealCard";
  seat: number;
  card: number;
};

/** With the marker Build or Travel: which of the two. */
export type GreentownDecide = {
  move: "Decide";
  action: "build" | "travel";
};

export type GreentownDoubleTurnKept = {
  event: "DoubleTurnKept";
  seat: number;
  to: number | null;
};

export type GreentownDoubleTurnUsed = {
  event: "DoubleTurnUsed";
  seat: number;
  to: number | null;
};

/** Greenies from an excursion, for everybody to see. */
export type GreentownEarned = {
  event: "Earned";
  seat: number;
  amount: number;
  to: number | null;
};

/** The building is done. */
export type GreentownEndTurn = {
  move: "EndTurn";
};

export type GreentownEvent =
  | GreentownCardPutAside
  | GreentownCardDealt
  | GreentownCardTurned
  | GreentownRoundBegan
  | GreentownTurnBegan
  | GreentownMarkerTurned
  | GreentownMarkersRenewed
  | GreentownActionChosen
  | GreentownTileLaid
  | GreentownTileUpgraded
  | GreentownBuildingPutUp
  | GreentownTreeFelled
  | GreentownTreePlanted
  | GreentownBuildingSkipped
  | GreentownExcursionMade
  | GreentownEarned
  | GreentownExcursionForfeited
  | GreentownCardTaken
  | GreentownLastRound
  | GreentownDoubleTurnUsed
  | GreentownDoubleTurnKept
  | GreentownGameOver;

/** There is no route of the exact length: nothing is gained or paid, the card is kept. */
export type GreentownExcursionForfeited = {
  event: "ExcursionForfeited";
  seat: number;
  card: number;
  stops: number;
  to: number | null;
};

/** The visitors' way, how often they saw each kind, and which wishes that met. */
export type GreentownExcursionMade = {
  event: "ExcursionMade";
  seat: number;
  card: number;
  stops: number;
  tiles: Array<number>;
  visits: Array<number>;
  met: Array<boolean>;
  unmet: number;
  to: number | null;
};

export type GreentownGameOver = {
  event: "GameOver";
  ending: string;
  seats: Array<number>;
  scores: Array<number>;
  to: number | null;
};

/** Keep the double-turn marker for a later turn. */
export type GreentownKeepDoubleTurn = {
  move: "KeepDoubleTurn";
};

/** Why this round is the last: `buildings`, `cards` or `standstill`. */
export type GreentownLastRound = {
  event: "LastRound";
  seat: number;
  ending: string;
  to: number | null;
};

/** Lay a tile with these roads on a free space. */
export type GreentownLay = {
  move: "Lay";
  q: number;
  r: number;
  roads: number;
};

/** Put up no building for the tile just laid. */
export type GreentownLeaveSite = {
  move: "LeaveSite";
};

/** The seat says what its turn is for. */
export type GreentownMarkerTurned = {
  event: "MarkerTurned";
  seat: number;
  marker: string;
  to: number | null;
};

/** All four markers have been used and are turned up again. */
export type GreentownMarkersRenewed = {
  event: "MarkersRenewed";
  seat: number;
  to: number | null;
};

export type GreentownMove =
  | GreentownTurnOver
  | GreentownDecide
  | GreentownLay
  | GreentownUpgrade
  | GreentownBuild
  | GreentownLeaveSite
  | GreentownReplant
  | GreentownEndTurn
  | GreentownRoute
  | GreentownStayHome
  | GreentownUseDoubleTurn
  | GreentownKeepDoubleTurn
  | GreentownPutAside
  | GreentownDealCard
  | GreentownTurnCard;

/** What a table of Greentown may choose. */
export type GreentownOptions = {
  setup?: string;
  keep_double_turn?: boolean;
  open_greenies?: boolean;
  route_hint?: boolean;
};

/** A pile of the supply: its tiles' roads before turning, and how many are left. */
export type GreentownPileView = {
  roads: number;
  left: number;
};

/** Chance: a card with 5 stops that is not needed, with fewer than four players. */
export type GreentownPutAside = {
  move: "PutAside";
  card: number;
};

/** Plant the felled tree again. */
export type GreentownReplant = {
  move: "Replant";
  tile: number;
};

/** A round begins with this seat; `holder` has the double-turn marker and is last. */
export type GreentownRoundBegan = {
  event: "RoundBegan";
  seat: number;
  round: number;
  holder: number;
  to: number | null;
};

/** Lead the visitors over these tiles, from a hotel to a hotel. */
export type GreentownRoute = {
  move: "Route";
  tiles: Array<number>;
};

/** Forfeit an excursion that can't be made. */
export type GreentownStayHome = {
  move: "StayHome";
};

export type GreentownTileLaid = {
  event: "TileLaid";
  seat: number;
  tile: number;
  q: number;
  r: number;
  roads: number;
  to: number | null;
};

export type GreentownTileUpgraded = {
  event: "TileUpgraded";
  seat: number;
  tile: number;
  old: number;
  roads: number;
  to: number | null;
};

/** A tile: where it lies, its roads as bits, and what stands on it. */
export type GreentownTileView = {
  q: number;
  r: number;
  roads: number;
  piece: string;
  owner: number | null;
};

export type GreentownTreeFelled = {
  event: "TreeFelled";
  seat: number;
  tile: number;
  to: number | null;
};

export type GreentownTreePlanted = {
  event: "TreePlanted";
  seat: number;
  tile: number;
  to: number | null;
};

export type GreentownTurnBegan = {
  event: "TurnBegan";
  seat: number;
  to: number | null;
};

/** Chance: the visitor card that comes to light on top of the pile. */
export type GreentownTurnCard = {
  move: "TurnCard";
  card: number;
};

/** Turn over an action marker: what this turn is for. */
export type GreentownTurnOver = {
  move: "TurnOver";
  marker: "both" | "build" | "either" | "travel";
};

/** Exchange a tile of the town for one with a road more. */
export type GreentownUpgrade = {
  move: "Upgrade";
  tile: number;
  roads: number;
};

/** Use the double-turn marker now. */
export type GreentownUseDoubleTurn = {
  move: "UseDoubleTurn";
};

export type GreentownView = {
  game: "greentown";
  seat: number | null;
  players: number;
  pending: Array<number>;
  result: Result | null;
  edition: string;
  setup: string;
  keep_double_turn: boolean;
  open_greenies: boolean;
  route_hint: boolean;
  phase: string;
  round: number;
  first: number;
  holder: number | null;
  turn: number | null;
  begun: boolean;
  travels: boolean;
  works_left: number;
  tiles: Array<GreentownTileView>;
  supply: Array<GreentownPileView>;
  stock: Array<[number, number, number]>;
  markers: Array<Array<string>>;
  cards: Array<GreentownCardView | null>;
  top: GreentownCardView | null;
  unseen: Array<number>;
  greenies: Array<number | null>;
  last_traveller: number | null;
  last_route: Array<number>;
  still: number;
  ending: string;
};

/** The secret of a hand-over link: whoever shows it plays the seat from now on. */
export type HandOver = {
  table: string;
  seat: number;
  secret: string;
};

/** A move was played and chance has followed; it is in the database. */
export type Happened = {
  type: "happened";
  seq: number;
  steps: Array<Step>;
  views: Array<View>;
  clocks: Clocks;
};

export type Health = {
  status: string;
  version: string;
  tables: number;
  sockets: number;
};

/** The first message: which table, and how much of its log the client has seen already. */
export type Hello = {
  type: "hello";
  table: string;
  seen?: number | null;
  role?: "player" | "screen" | "spectator";
  token?: string | null;
  language?: "de" | "en" | "fr" | null;
};

/** A move worth playing; `proven` when no other is better. */
export type Hint = {
  move: Move;
  proven: boolean;
};

/** Points that a coalition brings a player in a party: as its leader, and for cards. */
export type KoalitionBooking = {
  seat: number;
  party: number;
  bonus: number;
  cards: number;
};

/** To its owner: a card that was dealt. */
export type KoalitionCardCame = {
  event: "CardCame";
  seat: number;
  card: number;
  to: number | null;
};

/** Play a clean slate against a scandal. */
export type KoalitionClearParty = {
  move: "ClearParty";
  party: number;
};

/** Play a clean slate against a resignation. */
export type KoalitionClearPolitician = {
  move: "ClearPolitician";
  card: number;
};

/** A coalition that could be made, and what it would bring. */
export type KoalitionCoalitionTally = {
  units: Array<number>;
  members: Array<number>;
  votes: number;
  bookings: Array<KoalitionBooking>;
  points: Array<number>;
};

/** A vote begins: the country and how many politicians each player lays there. */
export type KoalitionCountryTurned = {
  event: "CountryTurned";
  seat: number;
  country: number;
  needed: number;
  bonuses: [number, number, number, number];
  to: number | null;
};

/** Chance: the card that a seat is dealt next. */
export type KoalitionDeal = {
  move: "Deal";
  seat: number;
  card: number;
};

/** Play a doubler on a politician or joker in play: its party's votes count double. */
export type KoalitionDoubler = {
  move: "Doubler";
  card: number;
};

/** Depose the leader of a party. */
export type KoalitionDownfall = {
  move: "Downfall";
  party: number;
};

/** Chance: the seat that starts the first vote. */
export type KoalitionDrawLot = {
  move: "DrawLot";
  seat: number;
};

/** The Europe bonus of a party goes to the players with most points in it. */
export type KoalitionEuropeBonusPaid = {
  event: "EuropeBonusPaid";
  party: number;
  points: number;
  bonus: number;
  seats: Array<number>;
  each: number;
  to: number | null;
};

export type KoalitionEvent =
  | Proposed
  | Agreed
  | TookBack
  | Declined
  | Withdrawn
  | Passed
  | Lapsed
  | Closed
  | KoalitionStarterDrawn
  | KoalitionCardCame
  | KoalitionHandsDealt
  | KoalitionCountryTurned
  | KoalitionHandsTooSmall
  | KoalitionPoliticianLaid
  | KoalitionJokerLaid
  | KoalitionPartyDoubled
  | KoalitionLeaderDeposed
  | KoalitionLeaderFollowed
  | KoalitionPartyWithoutLeader
  | KoalitionPoliticianResigned
  | KoalitionScandalBroke
  | KoalitionResignationCleared
  | KoalitionScandalCleared
  | KoalitionVotesCounted
  | KoalitionTalksOpened
  | KoalitionVoteWon
  | KoalitionVoteFailed
  | KoalitionPointsBooked
  | KoalitionStarterChosen
  | KoalitionEuropeBonusPaid
  | KoalitionGameOver;

export type KoalitionGameOver = {
  event: "GameOver";
  seats: Array<number>;
  scores: Array<number>;
  to: number | null;
};

/** Everybody has so many politicians, and so many actions and jokers. */
export type KoalitionHandsDealt = {
  event: "HandsDealt";
  politicians: number;
  actions: number;
  to: number | null;
};

/** Somebody has too few politicians: all cards are shuffled and dealt anew. */
export type KoalitionHandsTooSmall = {
  event: "HandsTooSmall";
  seats: Array<number>;
  needed: number;
  to: number | null;
};

export type KoalitionJokerLaid = {
  event: "JokerLaid";
  seat: number;
  card: number;
  party: number;
  votes: number;
  to: number | null;
};

/** A politician or joker in play. */
export type KoalitionLaid = {
  seat: number;
  card: number;
  party: number;
  votes: number;
  doublers: number;
  resigned: boolean;
  cleared: boolean;
};

/** Lay a politician face up. */
export type KoalitionLay = {
  move: "Lay";
  card: number;
};

/** Lay a joker in place of a politician and name its party. */
export type KoalitionLayJoker = {
  move: "LayJoker";
  card: number;
  party: number;
};

/** The leader `seat` of a party falls. */
export type KoalitionLeaderDeposed = {
  event: "LeaderDeposed";
  by: number;
  seat: number;
  party: number;
  to: number | null;
};

/** Another player leads the party from now on. */
export type KoalitionLeaderFollowed = {
  event: "LeaderFollowed";
  seat: number;
  party: number;
  to: number | null;
};

export type KoalitionMove =
  | KoalitionLay
  | KoalitionLayJoker
  | KoalitionDoubler
  | KoalitionDownfall
  | KoalitionResignation
  | KoalitionScandal
  | KoalitionClearPolitician
  | KoalitionClearParty
  | KoalitionPropose
  | Agree
  | TakeBack
  | Decline
  | Withdraw
  | Pass
  | KoalitionDrawLot
  | KoalitionDeal
  | KoalitionTurnCountry;

/** What a table of Koalition may choose. */
export type KoalitionOptions = {
  countries?: number | null;
  patience?: number;
  starter?: number | null;
};

/** A doubler on a card in play of player `seat`; the party's votes now count `factor` times. */
export type KoalitionPartyDoubled = {
  event: "PartyDoubled";
  by: number;
  seat: number;
  card: number;
  party: number;
  factor: number;
  to: number | null;
};

/** How a party stands if the votes are counted now. */
export type KoalitionPartyTally = {
  raw: Array<number>;
  doublers: number;
  scandal: boolean;
  cleared: boolean;
  votes: number;
  leader: number | null;
  why: "alone" | "highest-card" | "most-votes" | "nobody" | "tied";
  deposed: number | null;
};

/** The best-placed in the party are level: nobody leads it. */
export type KoalitionPartyWithoutLeader = {
  event: "PartyWithoutLeader";
  party: number;
  to: number | null;
};

/** Points of a player in a party: as its leader, and for cards. */
export type KoalitionPointsBooked = {
  event: "PointsBooked";
  seat: number;
  party: number;
  bonus: number;
  cards: number;
  to: number | null;
};

export type KoalitionPoliticianLaid = {
  event: "PoliticianLaid";
  seat: number;
  card: number;
  party: number;
  votes: number;
  to: number | null;
};

/** A card in play of player `seat` loses its votes. */
export type KoalitionPoliticianResigned = {
  event: "PoliticianResigned";
  by: number;
  seat: number;
  card: number;
  party: number;
  votes: number;
  to: number | null;
};

/** Propose a coalition: its parties and splinters, ascending. */
export type KoalitionPropose = {
  move: "Propose";
  units: Array<number>;
};

/** A party's place for the Europe bonus, if the game ended now. */
export type KoalitionRank = {
  party: number;
  points: number;
  bonus: number;
  seats: Array<number>;
  each: number;
};

/** Make a politician or joker in play resign: its votes are lost. */
export type KoalitionResignation = {
  move: "Resignation";
  card: number;
};

/** A clean slate for a card of player `seat`: its votes are back. */
export type KoalitionResignationCleared = {
  event: "ResignationCleared";
  by: number;
  seat: number;
  card: number;
  party: number;
  votes: number;
  to: number | null;
};

/** Bring a scandal on a party: it loses half its votes. */
export type KoalitionScandal = {
  move: "Scandal";
  party: number;
};

export type KoalitionScandalBroke = {
  event: "ScandalBroke";
  by: number;
  party: number;
  to: number | null;
};

export type KoalitionScandalCleared = {
  event: "ScandalCleared";
  by: number;
  party: number;
  to: number | null;
};

/** Who starts the next vote. */
export type KoalitionStarterChosen = {
  event: "StarterChosen";
  seat: number;
  to: number | null;
};

/** The lot has fallen on who starts the first vote. */
export type KoalitionStarterDrawn = {
  event: "StarterDrawn";
  seat: number;
  to: number | null;
};

/** These leaders can make a coalition now. */
export type KoalitionTalksOpened = {
  event: "TalksOpened";
  seats: Array<number>;
  majority: number;
  to: number | null;
};

/** What the cards on the table come to if they are counted now. */
export type KoalitionTally = {
  parties: Array<KoalitionPartyTally>;
  units: Array<KoalitionUnitTally>;
  total: number;
  majority: number;
  coalitions: Array<KoalitionCoalitionTally>;
  more: boolean;
};

/** Chance: the country that is turned up. */
export type KoalitionTurnCountry = {
  move: "TurnCountry";
  country: number;
};

/** A party with a leader, or a splinter of a leaderless one, that takes part in the vote. */
export type KoalitionUnitTally = {
  unit: number;
  party: number;
  seat: number;
  votes: number;
};

export type KoalitionView = {
  game: "koalition";
  seat: number | null;
  players: number;
  pending: Array<number>;
  result: Result | null;
  edition: string;
  patience: number;
  countries: number;
  phase: string;
  starter: number;
  country: number | null;
  needed: number;
  played: Array<KoalitionVoteRecord>;
  politicians: Array<number>;
  actions: Array<number>;
  known: Array<Array<number>>;
  aside: [number, number];
  discards: Array<number>;
  dealt: number;
  table: Array<KoalitionLaid>;
  opened: boolean;
  passes: number;
  turn: number | null;
  tally: KoalitionTally;
  talks: TalksView | null;
  booked: Array<Array<number>>;
  points: Array<number>;
  europe: Array<KoalitionRank>;
  hand: Array<number> | null;
};

/** No coalition: politicians go back into their owners' hands. */
export type KoalitionVoteFailed = {
  event: "VoteFailed";
  country: number;
  outcome: "coalition" | "majority" | "no-agreement" | "no-coalition";
  to: number | null;
};

/** A vote that is over. */
export type KoalitionVoteRecord = {
  country: number;
  outcome: "coalition" | "majority" | "no-agreement" | "no-coalition";
  units: Array<number>;
  seats: Array<number>;
  points: Array<number>;
};

/** One party (`majority`) or a coalition has won the country. */
export type KoalitionVoteWon = {
  event: "VoteWon";
  country: number;
  outcome: "coalition" | "majority" | "no-agreement" | "no-coalition";
  units: Array<number>;
  parties: Array<number>;
  seats: Array<number>;
  to: number | null;
};

/** The votes per party with all factors, and the majority of them. */
export type KoalitionVotesCounted = {
  event: "VotesCounted";
  votes: Array<number>;
  total: number;
  majority: number;
  to: number | null;
};

/** A proposal fell because of what else has been agreed. */
export type Lapsed = {
  event: "Lapsed";
  id: number;
  to: number | null;
};

/** So many seconds for a decision. */
export type LiveClock = {
  kind: "live";
  seconds?: number;
};

/** Who the server takes one for. */
export type Me = {
  player: string;
  name: string;
  claimed: boolean;
};

export type MyName = {
  name: string;
};

/** Set up a table; its host takes the first seat that no bot plays, unless only watching. */
export type NewTable = {
  game: string;
  players: number;
  bots?: Array<BotSeat>;
  options?: Record<string, unknown>;
  edition?: string | null;
  edition_text?: string | null;
  clock?: NoClock | LiveClock | DaysClock;
  open?: boolean;
  language?: "de" | "en" | "fr";
  spectators?: boolean;
  chat?: boolean;
  sit?: boolean;
  name?: string | null;
  luck?: string;
};

/** What was asked for is refused, and nothing has changed; `text` is for people. */
export type No = {
  type: "no";
  refusal: Refusal;
  text: string;
  nonce: string | null;
};

/** Nobody is hurried. */
export type NoClock = {
  kind: "none";
};

/** Have nothing more to say, unless something new comes up. */
export type Pass = {
  move: "Pass";
};

export type Passed = {
  event: "Passed";
  seat: number;
  to: number | null;
};

/** Answered at once; `at` comes back as it is. */
export type Ping = {
  type: "ping";
  at?: number;
};

/** A move of one's seat. Said again with the same nonce it is not played again. */
export type Play = {
  type: "play";
  nonce: string;
  seat: number;
  move: Move;
};

export type PlayerPage = {
  player: string;
  name: string;
  records: Array<GameRecord>;
};

export type Pong = {
  type: "pong";
  at: number;
  now: number;
};

/** Why a request is refused: a code with facts, and the text for people. */
export type Problem = {
  refusal: Refusal;
  text: string;
};

/** One deal on the table: who proposes it, who would be bound, the terms, who has agreed. */
export type Proposal = {
  id: number;
  by: number;
  members: Array<number>;
  terms: Array<number>;
  agreed: Array<number>;
  taken_back: Array<number>;
};

/** A proposal is on the table; its proposer has agreed, its members' passes are void. */
export type Proposed = {
  event: "Proposed";
  id: number;
  by: number;
  seats: Array<number>;
  terms: Array<number>;
  to: number | null;
};

export type Ranked = {
  player: string;
  name: string;
  record: GameRecord;
};

export type Ranking = {
  players: Array<Ranked>;
};

/** Why a move is not accepted: a code, and the facts its text in the catalogue needs. */
export type Refusal = {
  code: string;
  facts: Record<string, number | string | Array<number | string>>;
};

/** Another table with the same people, of the same game unless another is named. */
export type Rematch = {
  game?: string | null;
};

/** A page of a game as one of its seats, or an onlooker, saw it. */
export type Replay = {
  table: TableInfo;
  first: View;
  steps: Array<ReplayStep>;
  next: number | null;
};

/** A step of a game as one of its seats, or an onlooker, saw it, and the view after it. */
export type ReplayStep = {
  step: Step;
  seat: number;
  at: number;
  view: View;
};

/** How a game ended: `ending` is the game's own word for the way it did. */
export type Result = {
  ending: string;
  scores: Array<number>;
  winners: Array<number>;
  places: Array<number>;
};

/** Attend the meeting and push a councillor forward. */
export type SaludosAttend = {
  move: "Attend";
  card: number;
};

export type SaludosAttended = {
  event: "Attended";
  seat: number;
  to: number | null;
};

/** A round begins; the seat draws from the bag. */
export type SaludosBagPassed = {
  event: "BagPassed";
  seat: number;
  round: number;
  to: number | null;
};

/** The highest total of councillors at the fourth completed project. */
export type SaludosBonusPaid = {
  event: "BonusPaid";
  seats: Array<number>;
  amount: number;
  totals: Array<number>;
  to: number | null;
};

/** Call a council meeting and push a councillor forward. */
export type SaludosCall = {
  move: "Call";
  card: number;
};

/** To its owner: which councillor was drawn. */
export type SaludosCardCame = {
  event: "CardCame";
  seat: number;
  card: number;
  to: number | null;
};

/** A loser draws a councillor. */
export type SaludosCardDrawn = {
  event: "CardDrawn";
  seat: number;
  to: number | null;
};

/** A councillor was discarded for another roll. */
export type SaludosCardGiven = {
  event: "CardGiven";
  seat: number;
  to: number | null;
};

/** To its owner: which councillor left the hand, and for what. */
export type SaludosCardGone = {
  event: "CardGone";
  seat: number;
  card: number;
  to: number | null;
};

/** A seat has laid its councillors face down, or decided to lay none. */
export type SaludosCardsChosen = {
  event: "CardsChosen";
  seat: number;
  to: number | null;
};

/** The councillors a seat played: how many of value 1, 2 and 3. */
export type SaludosCardsShown = {
  event: "CardsShown";
  seat: number;
  cards: [number, number, number];
  points: number;
  to: number | null;
};

/** Lay councillors face down for one's side, none at all included. */
export type SaludosCommit = {
  move: "Commit";
  cards: [number, number, number];
};

/** A council meeting as everybody sees it. */
export type SaludosCouncil = {
  caller: number;
  pretzel: number;
  attendants: Array<number>;
  answered: Array<number>;
  coalition_talks: TalksView | null;
  opposition_talks: TalksView | null;
  opposition_shares: Array<number>;
  committed: Array<number>;
};

/** A meeting: the pretzel goes on the opposition's strength. */
export type SaludosCouncilCalled = {
  event: "CouncilCalled";
  seat: number;
  pretzel: number;
  to: number | null;
};

/** The attendants could not agree on a split. */
export type SaludosCouncilCollapsed = {
  event: "CouncilCollapsed";
  to: number | null;
};

/** The totals of both sides; the opposition needs strictly more. */
export type SaludosCouncilDecided = {
  event: "CouncilDecided";
  coalition: number;
  opposition: number;
  toppled: boolean;
  to: number | null;
};

/** Chance: what comes out of the bag, a journalist (0) or a section of a project (1 to 6). */
export type SaludosDrawChit = {
  move: "DrawChit";
  chit: number;
};

/** Chance: the seat that gets the bag first. */
export type SaludosDrawLot = {
  move: "DrawLot";
  seat: number;
};

export type SaludosEvent =
  | Proposed
  | Agreed
  | TookBack
  | Declined
  | Withdrawn
  | Passed
  | Lapsed
  | Closed
  | SaludosBagPassed
  | SaludosSectionLaid
  | SaludosPressCame
  | SaludosRolled
  | SaludosCardGiven
  | SaludosCardGone
  | SaludosKept
  | SaludosTalksOpened
  | SaludosMugMoved
  | SaludosOfferWon
  | SaludosNobodyOffered
  | SaludosLetItStand
  | SaludosCouncilCalled
  | SaludosAttended
  | SaludosStayedAway
  | SaludosSplitSettled
  | SaludosCouncilCollapsed
  | SaludosCardsChosen
  | SaludosCardsShown
  | SaludosCouncilDecided
  | SaludosPaid
  | SaludosCardDrawn
  | SaludosCardCame
  | SaludosPileRenewed
  | SaludosNoCardsLeft
  | SaludosBonusPaid
  | SaludosGameOver;

/** `ending` is "press" or "projects". */
export type SaludosGameOver = {
  event: "GameOver";
  ending: string;
  seats: Array<number>;
  scores: Array<number>;
  to: number | null;
};

/** Keep the roll. */
export type SaludosKeep = {
  move: "Keep";
};

export type SaludosKept = {
  event: "Kept";
  seat: number;
  strength: number;
  to: number | null;
};

/** A loser does without a council meeting. */
export type SaludosLetItStand = {
  event: "LetItStand";
  seat: number;
  to: number | null;
};

/** Do without a council meeting. */
export type SaludosLetStand = {
  move: "LetStand";
};

export type SaludosMove =
  | SaludosKeep
  | SaludosReroll
  | SaludosPropose
  | Agree
  | TakeBack
  | Decline
  | Withdraw
  | Pass
  | SaludosCall
  | SaludosLetStand
  | SaludosAttend
  | SaludosStayAway
  | SaludosCommit
  | SaludosDrawLot
  | SaludosDrawChit
  | SaludosRoll
  | SaludosTakeCard;

/** A new offer stands. */
export type SaludosMugMoved = {
  event: "MugMoved";
  height: number;
  seats: Array<number>;
  shares: Array<number>;
  to: number | null;
};

/** There is not a councillor for each loser, so nobody draws. */
export type SaludosNoCardsLeft = {
  event: "NoCardsLeft";
  to: number | null;
};

/** All passed with no offer standing. */
export type SaludosNobodyOffered = {
  event: "NobodyOffered";
  to: number | null;
};

/** The standing offer: its members' shares of the contract and their strengths together. */
export type SaludosOffer = {
  members: Array<number>;
  shares: Array<number>;
  height: number;
};

/** The negotiation is over and the standing offer has won it. */
export type SaludosOfferWon = {
  event: "OfferWon";
  seats: Array<number>;
  height: number;
  to: number | null;
};

/** What a table of Saludos Amigos may choose. */
export type SaludosOptions = {
  patience?: number;
  starter?: number | null;
};

export type SaludosPaid = {
  event: "Paid";
  seat: number;
  amount: number;
  money: number;
  to: number | null;
};

/** The discards were shuffled into a new pile. */
export type SaludosPileRenewed = {
  event: "PileRenewed";
  cards: number;
  to: number | null;
};

/** A journalist: everybody moves back; `placed` on the board, or back into the bag. */
export type SaludosPressCame = {
  event: "PressCame";
  seat: number;
  placed: boolean;
  fines: Array<number>;
  to: number | null;
};

/** Propose a coalition, its members ascending, and what each of them gets. */
export type SaludosPropose = {
  move: "Propose";
  members: Array<number>;
  shares: Array<number>;
};

/** Discard a councillor and roll again. */
export type SaludosReroll = {
  move: "Reroll";
  card: number;
};

/** Chance: what a seat's die shows. */
export type SaludosRoll = {
  move: "Roll";
  seat: number;
  face: number;
};

export type SaludosRolled = {
  event: "Rolled";
  seat: number;
  face: number;
  to: number | null;
};

/** A section comes to its project; `value` is what the contract is worth. */
export type SaludosSectionLaid = {
  event: "SectionLaid";
  seat: number;
  project: number;
  sections: number;
  value: number;
  to: number | null;
};

/** One side of a meeting knows how it would share. */
export type SaludosSplitSettled = {
  event: "SplitSettled";
  seats: Array<number>;
  shares: Array<number>;
  to: number | null;
};

/** Leave the meeting to others. */
export type SaludosStayAway = {
  move: "StayAway";
};

export type SaludosStayedAway = {
  event: "StayedAway";
  seat: number;
  to: number | null;
};

/** Chance: the councillor that a seat draws. */
export type SaludosTakeCard = {
  move: "TakeCard";
  seat: number;
  card: number;
};

/** Everybody has a strength: the contract is up for offers. */
export type SaludosTalksOpened = {
  event: "TalksOpened";
  value: number;
  strengths: Array<number>;
  to: number | null;
};

export type SaludosView = {
  game: "saludos";
  seat: number | null;
  players: number;
  pending: Array<number>;
  result: Result | null;
  edition: string;
  patience: number;
  phase: string;
  round: number;
  bag_holder: number;
  laid: Array<number>;
  bag: Array<number>;
  chit: number | null;
  value: number;
  money: Array<number>;
  cards: Array<number>;
  dice: Array<number>;
  kept: Array<number>;
  strengths: Array<number>;
  rolling: Array<number>;
  drawing: Array<number>;
  pile: number;
  discards: number;
  shown: [number, number, number];
  buried: Array<number>;
  offer: SaludosOffer | null;
  talks: TalksView | null;
  let_stand: Array<number>;
  council: SaludosCouncil | null;
  votes: SaludosVotes | null;
  totals: Array<number>;
  hand: [number, number, number] | null;
  my_buried: [number, number, number] | null;
  my_pushed: number | null;
  my_commit: [number, number, number] | null;
};

/** How the latest council meeting was decided. */
export type SaludosVotes = {
  coalition: number;
  opposition: number;
  cards: Array<[number, number, number]>;
};

/** A line of chat. */
export type Say = {
  type: "say";
  text: string;
};

/** By when a seat must decide; then its default move is played. */
export type SeatClock = {
  seat: number;
  until: number;
  span: number;
};

/** A seat as everybody sees it. */
export type SeatInfo = {
  seat: number;
  holder: "bot" | "free" | "person";
  name: string | null;
  player: string | null;
  level: string | null;
  away: string | null;
  present: boolean;
};

/** A link that hands the seat to whoever opens it, once. */
export type SeatLink = {
  path: string;
  secret: string;
};

export type SetBot = {
  level: string;
};

/** One entry of the log: the events it led to, as far as this client may know them. */
export type Step = {
  n: number;
  events: Array<Event>;
  undo: number | null;
};

/** A table as everybody may see it. */
export type TableInfo = {
  id: string;
  code: string;
  game: string;
  title: string;
  edition: string;
  options: Record<string, unknown>;
  status: "cancelled" | "gathering" | "over" | "playing";
  paused: "only-bots" | "vote" | null;
  open: boolean;
  language: string;
  spectators: boolean;
  chat: boolean;
  undo: boolean;
  clock: NoClock | LiveClock | DaysClock;
  seats: Array<SeatInfo>;
  watching: number;
  host: string;
  votes: Array<VoteInfo>;
  commitment: string;
  salt: string;
  created: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  result: unknown;
  awaited: Array<number>;
};

export type TableList = {
  tables: Array<TableInfo>;
};

/** A table, and what one is there. */
export type TablePage = {
  table: TableInfo;
  yours: Array<number>;
  host: boolean;
};

/** Take back one's agreement to a proposal that does not stand yet. */
export type TakeBack = {
  move: "TakeBack";
  id: number;
};

/** Sit down. `luck` goes into the salt of the table's chance, so that nobody can fix it. */
export type TakeSeat = {
  name?: string | null;
  luck?: string;
};

/** A negotiation as everybody sees it, and as a snapshot keeps it. */
export type TalksView = {
  seats: Array<number>;
  patience: number;
  next_id: number;
  proposals: Array<Proposal>;
  said: Array<[number, Array<number>, Array<number>]>;
  passed: Array<number>;
};

/** Clocks were stopped, started or set. */
export type Time = {
  type: "time";
  clocks: Clocks;
};

export type TookBack = {
  event: "TookBack";
  id: number;
  seat: number;
  to: number | null;
};

/** Take back the seat's last move, where the game allows it. */
export type Undo = {
  type: "undo";
  nonce: string;
  seat: number;
};

/** Whether the seed revealed matches the commitment, and all chance followed from it. */
export type Verified = {
  fair: boolean;
  text: string;
  commitment: string;
  seed: string;
};

/** A vote that is open. */
export type VoteInfo = {
  vote: number;
  subject: "cancel" | "extend" | "pause" | "replace" | "resume";
  seat: number | null;
  by: number;
  yes: Array<number>;
  no: Array<number>;
  needed: number;
  until: number;
};

/** The answer to hello, and everything needed to draw the table. */
export type Welcome = {
  type: "welcome";
  seq: number;
  table: TableInfo;
  role: "player" | "screen" | "spectator";
  yours: Array<number>;
  views: Array<View>;
  missed: Array<Step>;
  complete: boolean;
  clocks: Clocks;
  chat: Array<ChatLine>;
};

/** Withdraw one's own proposal. */
export type Withdraw = {
  move: "Withdraw";
  id: number;
};

export type Withdrawn = {
  event: "Withdrawn";
  id: number;
  seat: number;
  to: number | null;
};

/** This client now plays other seats than before. */
export type Yours = {
  type: "yours";
  seq: number;
  yours: Array<number>;
  views: Array<View>;
};

export type Move = SaludosMove | KoalitionMove | GreentownMove;

export type Event = SaludosEvent | KoalitionEvent | GreentownEvent;

export type View = SaludosView | KoalitionView | GreentownView;

export type Options = SaludosOptions | KoalitionOptions | GreentownOptions;

export const CHANCE = -1;
