import type { SqlPart, Tx } from './db/index.ts';

/** Actions of one room that others may put conditions on, and what a condition is told about them. */
export interface GatedActions {
  /** Somebody becomes a member; trial members do not register. */
  registration: {
    account: string;
    type: number;
    asset: string;
    mobile?: string | undefined;
    email?: string | undefined;
    inviterId?: bigint | undefined;
  };
  /** A member who has been proved opens a session. */
  login: { memberId: bigint; type: number; method: string; ip: string };
  /** A member stakes money, minor units. */
  play: { memberId: bigint; asset: string; product: string; gameId: string; stakeMinor: bigint };
  /** The least stake of a game changes, minor units; null when the game closes. */
  leastStake: { gameId: string; leastMinor: bigint | null };
  /** Minor units. */
  deposit: { memberId: bigint; asset: string; amountMinor: bigint };
}

/**
 * Conditions of a room on actions of others. The owner of the action asks them in its transaction, before it writes
 * anything. A gate says no by throwing a Refusal, whose code and value are the reason; the transaction is rolled back,
 * so that the action leaves no trace. It writes nothing, and what it locks comes before all locks of the action. An
 * action without gates costs nothing; where a gate stands on the hot path of `play`, it is one statement.
 */
export type Gates = { [A in keyof GatedActions]?: (tx: Tx, subject: GatedActions[A]) => Promise<void> };

/** The gates of all rooms as the owner of an action asks them. */
export interface AskGates {
  /** Whether there is anything to ask, so that an action without gates takes its short way. */
  has(action: keyof GatedActions): boolean;
  /** Asks the gates in the order of the rooms. @throws Refusal of the first that says no */
  ask<A extends keyof GatedActions>(action: A, tx: Tx, subject: GatedActions[A]): Promise<void>;
}

/** @param contributed gates of each room that has some */
export function joinGates(contributed: () => readonly Gates[]): AskGates {
  return {
    has: (action) => contributed().some((gates) => gates[action] !== undefined),
    ask: async (action, tx, subject) => {
      for (const gates of contributed()) await gates[action]?.(tx, subject);
    },
  };
}

/**
 * What a room says of a withdrawal that is asked for. Each is the call of one of its SQL functions, without `select`:
 * all of them are part of the statement that takes the withdrawal.
 */
export interface WithdrawalSayings {
  /** What a member may withdraw by their standing, instead of everybody's terms; undefined: nothing to say. */
  withdrawalTerms?: (member: WithdrawingMember) => Promise<SqlPart<StandingTerms | null> | undefined>;
  /** Why a person should look at it, in words of the console, such as new-device. */
  withdrawalMarks?: (member: WithdrawingMember) => SqlPart<string[]>;
  /**
   * Why the money may not leave: {code, value, keepMinor} of a refusal as JSON, or null. With `keepMinor` (minor units
   * as text) the withdrawal is refused only when less than that would stay after the amount and its fee.
   */
  withdrawalRefusal?: (member: WithdrawingMember) => SqlPart<unknown>;
}

/** A member who asks for a withdrawal. */
export interface WithdrawingMember {
  memberId: bigint;
  asset: string;
  sessionId: string;
}

/** As the database answers it. */
export interface StandingTerms {
  /** From 1 on. */
  level: number;
  /** Minor units, as a decimal string; null where the level names none. */
  dailyMinor: string | null;
  freePerDay: number | null;
}

/** The least that can be staked on a game. */
export interface LeastStake {
  /** The kind of play as which the stake counts for bonus money. */
  product: string;
  gameId: string;
  leastMinor: bigint;
}
