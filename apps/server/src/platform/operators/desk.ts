import type { backoffice, ErrorCode, OperatorRole, Permission, ValueOf } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import type { Executor, Tx } from '../db/index.ts';
import type { BoundRoute, OperatorCaller } from '../http/index.ts';
import type { AlarmSource } from './alarm.ts';
import type { ApprovalKind } from './approval.ts';
import type { MemberStep, ReadNetDeposits } from './cohorts.ts';
import type { FeedSource } from './feed.ts';
import type { Figure, HealthSource, RevenueSplit } from './figures.ts';
import type { AnyDeskList } from './lists/index.ts';
import type { MemberCard, MemberColumns, MemberFinder } from './member-card.ts';
import type { ReadRelated, ReadWinnings } from './member-trace.ts';
import type { Report } from './report.ts';
import type { NetReasonSource, RiskSource } from './risks.ts';
import type { TimelineSource } from './timeline.ts';

/** The operator side of a room. */
export interface Desk {
  /** Permissions of the room, and the roles that have them by default. */
  permissions: readonly { permission: Permission; roles: readonly OperatorRole[] }[];
  routes: readonly BoundRoute[];
  /** Changes that a second operator has to approve. */
  approvals?: readonly ApprovalKind[];
  /** Lists that the console shows and exports; each is also an endpoint. */
  lists?: readonly AnyDeskList[];
  /** Actions for several selected rows of a list. */
  bulk?: readonly BulkAction[];
  /** Pending work, counted in the navigation. */
  waiting?: readonly WaitingWork[];
  /** Sources for the console's search. */
  search?: readonly SearchSource[];
  /** Sums over time for the dashboard. */
  figures?: readonly Figure[];
  /** Recent events for the dashboard. */
  feed?: readonly FeedSource[];
  /** Reports over any period. */
  reports?: readonly Report[];
  /** Breakdown of the revenue. */
  revenue?: RevenueSplit;
  /** Data of the room on a member's page. */
  memberCards?: readonly MemberCard[];
  /** Events of the room in a member's timeline. */
  memberTimeline?: readonly TimelineSource[];
  /** Game names of bets in a language, by ledger reference. */
  gameNames?: (
    executor: Executor,
    references: readonly string[],
    language: string,
  ) => Promise<ReadonlyMap<string, string>>;
  /** Columns of the room in the list of members. */
  memberColumns?: readonly MemberColumns[];
  /** Ways to find members by data of the room. */
  memberFinders?: readonly MemberFinder[];
  /** A member's winnings from games in a period, by bets placed in it. */
  winnings?: ReadWinnings;
  /** Members who share something with a given member. Must use indexes, because many members may share it. */
  relatedMembers?: ReadRelated;
  /** Steps after the registration, for the report of new members. */
  memberSteps?: readonly MemberStep[];
  netDeposits?: ReadNetDeposits;
  /** Values that alarm rules can watch. */
  alarms?: readonly AlarmSource[];
  /** Kinds of objects that operators can attach notes to; permission for the object covers its notes. */
  notable?: readonly NotableKind[];
  /** Outside parties that the room depends on. */
  health?: readonly HealthSource[];
  /** Money at risk in what is open. */
  risks?: readonly RiskSource[];
  /** Explanations of a low net revenue. */
  netReasons?: readonly NetReasonSource[];
}

export interface NotableKind {
  kind: string;
  permission: Permission;
  /** For cases that operators take and hold: the permission to decide on them. */
  decide?: Permission;
}

/** Pending rows of a list; hidden from operators who may not read the list. */
export interface WaitingWork {
  /** Path of the console's page that shows them. */
  page: string;
  /** Name of the list: its path relative to the API. */
  list: string;
  filter: readonly string[];
  /** `late` is red: a person is waiting too long, or a service is failing; `waiting` if absent in the declaration. */
  tone: 'waiting' | 'late';
  /** Time within which each row should be handled. */
  promiseMinutes: number;
  /** Order of the list with the longest waiting row first; by `id` if absent in the declaration. */
  sort: string;
  /** Start of the wait; the time column of the list's period if absent. */
  since?: RawBuilder<unknown>;
  /** Name of the operator who works on a row; null while it is free. */
  owner?: RawBuilder<unknown>;
  /** A row of the list, as the contract shows it, as a case of the start page. */
  caseOf(row: object): WaitingCase;
}

