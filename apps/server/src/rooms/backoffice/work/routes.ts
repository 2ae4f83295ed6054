import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { BackofficePlatform } from '../ports.ts';
import { type AnyDeskList, checkWish, nameOfList } from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { openEmergencies } from '../roles/emergency.ts';
import { waitingFor } from './waiting.ts';
import { dropView, keepView, listViews } from './views.ts';

/** The list with that name, if the operator may read it. @throws Refusal not.found, permission.denied */
export function listFor(
  { collected }: Pick<BackofficePlatform, 'collected'>,
  name: string,
  { permissions }: Pick<OperatorCaller, 'permissions'>,
): AnyDeskList {
  const list = requireFound(collected.lists().find((one) => nameOfList(one) === name));
  const { permission } = list.endpoint;
  if (permission !== undefined && !permissions.includes(permission)) throw new Refusal('permission.denied');
  return list;
}

/** Navigation, search and saved views: available to every operator, with contents filtered by permission. */
export function createWorkRoutes(platform: BackofficePlatform): BoundRoute[] {
  const { db, site, collected } = platform;
  return [
    route(contract.frame, async ({ operator }) => {
      return {
        now: Date.now(),
        timeZone: await site.timeZone(),
        currency: await site.currency(),
        isClosed: await site.isInMaintenance(),
        isOpened: await site.isOpened(),
        emergencies: (await openEmergencies(db)).map(({ operatorId, operator: name, reason, endsAt }) => ({
          operator: name,
          reason,
          endsAt: endsAt.getTime(),
          isOwn: operatorId === operator.operatorId,
        })),
        waiting: await waitingFor(platform, operator),
      };
    }),
    route(contract.search, async ({ operator, query, language }) => {
      const text = query.text.trim();
      const sources = collected.ofDesks('search').filter(({ permission }) => operator.permissions.includes(permission));
      const found = await Promise.all(
        sources.map(async ({ kind, find }) => (await find(text, language)).map((hit) => ({ kind, ...hit }))),
      );
      return found.flat().map(({ amount = null, state = null, query: place, ...hit }) => {
        return { ...hit, amount, state, query: { ...place } };
      });
    }),
    route(contract.views, async ({ operator, query }) => {
      listFor(platform, query.list, operator);
      return listViews(db, operator.operatorId, query.list);
    }),
    route(contract.keepView, async ({ operator, body }) => {
      const { list, filter, sort } = body;
      checkWish(listFor(platform, list, operator), { filter, sort: sort ?? undefined }, operator);
      return keepView(db, operator.operatorId, body);
    }),
    route(contract.dropView, async ({ operator, params }) => {
      await dropView(db, operator.operatorId, BigInt(params.viewId));
      return null;
    }),
  ];
}
