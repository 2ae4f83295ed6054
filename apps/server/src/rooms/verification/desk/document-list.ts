import { type ValueOf, verificationDesk as contract } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import type { DocumentRow } from '../documents.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.documents>['list'][number];

/** Pictures in order of arrival, without their content. */
export function createDocumentList(platform: Platform): AnyDeskList {
  return deskList<DocumentRow, View>({
    endpoint: contract.documents,
    select: sql`d.id, d.member_id as "memberId", d.kind, d.side, d.sent_at as "sentAt", d.decided_at as "decidedAt"`,
    from: sql`verification_documents d`,
    alias: 'd',
    fields: {
      state: { where: ([state]) => (state === 'open' ? sql`d.decided_at is null` : sql`d.decided_at is not null`) },
    },
    present: async (rows) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map((row) => ({ ...wireRow(row), account: accountOf(row) }));
    },
  });
}

/** Documents that wait for a manual review. */
export const WAITING_DOCUMENTS = waitingWork<View>({
  page: 'identities',
  list: 'identities',
  filter: ['state:eq:open'],
  promiseMinutes: 240,
  caseOf: ({ id, account, sentAt }) => ({ title: account, at: sentAt, query: { document: id } }),
});
