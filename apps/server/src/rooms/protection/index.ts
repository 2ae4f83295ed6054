import type { Executor, Tx } from '../../platform/db/index.ts';
import type { CountedDeposit } from './limits/deposits.ts';
import type { LimitKind, LimitPeriod } from './limits/repository.ts';
import type { Person } from './persons.ts';
import type { PayoutAccount } from './account-marks.ts';
import type { DueForRegister, RegisterAnswer } from './register.ts';
import type { GateAction, GateReason, MemberState, OfferBar } from './repository.ts';

export type { CountedDeposit } from './limits/deposits.ts';
export type { PayoutAccount } from './account-marks.ts';
export type { Person } from './persons.ts';
export type { DueForRegister, RegisterAnswer } from './register.ts';
export type { GateAction, GateReason, OfferBar } from './repository.ts';

export interface Protection {
  /** Reason why the member may not act, or null. Locks the member's row until the transaction ends. */
  gate(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<GateReason | null>;
  /** @throws Refusal protection.refused with `{reason, until}`; `until` is epoch ms, or null if there is no end */
  assertAllowed(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<void>;
  /** Inserts the row of a new member; without it every action is refused. */
  register(tx: Tx, memberId: bigint, kind: 'real' | 'trial'): Promise<void>;
  /**
   * Refuses a person with an active time-out or exclusion on another account, including closed ones. The refusal
   * contains neither reason nor end, because an address may be entered by a person who does not own it.
   * @throws Refusal registration.refused; username.exists where only the name identifies the person
   */
  assertMayRegister(tx: Tx, person: Person): Promise<void>;
  /**
   * Records the identifiers of an account's person, and applies breaks and exclusions of the same person's other
   * accounts. It does so only for identifiers that the person proved, so that entering another person's address cannot
   * exclude that person.
   */
  recognise(tx: Tx, memberId: bigint, person: Person): Promise<void>;
  /** Records a member's payout account, and applies breaks and exclusions of others with the same account. */
  recogniseAccount(tx: Tx, memberId: bigint, account: PayoutAccount): Promise<void>;
  /** Removes a payout account; it is remembered while a break or exclusion of the person is active. */
  forgetAccount(tx: Tx, memberId: bigint, text: string): Promise<void>;
  /** Closes an account for good: breaks and exclusions of the person stay, everything else is removed. */
  close(tx: Tx, memberId: bigint, person: Person): Promise<void>;
  /**
   * Whether the member may be invited to play: not on a break or excluded, at a limit, waiting for a higher one, or
   * contacted by staff about their play in the last 30 days.
   */
  mayBeOffered(executor: Executor, memberId: bigint): Promise<boolean>;
  /** Which of these members must not be invited to play, with the reason, in one query. */
  offerBars(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, OfferBar>>;
  /** Records the exclusion register's answer about the person behind an account. */
  noteRegister(tx: Tx, memberId: bigint, answer: RegisterAnswer): Promise<void>;
  /**
   * Members for whom the register has to be queried: those active within a day and not queried since, and those whose
   * query failed a minute ago.
   * @param isAsked whether the market requires it; otherwise only members excluded by it, and no member stays unchecked
   */
  dueForRegister(isAsked: boolean, limit: number): Promise<DueForRegister[]>;
  /** Blocks play until the members' identity is verified, or unblocks it; deposits and withdrawals are not affected. */
  needIdentity(executor: Executor, memberIds: readonly bigint[], isNeeded: boolean): Promise<void>;
  /** Whether two accounts share an identifier of a person, proved or not. */
  isSamePerson(executor: Executor, one: bigint, other: bigint): Promise<boolean>;
  /** Holds the play of exactly these members, who owe money to others, and releases everyone else. */
  holdPlay(executor: Executor, memberIds: readonly bigint[]): Promise<void>;
  disable(tx: Tx, memberId: bigint): Promise<void>;
  /** Re-enables a disabled member; time-outs and exclusions stay. */
  enable(tx: Tx, memberId: bigint): Promise<void>;
  state(memberId: bigint, executor?: Executor): Promise<MemberState>;
  /**
   * Counts a deposit that is about to be opened against the member's limits; the same order is counted once.
   * @throws Refusal protection.refused `{reason: 'limit', kind, period, left}`
   */
  reserveDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
  /** Counts an order as received, even above the limits. */
  countDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
  /** Removes an order that will not be paid from the count. */
  releaseDeposit(tx: Tx, orderId: string): Promise<void>;
  /**
   * Changes a member's limit (minor units, for sessions minutes): a lower one immediately, a higher one or null after a
   * day.
   */
  changeLimit(
    tx: Tx,
    memberId: bigint,
    change: { kind: LimitKind; period: LimitPeriod; wanted: bigint | null },
  ): Promise<void>;
}
