import { createMember, openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, de, finishIssue, send } from '../lottery.testing.ts';

const { apps, close } = await openTwoProcesses({ seed: 'demo' });
afterAll(close);
const appOf = (index: number) => apps[index % 2 === 0 ? 0 : 1];

test('concurrent tickets over two processes use up a limit exactly, while draws are settled', async () => {
  const [app] = apps;
  for (const kind of ['stake', 'loss'] as const) {
    const member = await createMember(app, { balance: '10000000.00' });
    const other = await createMember(app, { balance: '10000000.00' });
    const before = await createIssue(app);
    for (const pick of ['01', '02', '03']) await send(app, member, before, [de(pick)]);
    // A first limit counts earlier bets whose events have arrived.
    await app.platform.events.outbox.drain();
    await app.platform.db.transaction((tx) =>
      app.rooms.protection.changeLimit(tx, member.memberId, { kind, period: 'day', wanted: 5_000_000n }),
    );
    const issue = await createIssue(app);
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: 120 }, (_, n) =>
          send(appOf(n), n % 4 === 3 ? other : member, issue, [de(String(n % 100).padStart(2, '0'))]),
        ),
      ),
      finishIssue(app, before).then(() => app.platform.events.outbox.drain()),
    ]);
    await app.platform.events.outbox.drain();
    const { staked, won } = await app.platform.db.one(sql<{ staked: bigint; won: bigint }>`
      select sum(stake_minor)::bigint as staked, sum(win_minor)::bigint as won from protection_bets
       where member_id = ${member.memberId}`);
    const wins = answers.filter(({ success }, n) => success && n % 4 !== 3).length;
    expect(staked).toBe(BigInt(wins + 3) * 100_000n);
    // Wins of the first draw may arrive before or after the last ticket; no more than they allow is sold.
    expect(staked - (kind === 'loss' ? won : 0n)).toBeLessThanOrEqual(5_000_000n);
    if (won === 0n || kind === 'stake') expect(wins).toBe(47);
    for (const [n, { success, errorCode, value }] of answers.entries()) {
      if (n % 4 === 3) expect(success).toBe(true);
      else if (!success) expect([errorCode, value]).toMatchObject(['protection.refused', { reason: 'limit', kind }]);
    }
  }
});

test('a limit lowered during sale applies to every ticket after it', async () => {
  const [app] = apps;
  const member = await createMember(app, { balance: '10000000.00' });
  const issue = await createIssue(app);
  const change = (wanted: bigint) =>
    app.platform.db.transaction((tx) =>
      app.rooms.protection.changeLimit(tx, member.memberId, { kind: 'stake', period: 'week', wanted }),
    );
  await change(10_000_000n);
  let isLowered = false;
  const sold: boolean[] = [];
  await Promise.all([
    ...Array.from({ length: 60 }, async (_, n) => {
      const wasLowered = isLowered;
      const { success } = await send(appOf(n), member, issue, [de('27')]);
      if (success) sold.push(wasLowered);
    }),
    (async () => {
      await change(0n);
      isLowered = true;
    })(),
  ]);
  expect(sold.filter((wasLowered) => wasLowered)).toEqual([]);
  expect((await send(app, member, issue, [de('27')])).errorCode).toBe('protection.refused');
});