/** A pending row on the start page of the console. */
export interface WaitingCase {
  /** Readable name of the person or object. */
  title: string;
  /** Kind of a request for approval; the console provides the label. */
  kind?: string;
  /** Id of the request that could not be carried out; the console translates the title of its task. */
  failedRequest?: string;
  /** Start of the wait, milliseconds since 1970. */
  at: number;
  owner?: string | null;
  amount?: string | null;
  currency?: string | null;
  /** Query of the console page that opens this row. */
  query: Readonly<Record<string, string>>;
}

/** Pending work with a typed row. */
type WaitingRows<Row> = Omit<WaitingWork, 'caseOf' | 'tone' | 'sort'> &
  Partial<Pick<WaitingWork, 'tone' | 'sort'>> & { caseOf: (row: Row) => WaitingCase };

/** Erases the row type of pending work, for code that reads the work of all rooms. */
export function waitingWork<Row extends object>(work: WaitingRows<Row>): WaitingWork {
  return { tone: 'waiting', sort: 'id', ...work } as unknown as WaitingWork;
}

export interface SearchHit {
  id: string;
  title: string;
  detail: string;
  /** Amount of money involved; a decimal string. */
  amount?: { value: string; currency: string };
  /** Status, as a code of its kind. */
  state?: string;
  /** Console page that shows it: path relative to `/backoffice/` and query. */
  page: string;
  query: Readonly<Record<string, string>>;
}

export interface SearchSource {
  /** For example `member`; the console's section of the room provides the label. */
  kind: string;
  permission: Permission;
  /** Returns at most five hits, named in a language, the most likely first; uses an index for any text. */
  find(text: string, language: string): Promise<readonly SearchHit[]>;
}

/** The acting operator, as the handler of an endpoint receives it. */
export interface Acting {
  operator: OperatorCaller;
  ip: string;
}

/** The author of a change: an operator with the address of the call, the command line, or the system itself. */
export interface Actor {
  operatorId: bigint | null;
  name: string;
  ip: string;
  /** The token of a program that acts for the operator. */
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

/** The operator's reason for a request; the client generates one key per request. */
export interface Input {
  reason: string;
  requestKey: string;
}

export type ApprovalView = ValueOf<typeof backoffice.approve>;

/** Stores the audit trail and the approval requests of all desks. */
export interface AuditAndApprovals {
  /** Writes one entry of the audit trail in the transaction of the change. */
  record(executor: Executor, actor: Actor, entry: TrailEntry): Promise<void>;
  /** Stores a request with its audit entry. @throws Refusal idempotency.conflict, approval.pending */
  request(tx: Tx, acting: Acting, input: Input, kind: ApprovalKind, payload: unknown): Promise<ApprovalView>;
  /** Which of these objects have an open request of a kind with `onePer`. */
  openRequests(
    executor: Executor,
    kind: Pick<ApprovalKind, 'kind' | 'onePer'>,
    objects: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Checks that no colleague took the case and that it is not on hold. @throws Refusal case.taken, case.on.hold */
  requireFreeCase(executor: Executor, operator: Acting['operator'], object: string): Promise<void>;
  /** Ids of the enabled operators whose role has a permission. */
  operatorsWith(executor: Executor, permission: Permission): Promise<ReadonlySet<bigint>>;
}

/** An action of a desk on one row of a list, offered for rows that were selected or match a condition. */
export interface BulkAction<Row = object> {
  /** Path of the list relative to the API. */
  list: string;
  action: string;
  /** Omitted when every operator who can see the row may do it. */
  permission?: Permission;
  /** Omitted when the call for a single row also requires a reason. */
  needsReason?: false;
  /** Set when the confirmation also asks for values, such as labels. */
  takesValues?: true;
  /** The reason why a row, as the contract shows it, would be refused; null when the action is allowed. */
  refusal(row: Row, acting: Acting): ErrorCode | null;
  /** Performs the action like the call for a single row does, with an audit entry. @throws Refusal */
  run(acting: Acting, row: Row, reason: string, values: readonly string[]): Promise<unknown>;
}

/** Erases the row type of an action, for code that stores the actions of all rooms. */
export function bulkAction<Row extends object>(action: BulkAction<Row>): BulkAction {
  return action as unknown as BulkAction;
}
