import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, checkWish, countRows, nameOfList } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openEmergencies } from '../roles/emergency.ts';
import { dropView, keepView, listViews } from './views.ts';

/** More than this waiting is shown as "more than". */
const MOST_WAITING = 999;

/** The list of that name, for an operator who may read it. @throws Refusal not.found, permission.denied */
export function listFor(
  { collected }: Pick<Platform, 'collected'>,
  name: string,
  { permissions }: Pick<OperatorCaller, 'permissions'>,
): AnyDeskList {
  const list = collected.lists().find((one) => nameOfList(one) === name);
  if (list === undefined) throw new Refusal('not.found');
  const { permission } = list.endpoint;
  if (permission !== undefined && !permissions.includes(permission)) throw new Refusal('permission.denied');
  return list;
}

/** Navigation, search and saved views: every operator has them, each shows what the operator may read. */
export function createWorkRoutes(platform: Platform): BoundRoute[] {
  const { db, collected } = platform;
  const desks = () => collected.all().flatMap(({ desk }) => desk ?? []);
  const mayRead = (operator: OperatorCaller, { endpoint: { permission } }: AnyDeskList) =>
    permission === undefined || operator.permissions.includes(permission);
  return [
    route(contract.frame, async ({ operator }) => {
      const lists = new Map(collected.lists().map((list) => [nameOfList(list), list]));
      const site = collected.provider('site');
      const waiting = [];
      for (const { page, list: name, filter, tone } of desks().flatMap((desk) => desk.waiting ?? [])) {
        const list = lists.get(name);
        if (list === undefined) throw new Error(`No desk has the list ${name}`);
        if (mayRead(operator, list))
          waiting.push({ page, tone, ...(await countRows(db, list, filter, operator, MOST_WAITING)) });
      }
      return {
        now: Date.now(),
        timeZone: await site.timeZone(),
        isClosed: await site.isInMaintenance(),
        emergencies: (await openEmergencies(db)).map(({ operatorId, operator: name, reason, endsAt }) => ({
          operator: name,
          reason,
          endsAt: endsAt.getTime(),
          isOwn: operatorId === operator.operatorId,
        })),
        waiting,
      };
    }),
    route(contract.search, async ({ operator, query }) => {
      const text = query.text.trim();
      const sources = desks()
        .flatMap((desk) => desk.search ?? [])
        .filter(({ permission }) => operator.permissions.includes(permission));
      const found = await Promise.all(
        sources.map(async ({ kind, find }) => (await find(text)).map((hit) => ({ kind, ...hit }))),
      );
      return found.flat().map((hit) => ({ ...hit, query: { ...hit.query } }));
    }),
    route(contract.views, async ({ operator, query }) => {
      listFor(platform, query.list, operator);
      return listViews(db, operator.operatorId, query.list);
    }),
    route(contract.keepView, async ({ operator, body }) => {
      checkWish(listFor(platform, body.list, operator), { ...body, sort: body.sort ?? undefined }, operator);
      return keepView(db, operator.operatorId, body);
    }),
    route(contract.dropView, async ({ operator, params }) => {
      await dropView(db, operator.operatorId, BigInt(params.viewId));
      return null;
    }),
  ];
}
