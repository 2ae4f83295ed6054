import type { SegmentField, siteDesk } from '@fairlot/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditCheck } from './books/index.ts';
import type { CardKind } from './cards/index.ts';
import type { Executor, Tx } from './db/index.ts';
import type { EventType, Listener, ReplayedBets } from './events/index.ts';
import type { LeastStake, Gates, WithdrawalSayings } from './gates.ts';
import type { BoundRoute, OperatorVerifier, Verifiers } from './http/index.ts';
import type { Job } from './jobs/loop.ts';
import type { Backstage, Desk } from './operators/desk.ts';
import type { SealedColumn } from './reseal.ts';
import type { Clubs, SiteState } from './site/site-state.ts';

export type { SiteState } from './site/site-state.ts';

/** Who gave out an invitation code, and the type of the members who register with it. */
export interface CodeOwner {
  memberId: bigint;
  memberType: number;
}

/** What a room contributes to the whole. Hubs collect these and know no room by its name. */
export interface Contributions extends WithdrawalSayings {
  routes?: readonly BoundRoute[];
  /** Routes outside the contract, such as callbacks of providers; registered in a scope of their own. */
  plugin?: (app: FastifyInstance) => Promise<void>;
  jobs?: readonly Job[];
  /** Events that the room writes beside the common vocabulary; one that no room names stays in the outbox. */
  events?: readonly EventType[];
  listeners?: readonly Listener[];
  /** Tells bets since a moment again, in batches, from the place that a batch named; fills listeners that come late. */
  replay?: (since: Date, after: string | null) => AsyncIterable<ReplayedBets>;
  audits?: readonly AuditCheck[];
  /** Demonstration data, in one transaction with that of all rooms, on an empty database only. */
  seed?: (tx: Tx) => Promise<void>;
  /** What the room keeps sealed. */
  sealed?: readonly SealedColumn[];
  /**
   * A member chose an offer for a deposit that is opened: takes part in the transaction that makes the order.
   * @throws Refusal when the member cannot take it
   */
  joinsDeposit?: (tx: Tx, deposit: OfferedDeposit) => Promise<void>;
  /**
   * A ticket is paid by a free bet that its buyer chose: uses it up as part of the transaction that sells the ticket.
   * @throws Refusal when it cannot pay it
   */
  usesFreeBet?: (tx: Tx, bet: FreeBetStake) => Promise<void>;
  /** Runs at every start after migration, before requests; must be safe with several processes. */
  prepare?: () => Promise<void>;
  /** Kinds of the transfers that the room makes. */
  transferKinds?: readonly string[];
  /** Feature flags that the room asks for, with the value that a merchant begins with. */
  flags?: Readonly<Record<string, boolean>>;
  /** Rules of the market without which a flag of the room stays off, whatever the merchant set. */
  flagLaws?: Readonly<Record<string, siteDesk.MarketSwitch>>;
  /** Flags that demand a second operator for something. Switching one off takes a second operator, too. */
  controlFlags?: readonly string[];
  /** Hears of every call that a member makes; answers at once and writes nothing. */
  seen?: (memberId: bigint) => void;
  /** What of a member's the room can show in a conversation with the staff. */
  cards?: readonly CardKind[];
  /** Conditions on actions of other rooms. */
  gates?: Gates;
  /** What outside parties are asked about a person. */
  screens?: Partial<Screens>;
  /** The member who gave out a code of the room, while the code is good, and what it makes of a new member. */
  inviterOf?: (executor: Executor, code: string) => Promise<CodeOwner | undefined>;
  /** The least stake of each open game that the room sells by limits of its own, in the merchant's currency. */
  leastStakes?: (executor: Executor) => Promise<readonly LeastStake[]>;
  /** Rewards that the room can hand out, for rooms that promise them. */
  rewards?: { kinds: readonly RewardKind[] };
  /** What the room does when a person comes, asks for their data, or goes. */
  person?: Partial<Person>;
  /** What the room knows of members, for groups of them. */
  memberFacts?: readonly MemberFact[];
  /** Whether two members came from one device lately, or from one address alone. */
  sharesDevice?: (executor: Executor, one: bigint, other: bigint) => Promise<'device' | 'address' | null>;
  /** Members who have their birthday on a day and told so long enough before, by their ids behind `after`. */
  birthdays?: (executor: Executor, day: string, after: bigint, limit: number) => Promise<bigint[]>;
  /** The operator side of the room. */
  desk?: Desk;
  /** Name in a language of a game that bets name as `name`; undefined for games of other rooms. */
  gameName?: (gameId: string, name: string, language: string) => string | undefined;
  /** What this room alone answers for all others. */
  provides?: Partial<Providers>;
}

/** Something that a member can be given. */
export interface RewardKind {
  kind: string;
  /** Gives it once for its key, in the transaction of the room that promised it. */
  grant(tx: Tx, reward: Reward): Promise<void>;
  /** Why a promise with these terms could not be kept; null when it can. */
  wrongWith?(terms: Readonly<Record<string, unknown>>): Promise<string | null>;
  /** Takes back what is left of it, up to an amount, when what it was given for is undone. */
  takeBack?(tx: Tx, key: string, amountMinor: bigint): Promise<void>;
  /** Nothing more is given for an obligation; what was set aside for it is free again. */
  closed?(tx: Tx, key: string): Promise<void>;
}

export interface Reward {
  /** Names the obligation, such as `mission:<id>:<day>`; the same key again changes nothing. */
  key: string;
  memberId: bigint;
  asset: string;
  /** Minor units. */
  amountMinor: bigint;
  /** What the kind alone reads, such as the game that free rounds are for. */
  terms?: Readonly<Record<string, unknown>>;
}

