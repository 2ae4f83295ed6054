import { contentDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { Application } from '../content/index.ts';
import { writeAudit } from './audit.ts';
import { actorOf, pageOf } from './requests.ts';
import type { BackofficeServices } from './services.ts';

/** Applications of members for promotions: one operator decides, with a reason. */
export function createApplicationRoutes({ doors: { content, identity } }: BackofficeServices): BoundRoute[] {
  async function present({
    id,
    memberId,
    announcementId,
    texts,
    comment,
    state,
    pictures,
    createdAt,
    decidedAt,
  }: Application): Promise<ValueOf<typeof contract.decideApplication>> {
    return {
      id: String(id),
      memberId: String(memberId),
      account: (await identity.findMember(memberId))?.account ?? '',
      announcementId: String(announcementId),
      title: Object.values(texts)[0]?.title ?? '',
      comment,
      state,
      pictures,
      createdAt: createdAt.getTime(),
      decidedAt: decidedAt?.getTime() ?? null,
    };
  }

  return [
    route(contract.applications, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await content.applications.list(query.state !== 'all', offset, limit);
      return { list: await Promise.all(list.map(present)), totalPages: Math.ceil(total / limit) };
    }),
    route(contract.applicationPicture, async ({ params }) => ({
      data: (await content.applications.picture(BigInt(params.id), params.position)).toString('base64'),
    })),
    route(contract.decideApplication, async ({ operator, ip, params, body: { decision, reason } }) =>
      present(
        await content.applications.decide(BigInt(params.id), decision, (tx, before) =>
          writeAudit(tx, actorOf(operator, ip), {
            action: `content.application.${decision}`,
            object: `application:${params.id}`,
            reason: reason.trim(),
            before: {
              state: before.state,
              memberId: String(before.memberId),
              announcementId: String(before.announcementId),
            },
            after: { state: decision },
          }),
        ),
      ),
    ),
  ];
}
