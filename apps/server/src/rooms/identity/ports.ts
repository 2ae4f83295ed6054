import type { Executor, Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { People } from '../people/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Site } from '../site/index.ts';

/** The owner of an invitation code, and the customer type of members who register with it. */
export interface CodeOwner {
  memberId: bigint;
  memberType: number;
}

/** A person's data in a query to external providers; unknown data is omitted. */
export interface ScreenedPerson {
  /** E.164. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  /** As printed on the document. */
  name?: string | null | undefined;
  /** YYYY-MM-DD. */
  birthDate?: string | null | undefined;
  postcode?: string | null | undefined;
}

/** Queries to outside parties about a person. They run before the transaction of the action. */
export interface Screens {
  /**
   * @returns a function that stores the answers, in the transaction that creates the member
   * @throws Refusal when the person may not become a member, or when no party could be reached
   */
  registration(person: ScreenedPerson): Promise<(tx: Tx, memberId: bigint) => Promise<void>>;
  /** Records restrictions on a member who logs in. The login continues, so that money can be withdrawn. */
  login(memberId: bigint, person: ScreenedPerson): Promise<void>;
}

/** A member who was just created without the registration form, and the purpose. */
export interface EquippedMember {
  memberId: bigint;
  asset: string;
  as: 'trial' | 'demonstration';
}

/** Other rooms' parts in a member's life cycle, in the transaction of the action. */
export interface Person {
  /** Gives a new trial or demonstration member the opening balance and data. */
  equip(tx: Tx, member: EquippedMember): Promise<void>;
  /** @throws Refusal when the account cannot be closed yet, such as account.balance.left */
  mayClose(tx: Tx, member: { memberId: bigint; asset: string }): Promise<void>;
  /** Removes the room's data about the person, unless a law requires it to be kept. */
  erase(tx: Tx, memberId: bigint): Promise<void>;
  /** The room's data about the person, part by part. */
  export(member: { memberId: bigint; asset: string }): Promise<object>;
}

/** Functions that the room needs from other rooms; `wiring.ts` connects each port. */
export interface IdentityPorts {
  site: Site;
  people: People;
  protection: Protection;
  /** Queried about a person before they become a member, and when they log in. */
  screens: Screens;
  /** The owner of a valid code that another room issued. */
  inviterOf(executor: Executor, code: string): Promise<CodeOwner | undefined>;
  /** The other rooms' part when a member joins, requests their data, or leaves. */
  person: Person;
  /** Label of a member's club level; null if there is none. */
  clubs: { labelOf(memberId: bigint): Promise<string | null> };
}

/** The platform together with the room's ports. */
export type IdentityPlatform = Platform & IdentityPorts;
