import { type BodyOf, originalsDesk as contract } from '@fairlot/contract';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import { approval, requestApproval } from '../../../platform/operators/index.ts';
import type { GameSettings } from '../games.ts';
import { checkReturns, refuse } from './settings.ts';

type Wanted = Omit<BodyOf<typeof contract.requestFloor>, 'reason' | 'requestKey'>;

/** The minimum return of all games; two operators are needed to change it. */
export function createFloor(
  platform: OriginalsPlatform,
  settings: GameSettings,
): { routes: BoundRoute[]; approval: Approved } {
  const { db } = platform;
  const floorApproval = createApproval(settings);
  return {
    approval: floorApproval,
    routes: [
      route(contract.floor, async () => ({ floorScaled: await readFloor(db) })),
      route(contract.requestFloor, async ({ operator, ip, body: { reason, requestKey, ...wanted } }) => {
        await check(db, settings, wanted);
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, floorApproval, wanted);
      }),
    ],
  };
}

type Approved = ReturnType<typeof createApproval>;

function createApproval(settings: GameSettings) {
  return approval<Wanted>({
    kind: 'originals.floor',
    permission: 'originals.change',
    object: () => 'originals',
    details: ({ formerFloorScaled, floorScaled }) => [`floorScaled: ${formerFloorScaled} → ${floorScaled}`],
    execute: async (tx, wanted) => {
      await changeFloor(tx, settings, wanted);
      return {
        action: 'originals.floor.published',
        before: { floorScaled: wanted.formerFloorScaled },
        after: { floorScaled: wanted.floorScaled },
      };
    },
    executed: () => settings.drop(),
  });
}

/** Changes the floor of all games. @throws Refusal request.invalid {field, reason} */
export async function changeFloor(tx: Tx, settings: GameSettings, wanted: Wanted): Promise<void> {
  // Blocks concurrent changes of game settings, so that none falls below the new floor.
  await tx.run(sql`select 1 from originals_games order by code for update`);
  await check(tx, settings, wanted);
  await tx.run(sql`update originals_merchant set return_floor_scaled = ${wanted.floorScaled}::int`);
}

/**
 * A floor above the return of a game on sale would make that game non-compliant immediately.
 * @throws Refusal request.invalid {field, reason}
 */
async function check(executor: Database | Executor, settings: GameSettings, wanted: Wanted): Promise<void> {
  if (wanted.formerFloorScaled !== (await readFloor(executor))) throw refuse('formerFloorScaled', 'changed');
  if (wanted.floorScaled === wanted.formerFloorScaled) throw refuse('floorScaled', 'unchanged');
  for (const game of await settings.read(executor)) {
    if (game.enabled) checkReturns({ ...game, merchantFloorScaled: wanted.floorScaled });
  }
}

export async function readFloor(executor: Database | Executor): Promise<number> {
  const { floor } = await executor.one(sql<{ floor: number }>`
    select return_floor_scaled as floor from originals_merchant`);
  return floor;
}
