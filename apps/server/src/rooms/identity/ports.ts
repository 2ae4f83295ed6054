import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';

/** The owner of an invitation code, and the type of the members who register with it. */
export interface CodeOwner {
  memberId: bigint;
  memberType: number;
}

/** A person as outside parties are asked about them; what is not known is left out. */
export interface ScreenedPerson {
  /** E.164. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}

/** Questions to outside parties about a person. They are asked before the transaction of the action. */
export interface Screens {
  /**
   * @returns stores what was answered, in the transaction that makes the member
   * @throws Refusal when the person may not become a member, or when no party could be asked
   */
  registration(person: ScreenedPerson): Promise<(tx: Tx, memberId: bigint) => Promise<void>>;
  /** Notes what stands against a member who logs in; the log-in goes on, so that money can be taken out. */
  login(memberId: bigint, person: ScreenedPerson): Promise<void>;
}

/** A member who was just made without the registration form, and what for. */
export interface EquippedMember {
  memberId: bigint;
  asset: string;
  as: 'trial' | 'demonstration';
}

/** A member's life as the other rooms take part in it, in the transaction of the action. */
export interface Person {
  /** Gives a new trial or demonstration member what they begin with. */
  equip(tx: Tx, member: EquippedMember): Promise<void>;
  /** @throws Refusal when the account cannot be closed yet, such as account.balance.left */
  mayClose(tx: Tx, member: { memberId: bigint; asset: string }): Promise<void>;
  /** Removes what the room keeps about the person, as far as no law demands it. */
  erase(tx: Tx, memberId: bigint): Promise<void>;
  /** What the room keeps about the person, part by part. */
  export(member: { memberId: bigint; asset: string }): Promise<object>;
}

/** What the room asks of other rooms; `wiring.ts` connects each port. */
export interface IdentityPorts {
  site: Site;
  protection: Protection;
  /** Asked about a person before they become a member, and when they log in. */
  screens: Screens;
  /** The owner of a code that another room gave out, while the code is good. */
  inviterOf(executor: Executor, code: string): Promise<CodeOwner | undefined>;
  /** What the other rooms do when a member joins, asks for their data, or leaves. */
  person: Person;
  /** Label of the club level that a member is on; null for none. */
  clubs: { labelOf(memberId: bigint): Promise<string | null> };
  /** Available balances, minor units; a member without an account yet has no entry. */
  balances: { of(memberIds: readonly bigint[]): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]> };
}

/** The platform together with the room's ports. */
export type IdentityPlatform = Platform & IdentityPorts;
