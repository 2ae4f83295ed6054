import { catalogueDesk as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type Acting,
  type BulkAction,
  bulkAction,
  requireVersion,
  type Desk,
  writeTrail,
} from '../../../platform/operators/index.ts';
import type { Catalogue, GameChange } from '../index.ts';
import { editableOfGame, editableOfVendor, presentGame, presentVendor } from './present.ts';
import { createGameList } from './game-list.ts';
import { readUsedDetails } from './used-details.ts';

/** The desk for vendors and games: changes that one operator makes alone, with a reason. */
export function createDesk(platform: Platform, catalogue: Catalogue): Desk {
  const games = createGameList();
  const changeGame = createGameChange(platform, catalogue);
  return {
    permissions: [
      { permission: 'catalogue.read', roles: ['admin', 'support', 'content'] },
      { permission: 'catalogue.change', roles: ['admin'] },
    ],
    routes: createDeskRoutes(platform, catalogue, changeGame),
    lists: [games],
    bulk: createBulk(changeGame),
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

type ChangeGame = (
  acting: Acting,
  nodeId: string,
  change: GameChange,
  reason: string,
  version?: string,
) => Promise<void>;

/** Changes a game with its audit entry. */
function createGameChange(platform: Platform, catalogue: Catalogue): ChangeGame {
  return (acting, nodeId, change, reason, version) =>
    catalogue.changeGame(nodeId, change, async (tx, before, after) => {
      requireVersion(version, editableOfGame(before));
      await writeTrail(platform, acting, tx, {
        action: 'catalogue.game.changed',
        object: `game:${nodeId}`,
        reason,
        ...difference(before, after),
      });
    });
}

type GameView = ValueOf<typeof contract.changeGame>;

/** Marks that bulk actions set or remove. */
const MARKS = {
  show: { isEnabled: true },
  hide: { isEnabled: false },
  markHot: { isTop: true },
  unmarkHot: { isTop: false },
  markNew: { isNew: true },
  unmarkNew: { isNew: false },
} as const satisfies Record<string, Partial<GameView>>;

function createBulk(changeGame: ChangeGame): BulkAction[] {
  return Object.entries(MARKS).map(([action, change]: [string, Partial<GameView>]) =>
    bulkAction<GameView>({
      list: 'catalogue/games',
      action,
      permission: 'catalogue.change',
      refusal: (game) =>
        Object.entries(change).every(([mark, value]) => game[mark as keyof GameView] === value)
          ? 'row.unchanged'
          : null,
      run: (acting, { nodeId }, reason) => changeGame(acting, nodeId, change, reason),
    }),
  );
}

function createDeskRoutes(platform: Platform, catalogue: Catalogue, changeGame: ChangeGame): BoundRoute[] {
  return [
    route(contract.vendors, async () => (await catalogue.listVendors()).map(presentVendor)),
    route(contract.vendorDetails, ({ params: { code } }) => readUsedDetails(platform.db, code)),
    route(contract.changeVendor, async ({ operator, ip, params: { code }, body: { change, reason, version } }) => {
      await catalogue.changeVendor(code, change, async (tx, before, after) => {
        requireVersion(version, editableOfVendor(before));
        await writeTrail(platform, { operator, ip }, tx, {
          action: 'catalogue.vendor.changed',
          object: `vendor:${code}`,
          reason,
          ...difference(before, after),
        });
      });
      return presentVendor(requireFound((await catalogue.listVendors()).find((vendor) => vendor.code === code)));
    }),
    route(contract.changeGame, async ({ operator, ip, params: { nodeId }, body: { change, reason, version } }) => {
      await changeGame({ operator, ip }, nodeId, change, reason, version);
      return presentGame(requireFound(await catalogue.findGame(nodeId)));
    }),
  ];
}

/** The fields that differ, before and after the change. */
function difference<S extends object>(before: S, after: S): { before: Partial<S>; after: Partial<S> } {
  const changed = (Object.keys(after) as (keyof S)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (state: S) => Object.fromEntries(changed.map((name) => [name, state[name]])) as Partial<S>;
  return { before: only(before), after: only(after) };
}
