import { type BodyOf, originalsDesk as contract } from '@fairlot/contract';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { route } from '../../../platform/http/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import { approval, requestApproval, requireVersion, versionOf, factLine } from '../../../platform/operators/index.ts';
import { invalidField } from '../../../platform/refusal.ts';
import type { GameSettings } from '../games.ts';
import { publishedReturns } from './settings.ts';

interface Wanted extends Pick<BodyOf<typeof contract.requestFloor>, 'floorScaled'> {
  /** The floor at the time of the request. */
  former: number;
}

/** The minimum return of all games; two operators are needed to change it. */
export function createFloor(platform: OriginalsPlatform, settings: GameSettings) {
  const { db } = platform;
  const floorApproval = createApproval(settings);
  return {
    approval: floorApproval,
    routes: [
      route(contract.floor, async () => {
        const floorScaled = await readFloor(db);
        return { floorScaled, version: versionOf(floorScaled) };
      }),
      route(contract.requestFloor, async ({ operator, ip, body: { reason, requestKey, version, floorScaled } }) => {
        const former = await readFloor(db);
        requireVersion(version, former);
        await check(db, settings, { former, floorScaled });
        const wanted = { former, floorScaled };
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, floorApproval, wanted);
      }),
    ],
  };
}

function createApproval(settings: GameSettings) {
  return approval<Wanted>({
    kind: 'originals.floor',
    permission: 'originals.change',
    object: () => 'originals',
    details: ({ former, floorScaled }) => [factLine('floorScaled', former, floorScaled)],
    execute: async (tx, { former, floorScaled }) => {
      await changeFloor(tx, settings, floorScaled, versionOf(former));
      return {
        action: 'originals.floor.published',
        before: { floorScaled: former },
        after: { floorScaled },
      };
    },
    executed: () => settings.drop(),
  });
}

/** Changes the floor of all games. @throws Refusal version.conflict, request.invalid {field, reason} */
export async function changeFloor(
  tx: Tx,
  settings: GameSettings,
  floorScaled: number,
  version?: string,
): Promise<void> {
  // Blocks concurrent changes of game settings, so that none falls below the new floor.
  await tx.run(sql`select 1 from originals_games order by code for update`);
  const former = await readFloor(tx);
  requireVersion(version, former);
  await check(tx, settings, { former, floorScaled });
  await tx.run(sql`update originals_merchant set return_floor_scaled = ${floorScaled}::int`);
}

/**
 * A floor above the return of a game on sale would make that game non-compliant immediately.
 * @throws Refusal request.invalid {field, reason}
 */
async function check(
  executor: Database | Executor,
  settings: GameSettings,
  { former, floorScaled }: Wanted,
): Promise<void> {
  if (floorScaled === former) throw invalidField('floorScaled', 'unchanged');
  for (const game of await settings.read(executor)) {
    if (game.enabled && publishedReturns(game).some((each) => each < floorScaled))
      throw invalidField('floorScaled', 'maximum');
  }
}

export async function readFloor(executor: Database | Executor): Promise<number> {
  return executor.value(sql<number>`select return_floor_scaled from originals_merchant`);
}
