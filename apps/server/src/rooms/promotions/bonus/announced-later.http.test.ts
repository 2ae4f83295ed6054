import { randomUUID } from 'node:crypto';
import { openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { betPlaced, betSettled } from '../../../platform/events/index.ts';
import { openOffers } from '../promotions.testing.ts';

const app = await openTestApp();

/** A bet staked only with bonus money; the test decides when its events are delivered. */
function betOf({ memberId }: TestMember, stakeMinor: bigint) {
  const { db, events } = app.platform;
  const betId = randomUUID();
  const game = {
    source: 'lottery',
    product: 'lottery',
    vendor: null,
    gameId: 'G',
    gameName: 'G',
    roundId: betId,
  } as const;
  const reported = { betId, memberId: String(memberId), at: Date.now() };
  return {
    stake: () =>
      db.run(
        sql`
        select wallet_stake(${`test:${betId}`}, ${memberId}::bigint, 'VND', 'house:VND', ${stakeMinor}::bigint, 'bet',
          ${betId}, 'lottery', 'G')`,
        { wakes: ['stream'] },
      ),
    tell: async () => {
      const amount = String(stakeMinor);
      await events.outbox.add(db, betPlaced, memberId, {
        ...game,
        ...reported,
        asset: 'VND',
        play: null,
        stakeMinor: amount,
        bonusMinor: amount,
        oddsScaled: null,
        detail: null,
        detailUrl: null,
      });
    },
    lose: () =>
      events.outbox.add(db, betSettled, null, {
        ...game,
        asset: 'VND',
        bets: [{ ...reported, userName: 'x', version: 1, status: 'lost', winMinor: '0', bonusWinMinor: '0' }],
      }),
  };
}

it('a bonus is not played away while the event of its last stake is missing', async () => {
  const offers = openOffers(app);
  const member = await offers.member();
  await offers.accept(member, await offers.offer('claim'));
  const [first, last] = [betOf(member, 400_000n), betOf(member, 600_000n)];
  const state = async () => (await offers.bonuses(member)).value.list[0]?.state;
  for (const bet of [first, last]) await bet.stake();
  await first.tell();
  await first.lose();
  await offers.drain();
  expect(await state()).toBe('active');
  await last.tell();
  await offers.drain();
  expect(await state()).toBe('active');
  await last.lose();
  await offers.drain();
  expect(await state()).toBe('spent');
});
