import type { VendorSettings } from '../../../config-vendors.ts';

/** What the core says to every protocol; an adapter has a word for each. */
export type Outcome =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'SESSION_INVALID'
  | 'SESSION_EXPIRED'
  | 'PLAYER_BLOCKED'
  | 'GAME_UNAVAILABLE'
  | 'WRONG_CURRENCY'
  | 'LIMIT_EXCEEDED'
  | 'TX_NOT_FOUND'
  | 'DUPLICATE_CONFLICT'
  | 'ALREADY_ROLLED_BACK'
  | 'ALREADY_SETTLED'
  | 'BAD_REQUEST'
  | 'BAD_SIGNATURE'
  | 'TEMPORARY'
  | 'UNKNOWN';

/** One thing that a vendor does with a member's money. */
export interface Action {
  kind: 'bet' | 'win' | 'rollback' | 'close' | 'adjust';
  /** The vendor's name of it: met once for ever, with vendor and kind. */
  transactionId: string;
  /** The vendor's name of what it belongs to, or of what it undoes. */
  reference: string | null;
  roundId: string | null;
  /** Null where the protocol lets a win or a rollback leave it out. */
  gameId: string | null;
  /** Of an adjustment signed: what the bet won more or less than was told. */
  amountMinor: bigint;
  /** The round is over after it. */
  isClosing: boolean;
  /** A win that has no bet: free rounds, prizes. */
  isPromo?: boolean;
  /** Which kind a rollback undoes; without it whichever has the name. */
  undoes?: 'bet' | 'win';
}

/** A call as an adapter read it. */
export interface Reading {
  /** The member on every wire is `m<memberId>`. */
  user: string;
  /** Token of the launched game; null where the call names none. */
  session: string | null;
  currency: string | null;
  /** None: the call asks for the balance, or for who the member is. */
  actions: readonly Action[];
  /** A game that is asked for beside actions. */
  gameId: string | null;
  /** The grant of free rounds whose holder is meant, where the call names no member; `user` is empty then. */
  grantId?: string;
}

/** What an answer is made of. */
export interface Answer {
  outcome: Outcome;
  /** Null when it is not known. */
  balanceMinor: bigint | null;
  asset: string | null;
  results: readonly ActionResult[];
}

export interface ActionResult {
  /** Our name of what was done. */
  id: string;
  transactionId: string;
  outcome: Outcome;
  isReplay: boolean;
  /** Epoch ms of the first time. */
  at: number;
}

/** Where vendors disagree, as data. */
export interface Policy {
  /** A win that names no bet is refused unless its round has one. */
  winNeedsBet: boolean;
  /** A win says how the bet ended, even one of 0; else the end of the round does. */
  winSettles: boolean;
  /** What a rollback of something unknown is told. It is kept either way, so that its bet takes nothing. */
  unknownRollback: 'OK' | 'TX_NOT_FOUND';
  /** What another rollback of the same is told. */
  secondRollback: 'OK' | 'ALREADY_ROLLED_BACK';
  undoesWins: boolean;
  /** Whether a name is used once over all kinds; else once a kind. */
  oneKindPerId?: boolean;
  /** Two operators have decided: a late win is neither marked nor held. */
  isDecided?: boolean;
  /** Whether a bet that has won can be undone, its win by an action of its own. */
  undoesSettled: boolean;
}

export interface Incoming {
  /** Below `/vendors/<CODE>`, such as `/transaction/bet`; empty for the address itself. */
  path: string;
  /** Exactly as it came in: signatures cover it. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Epoch ms. */
  now: number;
}

/** What leaves the adapter, byte for byte. */
export interface Outgoing {
  status: number;
  body: string;
}

/** A call that an adapter refuses before it reaches the core. */
export class CallRefused extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * The inbound side of a protocol: wire, signature, number scale, error names. `Body` is what its calls look like once
 * their JSON or form is read.
 */
export interface InboundAdapter<Body = unknown> {
  policy: Policy;
  /** The path of each of its calls. */
  paths: readonly string[];
  /** Whether the call is the vendor's own and fresh. */
  verify(incoming: Incoming, settings: VendorSettings): boolean;
  /** The body as data; null when it is none. Nothing of it is believed yet. */
  parse(rawBody: Buffer): Body | null;
  /** @throws CallRefused */
  read(path: string, body: Body, settings: VendorSettings): Reading;
  /** @param body null when it could not be read */
  write(path: string, body: Body | null, answer: Answer): Outgoing;
}
