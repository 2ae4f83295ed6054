import type { VendorSettings } from '../../../config/vendors.ts';

/** Outcomes of the core for every protocol; an adapter has a code for each. */
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

/** One action of a vendor on a member's money. */
export interface Action {
  kind: 'bet' | 'win' | 'rollback' | 'close' | 'adjust';
  /** The vendor's id of it: unique for ever, with vendor and kind. */
  transactionId: string;
  /** The vendor's id of the related or rolled back transaction. */
  reference: string | null;
  roundId: string | null;
  /** Null if the protocol allows a win or a rollback to omit it. */
  gameId: string | null;
  /** Signed for an adjustment: how much more or less the bet won than reported. */
  amountMinor: bigint;
  /** Whether it ends the round. */
  isClosing: boolean;
  /** A win without a bet: free rounds, prizes. */
  isPromo?: boolean;
  /** Kind that a rollback reverses; any kind with that id when absent. */
  undoes?: 'bet' | 'win';
}

/** A call as parsed by an adapter. */
export interface Reading {
  /** The member is `m<memberId>` in every protocol. */
  user: string;
  /** Token of the launched game; null if the call names none. */
  session: string | null;
  currency: string | null;
  /** Empty if the call only queries the balance or the member. */
  actions: readonly Action[];
  /** A game named by a call without actions. */
  gameId: string | null;
  /** The grant of free rounds that identifies the member, where the call names none; `user` is empty then. */
  grantId?: string;
}

/** Data of an answer. */
export interface Answer {
  outcome: Outcome;
  /** Null when unknown. */
  balanceMinor: bigint | null;
  asset: string | null;
  results: readonly ActionResult[];
}

export interface ActionResult {
  /** Our id of the action. */
  id: string;
  transactionId: string;
  outcome: Outcome;
  /** Epoch ms of the first execution. */
  at: number;
}

/** Differences between vendors, as data. */
export interface Policy {
  /** Whether a win without a reference is refused unless its round has a bet. */
  winNeedsBet: boolean;
  /** Whether a win settles the bet, even one of 0; otherwise the end of the round does. */
  winSettles: boolean;
  /** Answer to a rollback of an unknown operation. It is stored either way, so that its bet takes nothing. */
  unknownRollback: 'OK' | 'TX_NOT_FOUND';
  /** Answer to a repeated rollback of the same transaction. */
  secondRollback: 'OK' | 'ALREADY_ROLLED_BACK';
  undoesWins: boolean;
  /** Whether an id is unique over all kinds; otherwise within a kind. */
  oneKindPerId?: boolean;
  /** Two operators have decided: a late win is neither marked nor held. */
  isDecided?: boolean;
  /** Whether a bet that has won can be rolled back; its win needs a separate rollback. */
  undoesSettled: boolean;
}

export interface Incoming {
  /** Path below `/vendors/<CODE>`, such as `/transaction/bet`; empty for the address itself. */
  path: string;
  /** The exact received bytes, which signatures cover. */
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Epoch ms. */
  now: number;
}

/** The adapter's answer, byte for byte. */
export interface Outgoing {
  status: number;
  body: string;
}

/** A call that an adapter rejects before it reaches the core. */
export class CallRefused extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * The inbound side of a protocol: format, signature, number scale, error codes. `Body` is the parsed JSON or form of
 * its calls.
 */
export interface InboundAdapter<Body = unknown> {
  policy: Policy;
  /** The path of each of its calls. */
  paths: readonly string[];
  /** Whether the call is authentic and fresh. */
  verify(incoming: Incoming, settings: VendorSettings): boolean;
  /** The parsed body; null when it is malformed. Nothing of it is trusted yet. */
  parse(rawBody: Buffer): Body | null;
  /** @throws CallRefused */
  read(path: string, body: Body, settings: VendorSettings): Reading;
  /** @param body null when it could not be read */
  write(path: string, body: Body | null, answer: Answer): Outgoing;
}
