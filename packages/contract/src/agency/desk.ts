import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import {
  Amount,
  DateText,
  EpochMs,
  Id,
  IdParams,
  Maybe,
  Reason,
  RequestKey,
  StrictObject,
  Version,
} from '../shapes.ts';
import { AGENCY_BILLS, AGENTS } from './lists.ts';
import { Bill, DaysQuery, Days, figures, Kind, Rates, RunRhythm } from './shapes.ts';

export * from './desk-applications.ts';
export * from './desk-corrections.ts';
export * from './desk-programme.ts';
export * from './desk-settlement.ts';

const Person = Type.Object({ memberId: Id, account: Type.String() });

export const agents = endpoint({
  id: 'agencyDesk.agents',
  path: '/backoffice/api/agents',
  permission: 'agency.read',
  summary: 'Agents of all teams, the newest first',
  ...listOf(
    AGENTS,
    Type.Object({
      memberId: Id,
      account: Type.String(),
      uplineId: Maybe(Id),
      uplineAccount: Maybe(Type.String()),
      level: Type.Integer(),
      below: Type.Integer(),
      mayTransfer: Type.Boolean(),
      joinedAt: EpochMs,
    }),
  ),
  errors: ['request.invalid'],
});

export const tree = endpoint({
  id: 'agencyDesk.tree',
  path: '/backoffice/api/agentTree',
  permission: 'agency.read',
  summary: 'Direct downline of a member, or the top level, with the results of their teams in a period',
  query: StrictObject({ ...Days, uplineId: Type.Optional(Id), after: Type.Optional(Type.String({ maxLength: 64 })) }),
  value: Type.Object({
    path: Type.Array(Person),
    list: Type.Array(
      Type.Object({ memberId: Id, account: Type.String(), type: Type.Integer(), size: Type.Integer(), ...figures }),
    ),
    /** Cursor: the account with which the next page begins. */
    next: Maybe(Type.String()),
  }),
  errors: ['request.invalid', 'not.found'],
});

export const agent = endpoint({
  id: 'agencyDesk.agent',
  path: '/backoffice/api/agents/:id',
  permission: 'agency.read',
  summary: 'One member of the tree: position, rates, contracts and results of the team',
  params: IdParams,
  query: DaysQuery,
  value: Type.Object({
    memberId: Id,
    account: Type.String(),
    type: Type.Integer(),
    joinedAt: EpochMs,
    path: Type.Array(Person),
    size: Type.Integer(),
    mayTransfer: Type.Boolean(),
    rates: Rates,
    /** Version of the rates. */
    version: Version,
    /** The newest 20 changes, newest first. */
    rateChanges: Type.Array(
      Type.Object({
        product: Type.String(),
        rate: Type.Integer(),
        at: EpochMs,
        /** Account, operator or code. */
        by: Type.String(),
      }),
    ),
    /** The newest 20 transfers to the downline, newest first. */
    sent: Type.Array(
      Type.Object({ orderId: Type.String(), memberId: Id, account: Type.String(), amount: Amount, at: EpochMs }),
    ),
    team: Type.Object(figures),
    own: Type.Object(figures),
    contracts: Type.Array(
      Type.Object({
        contractId: Id,
        kind: Kind,
        state: Type.String(),
        upline: Maybe(Type.String()),
        topRate: Type.Integer(),
        /** The counter-proposal of the downline. */
        changeNote: Maybe(Type.String()),
        fromDay: Maybe(DateText),
        untilDay: Maybe(DateText),
      }),
    ),
  }),
  errors: ['request.invalid', 'not.found'],
});

export const setTransfer = endpoint({
  id: 'agencyDesk.setTransfer',
  method: 'PUT',
  path: '/backoffice/api/agents/:id/transfer',
  permission: 'agency.change',
  summary: "Allow or forbid an agent's transfers to the downline",
  params: IdParams,
  body: StrictObject({ mayTransfer: Type.Boolean(), reason: Reason }),
  errors: ['not.found'],
});

const uplineId = Maybe(Id);

export const moveEffect = endpoint({
  id: 'agencyDesk.moveEffect',
  path: '/backoffice/api/agents/:id/move',
  permission: 'agency.change',
  summary: 'Effect of moving a member below another upline member; without one, to the top level',
  params: IdParams,
  query: StrictObject({ uplineId: Type.Optional(Id) }),
  value: Type.Object({
    /** Number of members moved: the member and their downline. */
    moved: Type.Integer(),
    from: Maybe(Person),
    to: Maybe(Person),
    /** First day that counts for the new upline. */
    fromDay: DateText,
    /** Number of contracts with the previous upline that end. */
    contracts: Type.Integer(),
    /** Number of the previous upline's bills that stay open. */
    openBills: Type.Integer(),
  }),
  errors: ['not.found', 'agency.move.below', 'rate.refused'],
});

export const requestMove = endpoint({
  id: 'agencyDesk.requestMove',
  method: 'POST',
  path: '/backoffice/api/agents/:id/request-move',
  permission: 'agency.change',
  summary: 'Request to move a member with the whole downline below another upline member',
  params: IdParams,
  body: StrictObject({ uplineId, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'agency.move.below', 'rate.refused', 'idempotency.conflict'],
});

export const bills = endpoint({
  id: 'agencyDesk.bills',
  path: '/backoffice/api/agencyBills',
  permission: 'agency.read',
  summary: 'Bills of all contracts, the newest first',
  ...listOf(
    AGENCY_BILLS,
    Type.Object({
      id: Id,
      kind: Kind,
      rhythm: RunRhythm,
      state: Bill.properties.state,
      memberId: Id,
      account: Type.String(),
      /** Account of the upline that pays; null for the merchant. */
      payer: Maybe(Type.String()),
      period: Type.String(),
      amount: Amount,
      paid: Amount,
      createdAt: EpochMs,
    }),
  ),
  errors: ['request.invalid'],
});
