import type { backoffice, ErrorCode, OperatorRole, Permission, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../db/index.ts';
import type { BoundRoute, OperatorCaller } from '../http/index.ts';
import type { AlarmSource } from './alarm.ts';
import type { ApprovalKind } from './approval.ts';
import type { FeedSource } from './feed.ts';
import type { Figure, HealthSource, RevenueSplit } from './figures.ts';
import type { AnyDeskList } from './lists/index.ts';
import type { MemberCard, MemberColumns, MemberFinder } from './member-card.ts';
import type { ReadRelated, ReadWinnings } from './member-trace.ts';
import type { Report } from './report.ts';

/** The operator side of a room. */
export interface Desk {
  /** What operators may do here, and the roles that may from the start. */
  permissions: readonly { permission: Permission; roles: readonly OperatorRole[] }[];
  routes: readonly BoundRoute[];
  /** What a second operator has to approve. */
  approvals?: readonly ApprovalKind[];
  /** Lists that the console shows and exports; their calls are registered with the routes. */
  lists?: readonly AnyDeskList[];
  /** What can be done about many rows of a list at once. */
  bulk?: readonly BulkAction[];
  /** Work that waits for somebody, as the navigation counts it. */
  waiting?: readonly WaitingWork[];
  /** What the search of the console finds here. */
  search?: readonly SearchSource[];
  /** Sums over time for the dashboard. */
  figures?: readonly Figure[];
  /** What just happened, for the dashboard. */
  feed?: readonly FeedSource[];
  /** Reports over any period. */
  reports?: readonly Report[];
  /** How the revenue is made up. */
  revenue?: RevenueSplit;
  /** What the page of a member shows of the room. */
  memberCards?: readonly MemberCard[];
  /** What the list of members shows of the room. */
  memberColumns?: readonly MemberColumns[];
  /** Ways to find members by what the room keeps. */
  memberFinders?: readonly MemberFinder[];
  /** What games brought a member in a stretch of time, by bets placed in it. */
  winnings?: ReadWinnings;
  /** Members who have something in common with one; answered by indexes, however many share it. */
  relatedMembers?: ReadRelated;
  /** What rules of alarms can watch here. */
  alarms?: readonly AlarmSource[];
  /** What operators may write notes about: kinds of objects, each read and written by who may read the thing itself. */
  notable?: readonly { kind: string; permission: Permission }[];
  /** Outside parties that the room depends on. */
  health?: readonly HealthSource[];
}

/** Rows of a list that wait; whoever may not read the list is not told. */
export interface WaitingWork {
  /** Path of the console's page that shows them. */
  page: string;
  /** Name of the list: its path below the API. */
  list: string;
  filter: readonly string[];
  /** `late` is red: somebody is kept waiting, or something fails. */
  tone: 'waiting' | 'late';
}

export interface SearchHit {
  id: string;
  title: string;
  detail: string;
  /** What it is about in money; a decimal string. */
  amount?: { value: string; currency: string };
  /** How it stands, as a code of its kind. */
  state?: string;
  /** Where the console shows it: path below `/backoffice/` and query of the address. */
  page: string;
  query: Readonly<Record<string, string>>;
}

export interface SearchSource {
  /** Such as `member`; the console's section of the room names it in words. */
  kind: string;
  permission: Permission;
  /** At most five, the likeliest first; answers from an index whatever the text. */
  find(text: string): Promise<readonly SearchHit[]>;
}

/** An operator at work, as the handler of an endpoint knows them. */
export interface Acting {
  operator: OperatorCaller;
  ip: string;
}

/** Who acts: an operator with the address of the call, the command line, or a step that the system takes by itself. */
export interface Actor {
  operatorId: bigint | null;
  name: string;
  ip: string;
  /** The token by which a program acts for the operator. */
  tokenId?: bigint | undefined;
}

/** A change; `before` and `after` are JSON without secrets, amounts as decimal strings. */
export interface TrailEntry {
  action: string;
  object: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** Why an operator asks for something; the key is made by the client once per wish. */
export interface Wish {
  reason: string;
  requestKey: string;
}

export type ApprovalView = ValueOf<typeof backoffice.approve>;

/** What keeps the trail and the requests of all desks. */
export interface Backstage {
  /** Writes one entry of the audit trail in the transaction of the change. */
  record(executor: Executor, actor: Actor, entry: TrailEntry): Promise<void>;
  /** Keeps a request with its entry of the trail. @throws Refusal idempotency.conflict */
  request(tx: Tx, acting: Acting, wish: Wish, kind: ApprovalKind, payload: unknown): Promise<ApprovalView>;
}

/** Something that a desk does about one row of a list, offered for rows that were selected or meet a condition. */
export interface BulkAction<Row = object> {
  /** Path of the list below the API. */
  list: string;
  action: string;
  /** Left out where every operator who finds the row may do it. */
  permission?: Permission;
  /** Left out where the call about one row asks for a reason as well. */
  needsReason?: false;
  /** Why it would be refused for a row, as the contract shows the row; null when it fits. */
  refusal(row: Row, acting: Acting): ErrorCode | null;
  /** Does it as the call about one does, with an entry of the trail. @throws Refusal */
  run(acting: Acting, row: Row, reason: string): Promise<unknown>;
}

/** An action about rows of a certain type, as those keep it who keep the actions of all rooms. */
export function bulkAction<Row extends object>(action: BulkAction<Row>): BulkAction {
  return action as unknown as BulkAction;
}
