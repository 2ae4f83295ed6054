/** A launched game of one player. `key` identifies it to the page, `token` to the operator. */
export type Session = {
  key: string;
  code: string;
  game: string;
  user: string;
  token: string;
  currency: string;
  language: string;
  /** Origin of the operator's web app, the only recipient of the page's messages. */
  hostOrigin: string;
  depositUrl: string;
  startedAt: number;
};

/** One movement of money that both sides consider final; the vendor's report lists these. */
export type Operation = {
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  reference: string | null;
  roundId: string;
  code: string;
  user: string;
  gameCode: string;
  currency: string;
  amountMinor: number;
  at: number;
};

/** A bet whose result follows later by the clock of its game. */
export type Ticket = {
  betId: string;
  roundId: string;
  sessionKey: string;
  stakeMinor: number;
  choice: string;
  /** Odds at the time of the bet, times 100. */
  odds: number;
  /** Round of the game or number of the match that decides the bet. */
  event: number;
  dueAt: number;
};

/** A win or a rollback that the operator has not confirmed yet. */
export type Owed = {
  kind: 'win' | 'rollback' | 'freeRounds';
  transactionId: string;
  betId: string;
  roundId: string;
  sessionKey: string;
  amountMinor: number;
  closes: boolean;
  isFree: boolean;
  tries: number;
  dueAt: number;
};

export type Round = {
  roundId: string;
  code: string;
  game: string;
  user: string;
  currency: string;
  at: number;
  stakeMinor: number;
  winMinor: number;
  state: 'open' | 'settled' | 'refunded';
  /** Text for the player in the language of the launch: choice and result. */
  text: string;
  language: string;
};

export type FreeRounds = {
  id: string;
  code: string;
  user: string;
  games: string[];
  currency: string;
  valueMinor: number;
  left: number;
  rounds: number;
  wonMinor: number;
  from: number;
  to: number;
};

export type Transfer = { reference: string; kind: 'in' | 'out'; status: 'done' | 'failed'; amountMinor: number };

/** A vendor's changes to its games, compared with the operator's catalogue. */
export type OwnGames = { added: { code: string; name: string; category: string }[]; gone: string[] };

export type VendorState = {
  /** By the vendor's code. */
  ownGames: Record<string, OwnGames>;
  sessions: Session[];
  operations: Operation[];
  tickets: Ticket[];
  owed: Owed[];
  rounds: Round[];
  freeRounds: FreeRounds[];
  /** Balances of transfer wallets by `code user currency`. */
  purses: Record<string, number>;
  transfers: Record<string, Transfer>;
  /** Jackpots by `code game currency`, minor units. */
  jackpots: Record<string, number>;
  /** Hands that wait for their player's choice, by session. */
  hands: Record<string, OpenHand>;
  /** Secret from which results of clocked games are derived. */
  tableSecret: string;
};

/** A hand of cards whose ante is paid. */
export type OpenHand = { roundId: string; betId: string; anteMinor: number; hands: number[][]; at: number };
