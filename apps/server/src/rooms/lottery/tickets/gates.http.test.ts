import { randomUUID } from 'node:crypto';
import { createMember, type GatedApp, openGatedApp, type TestApp } from '@fairlot/testkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, de, send } from '../lottery.testing.ts';

let gated: GatedApp;
let app: TestApp;
let issue: string;
beforeAll(async () => {
  gated = await openGatedApp(['play']);
  ({ app } = gated);
  issue = await createIssue(app);
  return gated.close;
});
beforeEach(() => gated.reset());

const traces = () =>
  app.platform.db.one(sql<Record<string, bigint>>`
    select (select count(*) from lottery_tickets) as tickets, (select count(*) from wallet_transfers) as transfers,
           (select count(*) from platform_outbox) as events, (select count(*) from platform_idempotency) as keys`);

describe('a condition of another room on play', () => {
  it('is told what is staked, and lets the ticket pass', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    expect((await send(app, member, issue, [de('27'), de('28')])).success).toBe(true);
    const { memberId, asset } = member;
    expect(gated.asked).toEqual([
      { action: 'play', memberId, asset, product: 'lottery', gameId: 'VN60', stakeMinor: 200_000n },
    ]);
  });

  it('refuses with its reason, and the ticket leaves no trace', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    const before = await traces();
    gated.closed.add('play');
    expect(await send(app, member, issue, [de('27')])).toMatchObject({
      success: false,
      errorCode: 'module.disabled',
      value: { action: 'play' },
    });
    expect(await traces()).toEqual(before);
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(500_000n);
  });

  it('does not take back what was sold: the same key answers the ticket again', async () => {
    const member = await createMember(app, { balance: '5000.00' });
    const key = randomUUID();
    const sold = await send(app, member, issue, [de('27')], key);
    gated.closed.add('play');
    expect(await send(app, member, issue, [de('27')], key)).toEqual(sold);
    expect(await send(app, member, issue, [de('28')], key)).toMatchObject({ errorCode: 'idempotency.conflict' });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(400_000n);
  });
});
