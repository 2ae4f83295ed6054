import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, standingOf } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { openOffers } from '../promotions.testing.ts';

const app = await openTestApp({ seed: 'demo' });
const offers = openOffers(app);

it('a free bet is bonus money for lotteries alone, given once, whose wins are real money', async () => {
  const member = await createMember(app);
  const { memberId, asset, headers } = member;
  const kind = app.platform.collected
    .all()
    .flatMap(({ rewards }) => rewards?.kinds ?? [])
    .find((one) => one.kind === 'freeBet');
  const collect = () =>
    app.platform.db.transaction(async (tx) => {
      await kind?.grant(tx, { key: 'test:free-bet', memberId, asset, amountMinor: 500_000n });
    });
  await collect();
  await collect();
  expect(await standingOf(app, member)).toEqual([0n, 500_000n, 0n]);
  expect(await app.rooms.wallet.bonus.running(memberId, asset)).toMatchObject({
    kind: 'no-wager',
    products: ['lottery'],
    grantedMinor: 500_000n,
  });
  const round = await app.server.inject({
    method: 'POST',
    url: '/lgw/originals/dice/rounds',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { stake: '1000.00', choices: { over: true, target: '50.50' } },
  });
  expect(round.json()).toMatchObject({ errorCode: 'balance.insufficient', value: { bonus: 'game' } });
});

it('counts no bet under its odds floor, nor sides that cover one another', async () => {
  const member = await offers.member();
  const wagering = { times: 10, days: 7, mostBet: null, games: { live: 100, lottery: 100 }, leastOdds: 150 };
  await offers.accept(member, await offers.offer('claim', { wagering }));
  const acts: [stake: bigint, win: bigint, odds: string | null][] = [
    [100_000n, 0n, '14900'],
    [100_000n, 0n, '15000'],
    [100_000n, 97_000n, null],
    [100_000n, 149_000n, null],
    [100_000n, 150_000n, null],
    [100_000n, 20_000n, null],
  ];
  for (const [stake, win, odds] of acts) {
    const bet = offers.bet(member, stake, 'live');
    await bet.place(odds);
    await bet.settle(win > 0n ? 'won' : 'lost', win);
  }
  await offers.drain();
  const { value } = await offers.bonuses(member);
  expect(value.list).toMatchObject([{ state: 'active', wageringLeft: '97000.00' }]);
});
