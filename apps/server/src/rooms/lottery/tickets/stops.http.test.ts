import { createMember, openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue, readIssue, send } from '../lottery.testing.ts';

const { apps, close } = await openTwoProcesses({ seed: 'demo' });
afterAll(close);
const [app, other] = apps;
const appOf = (index: number) => (index % 2 === 0 ? app : other);

test('a ticket bought in the moment of a stop is either sold before it or refused by it', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => createMember(app, { balance: '1000000.00' })));
  const issue = await createIssue(app);
  const number = { gameCode: 'VN60', issue, play: 'de', number: '27' };
  const { sale } = other.rooms.lottery.operations;
  const stop = () => other.platform.db.transaction((tx) => sale.stop(tx, number, { by: 'one', reason: 'too much' }));
  // Members buy until they are refused. The stop begins after the first tickets, while others are in progress.
  const firstSold = Promise.withResolvers<void>();
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  const buying = members.map(async (member, index) => {
    for (;;) {
      const answer = await send(appOf(index), member, issue, [de('27')]);
      answers.push(answer);
      if (!answer.success) break;
      if (answers.length > members.length) firstSold.resolve();
    }
    firstSold.resolve();
  });
  await firstSold.promise;
  const { at } = await stop();
  await Promise.all(buying);
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'limit.exceeded']));
  // No ticket was sold after the stop, and none was lost before it.
  const placed = await app.platform.db.one(sql<{ sold: number; last: Date }>`
    select count(*)::int as sold, max(placed_at) as last from lottery_tickets t join lottery_draws d on d.id = t.draw_id
     where d.game_code = 'VN60' and d.numero = ${issue}`);
  expect(placed.sold).toBe(answers.filter(({ success }) => success).length);
  expect(placed.last.getTime()).toBeLessThanOrEqual(at.getTime());
  expect(await send(app, members[0]!, issue, [de('27')])).toMatchObject({ value: { scope: 'stopped' } });
  await finishIssue(app, issue);
  expect((await readIssue(app, issue)).state).toBe('settled');
});

test('of two operators who stop the same number the second gets an error; a sale is closed once', async () => {
  const issue = await createIssue(app);
  await buy(app, await createMember(app, { balance: '10000.00' }), issue, [de('27')]);
  const number = { gameCode: 'VN60', issue, play: 'de', number: '27' };
  const codesOf = async (works: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(works)).map((done) =>
      done.status === 'fulfilled' ? 'done' : (done.reason as { code: string }).code,
    );
  const saleOf = (index: number) => appOf(index).rooms.lottery.operations.sale;
  const stops = [0, 1].map((index) =>
    appOf(index).platform.db.transaction((tx) => saleOf(index).stop(tx, number, { by: `${index}`, reason: 'both' })),
  );
  expect(new Set(await codesOf(stops))).toEqual(new Set(['done', 'row.unchanged']));
  const closes = [0, 1].map((index) =>
    appOf(index).platform.db.transaction((tx) => saleOf(index).close(tx, 'VN60', issue)),
  );
  expect(new Set(await codesOf(closes))).toEqual(new Set(['done', 'draw.not.on.sale']));
  await finishIssue(app, issue);
});
