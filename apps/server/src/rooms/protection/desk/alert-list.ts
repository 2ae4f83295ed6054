import { protectionDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.alerts>['list'][number];
type Row = RowOf<Omit<View, 'account'>, 'id' | 'memberId', 'beganAt' | 'closedAt'>;

/** Markers of harm, unhandled ones first. */
export function createAlertList(platform: Platform): AnyDeskList {
  return deskList<Row, View>({
    endpoint: contract.alerts,
    select: sql`a.id, a.member_id as "memberId", a.marker, a.value_now as now, a.value_before as before,
      a.began_at as "beganAt", a.closed_at as "closedAt", a.closed_by as "closedBy", a.outcome, a.note`,
    from: sql`protection_alerts a`,
    alias: 'a',
    fields: {
      state: { where: ([state]) => (state === 'open' ? sql`a.closed_at is null` : sql`a.closed_at is not null`) },
    },
    present: async (rows) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map((row) => ({ ...wireRow(row), account: accountOf(row) }));
    },
  });
}

/** Signs of harm that wait for an operator. */
export const WAITING_ALERTS = waitingWork<View>({
  page: 'protection-alerts',
  list: 'protectionAlerts',
  filter: ['state:eq:open'],
  tone: 'late',
  promiseMinutes: 60,
  caseOf: ({ id, account, beganAt }) => ({ title: account, at: beganAt, query: { alert: id } }),
});
