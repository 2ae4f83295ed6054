import type { Executor, Tx } from '../../platform/db/index.ts';
import { type Caller } from '../../platform/http/index.ts';
import { type Member } from './members.ts';
import { type OpenedSession, type SessionOrigin } from './sessions/session-rows.ts';

export { FLAGS } from './flags.ts';

export type { OpenedSession, SessionOrigin } from './sessions/session-rows.ts';

/** A member made without the registration form: demonstration data and tests. */
export interface MemberToRegister {
  account: string;
  /** Null for a member who never logs in with a password. */
  password: string | null;
  /** Customer type; 4 makes a trial member who plays with FUN for 24 hours. */
  type?: number;
  mustChangePassword?: boolean;
  labels?: readonly string[];
  inviterId?: bigint;
  /** Code that they came with. */
  invitation?: string;
}

/** A member without secrets. */
export type MemberSummary = Pick<Member, 'id' | 'account' | 'type' | 'asset' | 'labels' | 'isDisabled' | 'createdAt'>;
export type Alongside = (tx: Tx, before: MemberSummary) => Promise<void>;

export interface Identity {
  /** The member whose session the cookie names: enough to render pages and open events. */
  callerOfCookie(cookie: string): Promise<Caller | null>;
  /** Login name of a member. */
  memberName(memberId: bigint, executor?: Executor): Promise<string>;
  /** Makes a member in the caller's transaction. @throws Refusal username.exists */
  registerMember(tx: Tx, member: MemberToRegister): Promise<bigint>;
  /**
   * Whether a new member could have this name and password by the merchant's rules.
   * @throws Refusal account.format, password.format, password.common
   */
  checkCredentials(account: string, password: string): Promise<void>;
  /** Opens a session without a password, for tests and for ways of logging in that prove the member otherwise. */
  openSession(memberId: bigint, origin?: SessionOrigin): Promise<OpenedSession>;
  findMember(memberId: bigint, executor?: Executor): Promise<MemberSummary | undefined>;
  findMemberByAccount(account: string, executor?: Executor): Promise<MemberSummary | undefined>;
  /** Members with ids behind `after`, in order, with the one who invited them. */
  listMembers(
    after: bigint,
    limit: number,
    executor?: Executor,
  ): Promise<(MemberSummary & { inviterId: bigint | null })[]>;
  /**
   * Ends the member's sessions and refuses log-in, play and payments from now on.
   * @param alongside written in the same transaction; it is told the member as before
   * @throws Refusal not.found
   */
  disableMember(memberId: bigint, alongside?: Alongside): Promise<void>;
  /** Undoes `disableMember`; a time-out or exclusion of the member's own stays. @throws Refusal not.found */
  enableMember(memberId: bigint, alongside?: Alongside): Promise<void>;
  /**
   * Gives a member another customer type, or none: then only `alongside` is written. The next call knows it.
   * @throws Refusal not.found, also for trial members
   */
  withType(memberId: bigint, type: number | null, alongside: Alongside): Promise<void>;
  /**
   * Step-up for payments: whether this is the member's payment password; null when none was set. Wrong ones are
   * counted, with a growing pause from the sixth on.
   * @throws Refusal login.locked
   */
  checkPaymentPassword(memberId: bigint, paymentPassword: string, ip: string): Promise<boolean | null>;
}
