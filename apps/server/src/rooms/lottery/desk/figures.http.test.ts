import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { callDesk, createMember, openBackOffice } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, finishIssue } from '../lottery.testing.ts';

type Dashboard = ValueOf<typeof contract.dashboard>;

const { app, operator, close } = await openBackOffice();
const { db, events } = app.platform;
afterAll(close);

const read = async () => (await callDesk<Dashboard>(app, operator.headers, 'GET', '/dashboard')).value;
const valueOf = ({ figures }: Dashboard, name: string) => figures.find((figure) => figure.name === name)?.value;
const minorOf = (board: Dashboard, name: string) => BigInt((valueOf(board, name) ?? '').replace('.', ''));

/** Real-money balance of the house and the draws in the ledger. */
async function keptMinor(): Promise<bigint> {
  return db.value(sql<bigint>`
    select coalesce(sum(case when kind = 'bet' then amount_minor else -amount_minor end), 0)::bigint
      from wallet_transfers where asset = 'VND' and kind in ('bet', 'win', 'refund')`);
}

it('the dashboard agrees with the ledger: stakes less wins of settled bets, and number of players', async () => {
  const [before, keptBefore] = [await read(), await keptMinor()];
  const members = [
    await createMember(app, { balance: '500000.00' }),
    await createMember(app, { balance: '500000.00' }),
  ];
  const issue = await createIssue(app);
  for (const member of members)
    for (const pick of ['11', '22', '33'])
      await buy(app, member, issue, [{ play: 'de', picks: [pick], unitStake: '1000.00' }]);
  await events.outbox.drain();
  // Open bets are not revenue yet.
  expect(minorOf(await read(), 'revenue')).toBe(minorOf(before, 'revenue'));
  await finishIssue(app, issue);
  await events.outbox.drain();

  const after = await read();
  expect(minorOf(after, 'revenue') - minorOf(before, 'revenue')).toBe((await keptMinor()) - keptBefore);
  expect(minorOf(after, 'turnover') - minorOf(before, 'turnover')).toBe(600_000n);
  expect(Number(valueOf(after, 'bets')) - Number(valueOf(before, 'bets'))).toBe(6);
  expect(Number(valueOf(after, 'players')) - Number(valueOf(before, 'players'))).toBe(2);
  expect(Number(valueOf(after, 'members')) - Number(valueOf(before, 'members'))).toBe(2);
  const parts = after.figures.find(({ name }) => name === 'revenue')?.parts ?? [];
  expect(parts.reduce((sum, { value }) => sum + BigInt(value.replace('.', '')), 0n)).toBe(minorOf(after, 'revenue'));
  expect(after.games.lines).toContainEqual(expect.objectContaining({ product: 'lottery', gameId: 'VN60' }));
});
