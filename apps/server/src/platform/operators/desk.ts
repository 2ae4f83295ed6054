import type { backoffice, OperatorRole, Permission, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../db/index.ts';
import type { BoundRoute, OperatorCaller } from '../http/index.ts';
import type { ApprovalKind } from './approval.ts';

/** The operator side of a room. */
export interface Desk {
  /** What operators may do here, and the roles that may from the start. */
  permissions: readonly { permission: Permission; roles: readonly OperatorRole[] }[];
  routes: readonly BoundRoute[];
  /** What a second operator has to approve. */
  approvals?: readonly ApprovalKind[];
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
