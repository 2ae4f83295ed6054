import { afterAll, expect, it } from 'vitest';
import { openBareSite } from '../games/bare-site.testing.ts';

const { app, add, menu, drawsOf, close } = await openBareSite();
afterAll(close);

const HOUR_MS = 3_600_000;

it('draws follow a change of the schedule that their process has not read yet', async () => {
  const { lottery } = app.rooms;
  const { db } = app.platform;
  /** Local time in Vietnam, half a day and some hours from now, so that no draw closes meanwhile. */
  const inHours = (hours: number) => new Date(Date.now() + (19 + hours) * HOUR_MS).toISOString().slice(11, 16);
  const every = [1, 2, 3, 4, 5, 6, 7];
  const reef = { code: 'REEF', intervalSeconds: undefined, drawTime: inHours(0), drawDays: every, source: 'rng' };
  await add({ ...reef, calendar: 'REEFS' });
  const [, second = ''] = (await drawsOf('REEF')).map(({ numero }) => numero);
  await db.script(`update lottery_games set more_times = array['${inHours(3)}'::time] where code = 'REEF'`);
  lottery.forgetGames();
  await menu();
  // As another process: this one keeps the schedule above for up to a second.
  await db.script(`
    update lottery_games set open_seconds = 3600 where code = 'REEF';
    insert into lottery_closed_days (calendar, day, reason) values ('REEFS', '${second}', 'Test')`);
  await lottery.runDueSteps();
  lottery.forgetGames();
  const added = (await drawsOf('REEF')).filter(({ numero }) => numero.length > second.length);
  expect(added.length).toBeGreaterThan(0);
  expect(added.map(({ openAt, drawAt }) => drawAt - openAt)).toEqual(added.map(() => HOUR_MS));
  expect(added.filter(({ numero }) => numero.startsWith(second))).toEqual([]);
});
