import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { APPROVAL_COLUMNS, APPROVAL_TABLES, type ApprovalRow } from '../approvals.ts';
import { presentApproval } from '../present.ts';

/** Pending requests can still be decided; undecided overdue ones have expired, whether recorded or not. */
const STATE = sql`case when a.state = 'pending' and a.expires_at <= clock_timestamp() then 'expired' else a.state end`;

/** Requests of kinds that this build supports; others wait for a build that supports them. */
export function createApprovalList({ collected }: Pick<Platform, 'collected'>): AnyDeskList {
  return deskList<ApprovalRow, ValueOf<typeof contract.approve>>({
    endpoint: contract.approvals,
    select: APPROVAL_COLUMNS,
    from: APPROVAL_TABLES,
    where: () => sql`a.kind = any(${[...collected.approvalKinds()]}::text[])`,
    alias: 'a',
    fields: {
      state: { column: STATE },
      requestedBy: { column: sql`r.name` },
    },
    present: (rows, { language }) => rows.map((row) => presentApproval(collected.approval(row.kind), row, language)),
  });
}

type TrailView = ValueOf<typeof contract.auditTrail>['list'][number];

export function createTrailList(): AnyDeskList {
  return deskList<RowOf<TrailView, 'id', 'at'>, TrailView>({
    endpoint: contract.auditTrail,
    select: sql`t.id, t.at, t.actor as operator, t.action, t.object, t.before, t.after, t.reason, t.ip,
      k.name as token`,
    from: sql`backoffice_audit t left join backoffice_tokens k on k.id = t.token_id`,
    alias: 't',
    fields: {
      operator: { column: sql`t.actor` },
    },
    present: (rows) => rows.map(wireRow),
  });
}

/** Requests that wait for a second operator. */
export const WAITING_APPROVALS = waitingWork<ValueOf<typeof contract.approve>>({
  page: 'approvals',
  list: 'approvals',
  filter: ['state:eq:pending'],
  promiseMinutes: 1440,
  caseOf: ({ id, kind, requestedBy, requestedAt, amount, currency }) => ({
    title: requestedBy,
    kind,
    at: requestedAt,
    amount,
    currency,
    query: { approval: id },
  }),
});
