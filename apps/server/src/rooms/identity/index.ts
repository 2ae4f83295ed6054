import type { Tx } from '../../platform/db/index.ts';
import { type Caller } from '../../platform/http/index.ts';
import type { MemberSummary } from '../people/index.ts';
import { type OpenedSession, type SessionOrigin } from './sessions/session-rows.ts';

export { FLAGS } from './flags.ts';

export type { OpenedSession, SessionOrigin } from './sessions/session-rows.ts';

/** A member created without the registration form: for demonstration data and tests. */
export interface MemberToRegister {
  account: string;
  /** Null for a member without a password login. */
  password: string | null;
  /** Customer type; 4 creates a trial member who plays with FUN for 24 hours. */
  type?: number;
  mustChangePassword?: boolean;
  labels?: readonly string[];
  inviterId?: bigint;
  /** Invitation code used at registration. */
  invitation?: string;
}

export type Alongside = (tx: Tx, before: MemberSummary) => Promise<void>;

export interface Identity {
  /** The member whose session the cookie identifies: enough to render pages and open event streams. */
  callerOfCookie(cookie: string): Promise<Caller | null>;
  /** Creates a member in the caller's transaction. @throws Refusal username.exists */
  registerMember(tx: Tx, member: MemberToRegister): Promise<bigint>;
  /**
   * Checks whether the merchant's rules allow this name and password for a new member.
   * @throws Refusal account.format, password.format, password.common
   */
  checkCredentials(account: string, password: string): Promise<void>;
  /** Opens a session without a password, for tests and for login methods that prove the member otherwise. */
  openSession(memberId: bigint, origin?: SessionOrigin): Promise<OpenedSession>;
  /**
   * Ends the member's sessions and refuses login, play and payments from now on.
   * @param alongside writes in the same transaction; receives the member as before
   * @throws Refusal not.found
   */
  disableMember(memberId: bigint, alongside?: Alongside): Promise<void>;
  /** Reverts `disableMember`; the member's own time-out or exclusion stays. @throws Refusal not.found */
  enableMember(memberId: bigint, alongside?: Alongside): Promise<void>;
  /**
   * Changes a member's customer type; with null only `alongside` is written. Takes effect at the next call.
   * @throws Refusal not.found, including for trial members
   */
  withType(memberId: bigint, type: number | null, alongside: Alongside): Promise<void>;
  /**
   * Adds labels to a member and removes others. Takes effect at the next call.
   * @param alongside also receives the new labels, in alphabetical order
   * @throws Refusal not.found, including for closed accounts; request.invalid when a member would have too many labels
   */
  changeLabels(
    memberId: bigint,
    change: { add: readonly string[]; remove: readonly string[] },
    alongside: (tx: Tx, before: MemberSummary, labels: readonly string[]) => Promise<void>,
  ): Promise<void>;
  /**
   * Step-up check for payments: whether this is the member's payment password; null when none is set. Wrong attempts
   * are counted, with a growing pause from the sixth on.
   * @throws Refusal login.locked
   */
  checkPaymentPassword(memberId: bigint, paymentPassword: string, ip: string): Promise<boolean | null>;
}
