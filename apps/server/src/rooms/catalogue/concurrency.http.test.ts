import { createMember, openTwoProcesses, type TestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import type { GameView } from './present.ts';

const { apps } = await openTwoProcesses({ seed: 'demo', started: true });

async function get<V>(app: TestApp, url: string): Promise<V> {
  const response = await app.server.inject(url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ value: V }>().value;
}
const gamesAt = async (app: TestApp, query: string) =>
  (await get<{ games: GameView[] }>(app, `/lgw/game/list?${query}`)).games;

it('a game changed on one server is changed on the other within milliseconds', async () => {
  const [here, there] = apps;
  const [game] = await gamesAt(there, 'gameType=FISH');
  await here.rooms.catalogue.changeGame(game!.nodeId, { name: 'Zephyr Reef', names: {}, isNew: true });
  expect((await gamesAt(here, 'gameName=zephyr'))[0]).toMatchObject({ nodeId: game!.nodeId, isNew: true });
  await expect
    .poll(async () => (await gamesAt(there, 'gameName=zephyr')).map(({ nodeId }) => nodeId), {
      timeout: 10_000,
      interval: 50,
    })
    .toEqual([game!.nodeId]);
});

it('changes of a hundred games on both servers converge', async () => {
  const [here, there] = apps;
  const games = await gamesAt(here, 'pageSize=50');
  await Promise.all(
    games.map(({ nodeId }, index) =>
      apps[index % 2]!.rooms.catalogue.changeGame(nodeId, { isNew: index % 3 === 0, isTop: false }),
    ),
  );
  const flags = async (app: TestApp) => (await gamesAt(app, 'pageSize=50')).map(({ isNew, isTop }) => [isNew, isTop]);
  const wanted = games.map((_, index) => [index % 3 === 0, false]);
  for (const app of [here, there]) await expect.poll(() => flags(app), { interval: 100 }).toEqual(wanted);
});

it('favourites added on both servers concurrently are all stored, each once', async () => {
  const member = await createMember(apps[0]);
  const games = await gamesAt(apps[0], 'pageSize=50');
  await Promise.all(
    games.flatMap(({ nodeId }) =>
      apps.map((app) =>
        app.server.inject({
          method: 'POST',
          url: '/lgw/game/favourites',
          headers: member.headers,
          payload: { nodeId },
        }),
      ),
    ),
  );
  const { value } = (await apps[1].server.inject({ url: '/lgw/game/favourites/ids', headers: member.headers })).json<{
    value: string[];
  }>();
  expect(value.toSorted()).toEqual(games.map(({ nodeId }) => nodeId).toSorted());
});

it('the start of a maintenance window is announced once by two servers', async () => {
  const { db } = apps[0].platform;
  const reported = async () =>
    db.value(
      sql<bigint>`select count(*) as count from platform_stream where name = 'status' and data->>'status' = '1'`,
    );
  const before = await reported();
  const from = Date.now() + 1500;
  await apps[0].rooms.site.change('maintenanceWindows', [{ from, until: from + 60_000 }]);
  await expect.poll(reported, { interval: 100 }).toBe(before + 1n);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await reported()).toBe(before + 1n);
  for (const app of apps)
    expect(await get(app, '/wps/whitelabel/systemStatus')).toMatchObject({
      status: 1,
      maintenanceUntil: from + 60_000,
    });
});
