import { catalogueDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Desk, pageOf, writeTrail } from '../../../platform/operators/index.ts';
import type { Catalogue } from '../index.ts';

/** What operators do with vendors and games: changes that one of them makes alone, with a reason. */
export function createDesk(platform: Platform, catalogue: Catalogue): Desk {
  return {
    permissions: [
      { permission: 'catalogue.read', roles: ['admin', 'support'] },
      { permission: 'catalogue.change', roles: ['admin'] },
    ],
    routes: createDeskRoutes(platform, catalogue),
  };
}

function createDeskRoutes(platform: Platform, catalogue: Catalogue): BoundRoute[] {
  return [
    route(contract.vendors, () => catalogue.listVendors()),
    route(contract.changeVendor, async ({ operator, ip, params: { code }, body: { change, reason } }) => {
      await catalogue.changeVendor(code, change, (tx, before, after) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: 'catalogue.vendor.changed',
          object: `vendor:${code}`,
          reason,
          ...difference(before, after),
        }),
      );
      return found((await catalogue.listVendors()).find((vendor) => vendor.code === code));
    }),
    route(contract.games, async ({ query }) => {
      const { offset, limit } = pageOf(query);
      const { list, total } = await catalogue.listGames({
        search: (query.search ?? '').trim(),
        vendor: query.vendor ?? '',
        offset,
        limit,
      });
      return { list, totalPages: Math.ceil(total / limit) };
    }),
    route(contract.changeGame, async ({ operator, ip, params: { nodeId }, body: { change, reason } }) => {
      await catalogue.changeGame(nodeId, change, (tx, before, after) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: 'catalogue.game.changed',
          object: `game:${nodeId}`,
          reason,
          ...difference(before, after),
        }),
      );
      const { list } = await catalogue.listGames({ search: nodeId, vendor: '', offset: 0, limit: 100 });
      return found(list.find((game) => game.nodeId === nodeId));
    }),
  ];
}

function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Refusal('not.found');
  return entry;
}

/** The fields that differ, as they were and as they are. */
function difference<S extends object>(before: S, after: S): { before: Partial<S>; after: Partial<S> } {
  const changed = (Object.keys(after) as (keyof S)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (state: S) => Object.fromEntries(changed.map((name) => [name, state[name]])) as Partial<S>;
  return { before: only(before), after: only(after) };
}