/** Something that a room knows of members, as a number: amounts in whole units, yes and no as 1 and 0. */
export interface MemberFact {
  name: SegmentField;
  /** @returns no entry for a member of whom it is not known */
  of(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>;
}

/** A deposit that a member opens for an offer. */
export interface OfferedDeposit {
  offerId: bigint;
  orderId: string;
  memberId: bigint;
  type: number;
  asset: string;
  labels: readonly string[];
}

/** A bet whose whole stake a free bet pays. */
export interface FreeBetStake {
  freeBetId: string;
  memberId: bigint;
  asset: string;
  stakeMinor: bigint;
  betId: string;
}

/** A member who was just made without the registration form, and what for. */
export interface EquippedMember {
  memberId: bigint;
  asset: string;
  as: 'trial' | 'demonstration';
}

/** A member's life as the other rooms take part in it; the owner of the action calls these in its transaction. */
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

/** What exactly one room answers for everybody. */
export interface Providers {
  /** Which member calls. */
  members: Verifiers;
  /** Which operator calls. */
  operators: OperatorVerifier;
  /** Trail and requests of all desks. */
  backstage: Backstage;
  /** What members have. */
  balances: Balances;
  /** Who a member is. */
  directory: Directory;
  /** Mail to members. */
  mailbox: Mailbox;
  /** How the site stands. */
  site: SiteState;
  /** Labels of club levels. */
  clubs: Clubs;
  /** Names that were proved by a document. */
  verifiedNames: VerifiedNames;
  /** Ages that were proved by a document. */
  ages: Ages;
  /** What has to be played before it can be withdrawn. */
  playThrough: PlayThrough;
  /** Whom marketing reaches. */
  reach: Reach;
  /** Where members have their money sent. */
  payoutAccounts: AddedAccounts;
}

export interface Mailbox {
  /**
   * Queues a mail about the safety of an account in the caller's transaction; nothing for a member without an address.
   * @param write the mail in the language that the member has chosen, an operator code
   */
  send(tx: Tx, memberId: bigint, write: (to: Addressee) => { subject: string; text: string }): Promise<void>;
}

export interface Addressee {
  account: string;
  merchant: string;
  language: string;
}

export interface PlayThrough {
  /** Asks for what the merchant asks for of a deposit, in the transaction that gives the money. */
  demand(tx: Tx, received: { memberId: bigint; asset: string; amountMinor: bigint }): Promise<void>;
}

/** A person as outside parties are asked about them; what is not known is left out. */
export interface ScreenedPerson {
  /** E.164. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Questions to outside parties about a person. The owner of the action asks before its transaction, in which nothing
 * waits for a network.
 */
export interface Screens {
  /**
   * @returns writes down what was answered, in the transaction that makes the member
   * @throws Refusal when the person may not become a member, or when nobody could be asked
   */
  registration(person: ScreenedPerson): Promise<(tx: Tx, memberId: bigint) => Promise<void>>;
  /** Notes what stands against a member who logs in; the log-in goes on, so that money can be taken out. */
  login(memberId: bigint, person: ScreenedPerson): Promise<void>;
}

/** Who may be reached by what invites to play. */
export interface Reach {
  /** Of these members those who are on a break or excluded: marketing does not reach them. */
  away(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>>;
}

/** An account that a member added for their payouts. */
export interface AddedAccount {
  id: string;
  memberId: bigint;
  /** Whether its holder is the member as a document has it. */
  name: 'unknown' | 'matches' | 'differs';
}

export interface AddedAccounts {
  /** Accounts of these members that were added between two moments and are in use, the last ones first. */
  addedIn(
    executor: Executor,
    memberIds: readonly bigint[],
    span: { from: Date; to: Date },
  ): Promise<readonly AddedAccount[]>;
}

export interface Ages {
  /** Whether a document proved that the member is so many years old by now; false where nobody has looked at one. */
  isProved(executor: Executor, memberId: bigint, years: number): Promise<boolean>;
}

export interface VerifiedNames {
  /** The member's name as the document has it; null while nobody has looked at one. */
  of(executor: Executor, memberId: bigint): Promise<string | null>;
}

interface DirectoryEntry {
  account: string;
  type: number;
  asset: string;
  labels: readonly string[];
  createdAt: Date;
}

/** Members as desks of other rooms name them. */
export interface Directory {
  /** @param executor the caller's transaction, inside one */
  find(memberId: bigint, executor?: Executor): Promise<(DirectoryEntry & { isDisabled: boolean }) | undefined>;
  /** The same of many, without those who are not. */
  entries(memberIds: readonly bigint[], executor: Executor): Promise<ReadonlyMap<bigint, DirectoryEntry>>;
  /** Number and address of a member, for parties that are asked about the person. */
  contactOf(memberId: bigint): Promise<ScreenedPerson>;
  /** When accounts were closed; those that are open are left out. */
  closedAt(memberIds: readonly bigint[]): Promise<Map<bigint, Date>>;
  /** Members with ids behind `after`, in order, with who invited them. */
  page(
    after: bigint,
    limit: number,
    executor?: Executor,
  ): Promise<(DirectoryEntry & { id: bigint; inviterId: bigint | null })[]>;
  /** The code by which a member brings others. */
  codeOf(memberId: bigint): Promise<string>;
}

/** Available balances of members, minor units; a member without an account yet has no entry. */
export interface Balances {
  of(memberIds: readonly bigint[]): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]>;
}
