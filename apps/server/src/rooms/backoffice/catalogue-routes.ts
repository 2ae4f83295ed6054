import { catalogueDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { writeAudit } from './audit.ts';
import { actorOf, pageOf } from './requests.ts';
import type { BackofficeServices } from './services.ts';

/** Vendors and games: changes that one operator makes alone, with a reason. */
export function createCatalogueRoutes({ doors: { catalogue } }: BackofficeServices): BoundRoute[] {
  return [
    route(contract.vendors, () => catalogue.listVendors()),
    route(contract.changeVendor, async ({ operator, ip, params: { code }, body: { change, reason } }) => {
      await catalogue.changeVendor(code, change, (tx, before, after) =>
        writeAudit(tx, actorOf(operator, ip), {
          action: 'catalogue.vendor.changed',
          object: `vendor:${code}`,
          reason: reason.trim(),
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
        writeAudit(tx, actorOf(operator, ip), {
          action: 'catalogue.game.changed',
          object: `game:${nodeId}`,
          reason: reason.trim(),
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
