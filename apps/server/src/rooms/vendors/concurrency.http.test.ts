import { createMember, openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import type { Action, VendorClient, StatementOptions } from './vendor-clients.testing.ts';
import { PROTOCOLS, sitDown, type Table, vendorsAt } from './vendors.testing.ts';

const { apps, close } = await openTwoProcesses({
  seed: 'demo',
  config: { vendors: vendorsAt('http://127.0.0.1:9') },
});
afterAll(close);

/** A member whose vendor calls both processes alternately. */
async function sitAtBoth(protocol: (typeof PROTOCOLS)[number], balance = '100000.00'): Promise<[Table, Table]> {
  const member = await createMember(apps[0], { balance });
  return [await sitDown(apps[0], protocol, { member }), await sitDown(apps[1], protocol, { member })];
}

test.each(PROTOCOLS)('one id at two processes at the same time moves money once (%s)', async (protocol) => {
  const [one, two] = await sitAtBoth(protocol);
  const bet: Action = { id: `${protocol}-twice`, amount: '1000.00' };
  const bets = await Promise.all([one, two, one, two].map(({ vendorClient }) => vendorClient.bet(bet)));
  expect(new Set(bets.map(({ balance }) => balance))).toEqual(new Set(['99000.00']));
  const win: Action = { id: `${protocol}-paid`, reference: `${protocol}-twice`, amount: '10.00' };
  const wins = await Promise.all([one, two, one, two].map(({ vendorClient }) => vendorClient.win(win)));
  expect(new Set(wins.map(({ balance }) => balance))).toEqual(new Set(['99010.00']));
});

test('one id used by two members simultaneously belongs to one of them', async () => {
  const [[one], [two]] = await Promise.all([sitAtBoth('hub88'), sitAtBoth('hub88')]);
  const bet: Action = { id: 'of-two-members', amount: '1000.00' };
  const reported = await Promise.all([one.vendorClient.bet(bet), two.vendorClient.bet(bet)]);
  expect(reported.map(({ word }) => word).toSorted()).toEqual(['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_OK']);
});

test('the rest of a balance is not staked twice, and a bet races its own rollback', async () => {
  const [one, two] = await sitAtBoth('hub88', '1000.00');
  const reported = await Promise.all(
    [one, two].map(({ vendorClient }, index) => vendorClient.bet({ id: `last-${index}` })),
  );
  expect(reported.map(({ word }) => word).toSorted()).toEqual(['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_OK']);

  for (let race = 0; race < 10; race++) {
    const [here, there] = await sitAtBoth('softswiss');
    const id = `race-${race}`;
    await Promise.all([
      here.vendorClient.bet({ id }),
      there.vendorClient.rollback({ id: `${id}-undo`, reference: id }),
    ]);
    expect((await here.vendorClient.balance()).balance).toBe('100000.00');
  }
});

test('another process repeats an answer that was committed but never received', async () => {
  const [one, two] = await sitAtBoth('slotegrator');
  const bet: Action = { id: 'unheard', amount: '250.00' };
  const unheard = await one.vendorClient.bet(bet);
  expect(await two.vendorClient.bet(bet)).toEqual(unheard);
  expect((await two.vendorClient.balance()).balance).toBe('99750.00');
});

test.each(PROTOCOLS)('resending a day of calls, forwards and backwards, changes nothing (%s)', async (protocol) => {
  const [one, two] = await sitAtBoth(protocol);
  const day = dayOf(protocol, one.vendorClient, two.vendorClient);
  const first: StatementOptions[] = [];
  for (const call of day) first.push(await call());
  const state = () =>
    apps[0].platform.db.rows(sql`
      select transaction_id, kind, status, win_minor, version, balance_minor from vendors_operations
       where member_id = ${one.member.memberId}::bigint order by transaction_id, kind`);
  const before = await state();
  const balance = (await one.vendorClient.balance()).balance;
  const again: StatementOptions[] = [];
  for (const call of day) again.push(await call());
  expect(again).toEqual(first);
  for (const call of day.toReversed()) await call();
  expect(await state()).toEqual(before);
  expect((await two.vendorClient.balance()).balance).toBe(balance);
});

function dayOf(name: string, one: VendorClient, two: VendorClient): (() => Promise<StatementOptions>)[] {
  return Array.from({ length: 8 }, (_, index) => {
    const bet = { id: `${name}-day-${index}`, round: `day-${index}`, amount: '100.00' };
    const end = index % 2 === 0 ? { amount: '150.25' } : { amount: '0.00', isClosing: true };
    const after = { round: bet.round, reference: bet.id };
    return [
      () => one.bet(bet),
      () =>
        index === 3
          ? one.rollback({ ...after, id: `${bet.id}-undo` })
          : two.win({ ...after, ...end, id: `${bet.id}-win` }),
    ];
  }).flat();
}
