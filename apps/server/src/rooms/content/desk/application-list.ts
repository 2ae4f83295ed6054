import { contentDesk as contract, type ValueOf } from '@fairlot/contract';
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
    alias: 'a',
    present,
  });
}

/** Applications to promotions that wait for a decision. */
export const WAITING_APPLICATIONS = waitingWork<ApplicationView>({
  page: 'applications',
  list: 'applications',
  filter: ['state:eq:open'],
  promiseMinutes: 1440,
  caseOf: ({ id, account, createdAt }) => ({ title: account, at: createdAt, query: { filter: `id:eq:${id}` } }),
});
