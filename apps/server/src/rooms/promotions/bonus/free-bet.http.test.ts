import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, standingOf } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const app = await openTestApp({ seed: 'demo' });

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
