import { inboxDesk as contract } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';
import { CASE_COLUMNS, type Case, type CaseView } from '../cases.ts';

export function presentCase(one: Case, account: string): CaseView {
  return { ...wireRow(one), account };
}

/** Oldest first, so that none waits indefinitely. */
export function createCaseList(platform: Platform): AnyDeskList {
  return deskList<Case, CaseView>({
    endpoint: contract.cases,
    select: CASE_COLUMNS,
    from: sql`inbox_cases`,
    alias: 'inbox_cases',
    fields: {
      type: { column: sql`inbox_cases.type::text` },
    },
    present: async (rows) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map((row) => presentCase(row, accountOf(row)));
    },
  });
}

/** Messages that members sent by form and that have no answer. */
export const WAITING_CASES = waitingWork<CaseView>({
  page: 'cases',
  list: 'cases',
  filter: ['state:eq:open'],
  promiseMinutes: 1440,
  caseOf: ({ id, account, createdAt }) => ({ title: account, at: createdAt, query: { case: id } }),
});
