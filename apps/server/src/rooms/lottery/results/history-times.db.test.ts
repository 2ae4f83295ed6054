import { openTestApp } from '@fairlot/testkit';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { PastDraw } from '../actions/import-history.ts';
import { WITH_FEED } from '../lottery.testing.ts';
import { resultFrom } from './official.testing.ts';
import { importHistory } from '../actions/import-history.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });
beforeAll(async () => {
  // The usual draw at 18:00 is the third of the day.
  await app.platform.db.run(sql`
    update lottery_games set draw_time = '18:00', more_times = '{21:00,12:00,15:30}' where code = 'HANOI'`);
  app.rooms.lottery.forgetGames();
});

const past = (issue: string, text = issue): PastDraw => ({ numero: issue, result: resultFrom(text) });
const take = (draws: readonly PastDraw[], gameCode = 'HANOI', isTried = false) =>
  app.platform.db.transaction((tx) => importHistory(tx, gameCode, 'past', draws, isTried));
const drawsOf = (gameCode: string, year: string) =>
  app.platform.db.rows(sql<{ issue: string; opens: string; draws: string }>`
    select d.numero as issue, to_char(d.open_at at time zone g.zone, 'MMDD HH24:MI') as opens,
           to_char(d.draw_at at time zone g.zone, 'MMDD HH24:MI') as draws
      from lottery_draws d join lottery_games g on g.code = d.game_code
     where d.game_code = ${gameCode} and d.numero like ${year} || '%' order by d.draw_at`);

it('adds several draws of a day at their times, in any order and with gaps', async () => {
  // The second draw of the first day and the whole next day are missing.
  const issues = ['201903030001', '201903010004', '201903010001', '201903010003'];
  expect(await take(issues.map((issue) => past(issue)))).toEqual({ imported: 4, refused: [] });
  expect(await drawsOf('HANOI', '2019')).toEqual([
    { issue: '201903010001', opens: '0301 06:00', draws: '0301 12:00' },
    { issue: '201903010003', opens: '0301 12:00', draws: '0301 18:00' },
    { issue: '201903010004', opens: '0301 15:00', draws: '0301 21:00' },
    { issue: '201903030001', opens: '0303 06:00', draws: '0303 12:00' },
  ]);
  // A gap is filled later, and the history lists the draws by their times.
  expect(await take([past('201903010002')])).toMatchObject({ imported: 1 });
  const { list } = await app.rooms.lottery.history('HANOI', 1, 100);
  expect(list.map(({ numero: issue }) => issue).filter((issue) => issue.startsWith('2019'))).toEqual([
    '201903030001',
    '201903010004',
    '201903010003',
    '201903010002',
    '201903010001',
  ]);
});

it('rejects duplicates within a file and in the database, even under the number of a day with one draw', async () => {
  const draws = [
    past('201804010001'),
    past('201804010001', 'another'),
    past('201804020003'),
    past('20180402', 'the same time'),
    past('20180403'),
    past('201804030003', 'the same time again'),
    past('201804040001', '201804010001'),
  ];
  const wanted = {
    imported: 3,
    refused: [
      { index: 1, numero: '201804010001', reason: 'draw.known' },
      { index: 3, numero: '20180402', reason: 'draw.known' },
      { index: 5, numero: '201804030003', reason: 'draw.known' },
      { index: 6, numero: '201804040001', reason: 'result.repeated' },
    ],
  };
  expect(await take(draws, 'HANOI', true)).toEqual(wanted);
  expect(await drawsOf('HANOI', '2018')).toEqual([]);
  expect(await take(draws)).toEqual(wanted);
  expect((await take(draws)).refused).toHaveLength(draws.length);
  expect((await drawsOf('HANOI', '2018')).map(({ draws: at }) => at)).toEqual([
    '0401 12:00',
    '0402 18:00',
    '0403 18:00',
  ]);
});

it('rejects numbers that the lottery does not have, and days that are not over', async () => {
  const { refused } = await take([
    past('201704010000'),
    past('201704010005'),
    past('2017040100012'),
    past('299901010001'),
  ]);
  expect(refused.map(({ reason }) => reason)).toEqual(['draw.number', 'draw.number', 'draw.number', 'draw.future']);
  expect((await take([past('201704010001')], 'THAIBINH')).refused).toEqual([
    { index: 0, numero: '201704010001', reason: 'draw.number' },
  ]);
});

it('are read from a file by their number within the day', async () => {
  const lineOf = (issue: string) =>
    `HANOI;${issue};${resultFrom(issue)
      .map(({ numbers }) => numbers.join(','))
      .join('~')}`;
  const text = ['gameCode;numero;numbers', lineOf('201604010002'), lineOf('201602300001')].join('\n');
  const lines = await app.rooms.lottery.operations.takeFile({ kind: 'history', fileName: 'past.csv', text }, 1n);
  expect(lines.map(({ state, reason }) => reason ?? state)).toEqual(['accepted', 'result.levels']);
});
