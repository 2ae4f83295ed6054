import { createMember, openBackOffice, runJob } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createOfficialIssue, de, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';

const { app, call, close } = await openBackOffice(WITH_FEED);
const { db } = app.platform;
afterAll(close);

const DAY = '2026-01-05';

/** Turnover, payouts and lines of one bet type, from the report and counted from the tickets. */
async function readBoth(asset: string) {
  const { value } = await call<{ rows: { key: string; numbers: string[] }[] }>(
    'GET',
    `/reports/lotteryReturns?from=2026-01-04&to=2026-01-06&part=whole&by=play&asset=${asset}&filter=game:HANOI`,
  );
  const [turnover, paid, , lines] = value.rows.find(({ key }) => key === 'de')?.numbers ?? [];
  const counted = await db.one(sql<{ turnover: string; paid: string; lines: string }>`
    select wallet_amount(sum(l.price_minor)::bigint) as turnover,
           wallet_amount(coalesce(sum(l.win_minor), 0)::bigint) as paid, count(*)::text as lines
      from lottery_draws d join lottery_tickets t on t.draw_id = d.id join lottery_lines l on l.ticket_id = t.id
     where d.game_code = 'HANOI' and d.draw_at < '2026-02-01' and t.asset = ${asset} and t.status in ('won', 'lost')`);
  return { report: { turnover, paid, lines }, counted };
}
const sumUp = async () => {
  while (await runJob(app, 'lottery-returns'));
};
const summedLines = async () =>
  db.value(sql<bigint>`select coalesce(sum(lines), 0)::bigint as lines from lottery_returns where day = ${DAY}::date`);

it('sums up the lines of a complete day, apart from play money and refunds, and again after a correction', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const trial = await createMember(app, { balance: '100000.00', type: 4 });
  const issue = await createOfficialIssue(app, 'HANOI');
  const voided = await createOfficialIssue(app, 'HANOI');
  await buy(app, member, issue, [de('11'), de('22')], 'HANOI');
  await buy(app, trial, issue, [de('11')], 'HANOI');
  await buy(app, member, voided, [de('11')], 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  const drawAt = `${DAY} 18:15+07`;
  await db.run(sql`
    update lottery_draws set draw_at = ${drawAt}::timestamptz, lock_at = ${drawAt}::timestamptz - interval '10 minutes',
           open_at = ${drawAt}::timestamptz - interval '1 hour' where numero = ${issue}`);
  await sumUp();
  // The draw has not ended, so its day is counted directly.
  expect(await summedLines()).toBe(0n);
  await enterResult(app, 'HANOI', issue, resultFrom('returns', { special: '00011' }));
  const before = await readBoth('VND');
  expect(before.report).toEqual(before.counted);
  expect(before.report).toMatchObject({ paid: '99500.00', lines: '2' });

  await sumUp();
  expect(await summedLines()).toBe(3n);
  expect(await readBoth('VND')).toEqual(before);
  expect((await readBoth('FUN')).report).toMatchObject({ paid: '99500.00', lines: '1' });

  await app.platform.db.transaction((tx) =>
    app.rooms.lottery.voidDraw(tx, 'HANOI', voided, 'The station has cancelled its draw.'),
  );
  await app.rooms.lottery.runDueSteps();
  await enterResult(app, 'HANOI', issue, resultFrom('returns', { special: '00033' }));
  const after = await readBoth('VND');
  expect(after.report).toEqual(after.counted);
  expect(after.report).toMatchObject({ paid: '0.00', lines: '2' });
  expect((await readBoth('FUN')).report).toMatchObject({ paid: '0.00', lines: '1' });
  expect(await summedLines()).toBe(3n);
});

it('finds sums that differ from their lines', async () => {
  const audit = async () => {
    const rooms = app.platform.collected.all().flatMap(({ audits }) => audits ?? []);
    return rooms.find(({ name }) => name === 'lottery-returns')?.run();
  };
  expect(await audit()).toEqual([]);
  await db.run(sql`update lottery_returns set win_minor = win_minor + 1 where asset = 'VND' and play = 'de'`);
  expect(await audit()).toEqual([`returns of HANOI de on ${DAY} in VND differ from its lines`]);
  await db.run(sql`update lottery_returns set win_minor = win_minor - 1 where asset = 'VND' and play = 'de'`);
});
