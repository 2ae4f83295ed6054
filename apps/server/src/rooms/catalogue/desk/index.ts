import { catalogueDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Desk, listRoute, writeTrail } from '../../../platform/operators/index.ts';
import type { Catalogue } from '../index.ts';
import { WIN_ALARM } from './alarms.ts';
import { createGameList } from './game-list.ts';

/** What operators do with vendors and games: changes that one of them makes alone, with a reason. */
export function createDesk(platform: Platform, catalogue: Catalogue): Desk {
  const games = createGameList();
  return {
    permissions: [
      { permission: 'catalogue.read', roles: ['admin', 'support', 'content'] },
      { permission: 'catalogue.change', roles: ['admin'] },
    ],
    routes: [listRoute(platform, games), ...createDeskRoutes(platform, catalogue)],
    lists: [games],
    alarms: [WIN_ALARM],
    search: [
      {
        kind: 'game',
        permission: 'catalogue.read',
        find: async (text) =>
          (await catalogue.findGames(text)).map(({ nodeId, name, vendor }) => ({
            id: nodeId,
            title: name,
            detail: vendor,
            page: 'games',
            query: { filter: `nodeId:eq:${nodeId}` },
          })),
      },
    ],
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
    route(contract.changeGame, async ({ operator, ip, params: { nodeId }, body: { change, reason } }) => {
      await catalogue.changeGame(nodeId, change, (tx, before, after) =>
        writeTrail(platform, { operator, ip }, tx, {
          action: 'catalogue.game.changed',
          object: `game:${nodeId}`,
          reason,
          ...difference(before, after),
        }),
      );
      return found(await catalogue.findGame(nodeId));
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
