import { contentDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList, waitingWork } from '../../../platform/operators/index.ts';
import { type Application, APPLICATION_COLUMNS, APPLICATION_TABLES } from '../applications/store.ts';

type ApplicationView = ValueOf<typeof contract.decideApplication>;

/** Oldest first, so that none waits indefinitely. */
export function createApplicationList(
  present: (applications: readonly Application[]) => Promise<ApplicationView[]>,
): AnyDeskList {
  return deskList<Application, ApplicationView>({
    endpoint: contract.applications,
    select: APPLICATION_COLUMNS,
    from: APPLICATION_TABLES,
    key: { column: sql`a.id`, type: 'id' },
    fields: {
      id: { column: sql`a.id` },
      state: { column: sql`a.state` },
      memberId: { column: sql`a.member_id` },
      announcementId: { column: sql`a.announcement_id` },
      createdAt: { column: sql`a.created_at` },
    },
    present,
  });
}

/** Applications to promotions that wait for a decision. */
export const WAITING_APPLICATIONS = waitingWork<ApplicationView>({
  page: 'applications',
  list: 'applications',
  filter: ['state:eq:open'],
  tone: 'waiting',
  promiseMinutes: 1440,
  sort: 'id',
  caseOf: ({ id, account, createdAt }) => ({ title: account, at: createdAt, query: { filter: `id:eq:${id}` } }),
});
