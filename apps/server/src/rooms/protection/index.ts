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
  /** Why the member may not act, or null. Locks the member's row until the transaction ends. */
  gate(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<GateReason | null>;
  /** @throws Refusal protection.refused with `{reason, until}`; `until` is epoch ms, or null where there is no end */
  assertAllowed(executor: Executor, memberId: bigint, action: GateAction, asset: string): Promise<void>;
  /** Opens the row of a new member; without it every action is refused. */
  register(tx: Tx, memberId: bigint, kind: 'real' | 'trial'): Promise<void>;
  /**
   * Refuses a person against whom a time-out or an exclusion stands on another account, closed ones as well. The
   * refusal names neither reason nor end, since whoever types an address need not be its owner.
   * @throws Refusal registration.refused; username.exists where nothing but the name tells the person
   */
  assertMayRegister(tx: Tx, person: Person): Promise<void>;
  /**
   * Notes by what the person of an account is known, and puts on it what stands against the same person elsewhere, as
   * far as the person proved what they have in common: nobody can exclude others by naming their address.
   */
  recognise(tx: Tx, memberId: bigint, person: Person): Promise<void>;
  /** Notes where money of a member is sent, and puts on them what stands against whoever else has that account. */
  recogniseAccount(tx: Tx, memberId: bigint, account: PayoutAccount): Promise<void>;
  /** The account is the member's no longer; while something stands against the person it is remembered. */
  forgetAccount(tx: Tx, memberId: bigint, text: string): Promise<void>;
  /** For an account that is closed for good: what stands against the person stays, all else is forgotten. */
  close(tx: Tx, memberId: bigint, person: Person): Promise<void>;
  /**
   * Whether what invites to play may reach the member: not on a break or excluded, at a limit, waiting for a higher
   * one, or spoken to by staff about their play in the last 30 days.
   */
  mayBeOffered(executor: Executor, memberId: bigint): Promise<boolean>;
  /** The same for many in one question: who of them is not to be invited to play, with why. */
  offerBars(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, OfferBar>>;
  /** Writes down what the register of exclusions answered about the person behind an account. */
  noteRegister(tx: Tx, memberId: bigint, answer: RegisterAnswer): Promise<void>;
  /**
   * Members about whom the register is to be asked: who were there within a day and were not asked about since, and who
   * could not be asked about a minute ago.
   * @param isAsked whether the market wants it; without, only who is excluded there, and nobody stays unchecked
   */
  dueForRegister(isAsked: boolean, limit: number): Promise<DueForRegister[]>;
  /** Closes play until the members' identity is verified, or opens it; deposits and withdrawals stay as they are. */
  needIdentity(executor: Executor, memberIds: readonly bigint[], isNeeded: boolean): Promise<void>;
  /** Whether two accounts share what tells a person, proved or not. */
  isSamePerson(executor: Executor, one: bigint, other: bigint): Promise<boolean>;
  /** Holds the play of exactly these members, who owe to others; everybody else who was held is free again. */
  holdPlay(executor: Executor, memberIds: readonly bigint[]): Promise<void>;
  disable(tx: Tx, memberId: bigint): Promise<void>;
  /** Undoes disabling; time-outs and exclusions stay. */
  enable(tx: Tx, memberId: bigint): Promise<void>;
  state(memberId: bigint, executor?: Executor): Promise<MemberState>;
  /**
   * Counts a deposit that is about to be opened against the member's limits; the same order is counted once.
   * @throws Refusal protection.refused `{reason: 'limit', kind, period, left}`
   */
  reserveDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
  /** Money of an order has come: it counts with what has come, whatever the limits. */
  countDeposit(tx: Tx, deposit: CountedDeposit): Promise<void>;
  /** No money comes for the order: it counts no longer. */
  releaseDeposit(tx: Tx, orderId: string): Promise<void>;
  /** What the member asks of a limit (minor units, of sessions minutes): less at once, more or null after a day. */
  changeLimit(
    tx: Tx,
    memberId: bigint,
    change: { kind: LimitKind; period: LimitPeriod; wanted: bigint | null },
  ): Promise<void>;
}
