import type { Executor, SqlPart, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A member who requests a withdrawal. */
export interface WithdrawingMember {
  memberId: bigint;
  asset: string;
  sessionId: string;
}

/** Terms of the member's level, as the database returns them. */
export interface LevelTerms {
  /** From 1 up. */
  level: number;
  /** Minor units, as a decimal string; null if the level sets none. */
  dailyMinor: string | null;
  freePerDay: number | null;
}

// The three checks of a withdrawal. Each returns a call of one of its room's SQL functions, without `select`. All of
// them are part of the statement that takes the withdrawal, so they are evaluated under its locks.

/** Withdrawal terms of the member's level, which replace the default terms; null if levels do not apply. */
export type WithdrawalTerms = (member: WithdrawingMember) => Promise<SqlPart<LevelTerms | null>>;
/** Codes of the console, such as `new-device`, that require a manual review of the withdrawal. */
export type WithdrawalMarks = (member: WithdrawingMember) => SqlPart<string[]>;
/**
 * Why the money may not leave: {code, value, keepMinor} of a refusal as JSON, or null. With `keepMinor` (minor units as
 * text) the withdrawal is refused only when less than that would remain after the amount and its fee.
 */
export type WithdrawalRefusal = (member: WithdrawingMember) => SqlPart<unknown>;

/** A deposit that a member opens for an offer. */
export interface OfferedDeposit {
  offerId: bigint;
  /** Version of the terms that the member was shown. */
  version: number | undefined;
  orderId: string;
  memberId: bigint;
  type: number;
  asset: string;
  labels: readonly string[];
}

/**
 * Takes part in the transaction that creates the order of a deposit for which the member chose an offer.
 * @throws Refusal when the member cannot take the offer
 */
export type JoinsDeposit = (tx: Tx, deposit: OfferedDeposit) => Promise<void>;

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface PaymentsPorts {
  site: Pick<Site, 'currency' | 'market' | 'reviewCreditMax' | 'timeZone'>;
  wallet: Wallet;
  protection: Protection;
  people: Pick<People, 'find' | 'closedAt'>;
  balances: { of(memberIds: readonly bigint[]): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]> };
  /** The member's name on a verified document; null until one is verified. */
  verifiedNames: { of(executor: Executor, memberId: bigint): Promise<string | null> };
  withdrawalTerms: WithdrawalTerms;
  /** Reasons for a manual review of a withdrawal, by the rooms that find them. */
  withdrawalMarks: Readonly<Record<'identity' | 'loyalty' | 'promotions', WithdrawalMarks>>;
  withdrawalRefusal: WithdrawalRefusal;
  joinDeposit: JoinsDeposit;
}

/** The platform together with the room's ports. */
export type PaymentsPlatform = Platform & PaymentsPorts;
