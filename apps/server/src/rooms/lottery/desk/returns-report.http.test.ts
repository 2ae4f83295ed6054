import { parseMinor } from '@fairlot/money';
import { createMember, openBackOffice } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, type Line, moveIssue, settleWith } from '../lottery.testing.ts';

const GAME = 'K3_60';
const { app, call, close } = await openBackOffice();
afterAll(close);

const line = (play: string, pick: string): Line => ({ play, picks: [pick], unitStake: '1000.00' });

it('compares the payouts of lottery tickets with the exact return of their odds, by bet type and by game', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createIssue(app, { game: GAME });
  await buy(app, member, issue, [line('triple', '1'), line('triple', '6'), line('bigsmall', '0')], GAME);
  const voided = await createIssue(app, { game: GAME });
  await buy(app, member, voided, [line('triple', '1')], GAME);
  await moveIssue(app, issue, -20, 3_600_000, GAME);
  await settleWith(app, GAME, [{ issue, result: [{ level: 'MAIN', numbers: ['6', '6', '6'] }] }]);
  const { day, odds, won } = await app.platform.db.one(sql<{ day: string; odds: bigint; won: bigint }>`
    select (d.draw_at at time zone 'Asia/Ho_Chi_Minh')::date::text as day, max(l.odds) as odds,
           sum(l.win_minor)::bigint as won
      from lottery_draws d join lottery_tickets t on t.draw_id = d.id join lottery_lines l on l.ticket_id = t.id
     where d.numero = ${issue} and l.play = 'triple' group by 1`);
  const read = async (query: string) =>
    (
      await call<{ rows: { key: string; label: string; numbers: string[] }[] }>(
        'GET',
        `/reports/lotteryReturns?from=${day}&to=${day}&part=whole&filter=game:${GAME}${query}`,
      )
    ).value.rows;
  // One throw in 216 is a given triple.
  const expected = (2n * 100_000n * odds) / 216n / 10_000n;
  const triple = (await read('&by=play')).find(({ key }) => key === 'triple');
  expect(triple).toMatchObject({ label: expect.stringMatching(/riple/) as string });
  expect(triple?.numbers.map((number, place) => (place === 3 ? BigInt(number) : parseMinor(number)))).toEqual([
    200_000n,
    won,
    expected,
    2n,
  ]);
  expect(won).toBeGreaterThan(0n);
  const [whole] = await read('&by=game');
  expect([whole?.key, whole?.numbers[0], whole?.numbers[3]]).toEqual([GAME, '3000.00', '3']);
  expect(await read('&filter=play:triple')).toMatchObject([{ numbers: triple?.numbers }]);
});
