import { contentDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Applications } from '../applications/applications.ts';
import type { Application } from '../applications/store.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, writeTrail } from '../../../platform/operators/index.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

/** Applications of members for promotions: one operator decides, with a reason. */
export function createApplicationRoutes(
  platform: Platform,
  applications: Applications,
  present: PresentApplications,
): BoundRoute[] {
  return [
    route(contract.applicationPicture, async ({ params }) => ({
      data: (await applications.picture(BigInt(params.id), params.position)).toString('base64'),
    })),
    route(contract.decideApplication, async ({ operator, ip, params, body: { decision, reason } }) => {
      const decided = await applications.decide(BigInt(params.id), decision, (tx, before) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: `content.application.${decision}`,
          object: `application:${params.id}`,
          reason,
          before: {
            state: before.state,
            memberId: String(before.memberId),
            announcementId: String(before.announcementId),
          },
          after: { state: decision },
        }),
      );
      const [view] = await present([decided]);
      if (view === undefined) throw new Error('a decided application has no view');
      return view;
    }),
  ];
}

export type PresentApplications = (
  applications: readonly Application[],
) => Promise<ValueOf<typeof contract.decideApplication>[]>;

export function createPresenter(platform: Platform): PresentApplications {
  return async (applications) => {
    const accountOf = await accountsOf(platform, applications);
    return applications.map(({ texts, ...row }) => ({
      ...wireRow(row),
      account: accountOf(row),
      title: Object.values(texts)[0]?.title ?? '',
    }));
  };
}
