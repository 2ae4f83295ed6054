import type { Executor, PageOfRows, Place, Tx } from '../../platform/db/index.ts';
import type { BonusMoney } from './bonus.ts';
import type { MoneyPeriod, MovedMoney } from './moved-between.ts';
import type { MovementDay, MovementDays, Statement } from './statement.ts';
import { type Movement, type MovementFilter, type Payment, type Transfer, type TransferKind } from './repository.ts';

/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['adjust', 'bonus'] as const;

export * from './accounts.ts';
export type { BonusTerms } from './bonus.ts';
export type { Movement, TransferKind } from './repository.ts';
export type { MovementDay, Statement, StatementRow } from './statement.ts';

export interface Wallet {
  /** Moves money once per key; returns the member's balance after it, null when no member takes part. */
  transfer(tx: Tx, transfer: Transfer): Promise<bigint | null>;
  /** Pays many members from one summed account; keys already paid are skipped. Returns the number of transfers made. */
  payMany(tx: Tx, debit: string, asset: string, kind: TransferKind, payments: readonly Payment[]): Promise<number>;
  /** Bonus money, separate from the available balance. */
  bonus: BonusMoney;
  /** Available balance of a member, minor units. */
  balance(memberId: bigint, asset: string, executor?: Executor): Promise<bigint>;
  /** Available balances of members; a member without an account yet has no entry. */
  balances(memberIds: readonly bigint[]): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]>;
  /** All members' money in an asset, minor units: available, held, and bonus money. */
  owed(asset: string): Promise<{ availableMinor: bigint; heldMinor: bigint; bonusMinor: bigint }>;
  /** Balance of any account by its code, minor units. */
  accountBalance(code: string, executor?: Executor): Promise<bigint>;
  movements(memberId: bigint, asset: string, filter: MovementFilter & Place): Promise<PageOfRows<Movement>>;
  /** Sums of the movements that a filter selects, by day. */
  movementDays(memberId: bigint, asset: string, filter: MovementDays): Promise<MovementDay[]>;
  /**
   * Explains the change of a member's available balance between two transfers that took part of it, such as
   * withdrawals.
   */
  movedBetween(memberId: bigint, asset: string, span: MoneyPeriod): Promise<MovedMoney>;
  /** All movements of a member's real and bonus money between two instants in the past. */
  statement(memberId: bigint, asset: string, span: { from: Date; to: Date }): Promise<Statement>;
  /** Audits the ledger; describes what is wrong. */
  audit(): Promise<string[]>;
}
