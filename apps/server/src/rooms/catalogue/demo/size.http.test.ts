import { createTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { sizeCatalogue } from './size.ts';

interface Row {
  nodeId: string;
  position: number;
  gameId: string;
  vendor: string;
  gameType: string;
  name: string;
  launchPath: string | null;
}

/** The catalogue of a demonstration with this number of games, in order. */
async function catalogueOf(size: number): Promise<Row[]> {
  const app = await createTestApp({ seed: 'demo' });
  try {
    return await app.platform.db.transaction(async (tx) => {
      // Simulated players of the template have played some games; at a first start there are none yet.
      await tx.run(sql`delete from catalogue_plays`);
      await sizeCatalogue(tx, size);
      return tx.rows(sql<Row>`
        select node_id as "nodeId", position, game_id as "gameId", vendor, game_type as "gameType", name,
               launch_path as "launchPath" from catalogue_games order by position`);
    });
  } finally {
    await app.close();
  }
}

const distinct = (values: readonly string[]) => new Set(values).size;

describe('the demonstration catalogue', () => {
  it.each([40, 60, 61, 5000])('of %i games has that size, without gaps or duplicates', async (size) => {
    const games = await catalogueOf(size);
    expect(games.map(({ position }) => position)).toEqual(Array.from({ length: size }, (_, index) => index));
    expect(distinct(games.map(({ nodeId }) => nodeId))).toBe(size);
    expect(distinct(games.map(({ gameId }) => gameId))).toBe(size);
    expect(distinct(games.map(({ name, gameType }) => `${gameType} ${name}`))).toBe(size);
    // Every vendor has a game in the first round.
    expect(distinct(games.map(({ vendor }) => vendor))).toBe(25);
    const own = games.filter(({ vendor }) => vendor === 'BGS');
    expect(own).toHaveLength(15);
    expect(own.slice(0, 8).map(({ nodeId }) => Number(nodeId))).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10].map((n) => 10_000 + n),
    );
    expect(games.slice(-7)).toEqual(own.slice(8));
    expect(games.flatMap(({ launchPath }) => launchPath ?? []).slice(0, 3)).toEqual([
      '/m/lottery/play?gameCode=VN60',
      '/m/lottery/play?gameCode=VN300',
      '/m/inhouse/dice',
    ]);
  });

  it('of no games is empty', async () => {
    expect(await catalogueOf(0)).toEqual([]);
  });
});
