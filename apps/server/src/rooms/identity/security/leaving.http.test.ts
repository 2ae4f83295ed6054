import { auditBooks, createMember, createTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue } from '../../lottery/lottery.testing.ts';
import { openDesk, TestProvider } from '../../payments/payments.testing.ts';
import { memberAccount } from '../../wallet/index.ts';
import { callSealed, IDENTITY_ON } from '../client.testing.ts';

const provider = new TestProvider();
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  await provider.start();
  app = await createTestApp({ seed: 'demo', config: { sandbox: provider.config } });
});
afterAll(async () => {
  await auditBooks(app);
  await app.close();
  await provider.stop();
});
beforeEach(async () => {
  await app.rooms.site.change('flags', IDENTITY_ON);
  member = await createMember(app, { balance: '100000.00' });
});

const PASSWORD = 'Test2026';
const close = async () => (await callSealed(app, member.headers, '/wps/account/close', { password: PASSWORD, confirm: true })).json().errorCode;
const exported = async () => (await callSealed(app, member.headers, '/wps/account/export', { password: PASSWORD })).json().value;
/** Takes what is left, so that nothing but the case at hand stands in the way. */
async function empty(): Promise<void> {
  const { wallet } = app.rooms;
  const amountMinor = await wallet.balance(member.memberId, 'VND');
  await app.platform.db.transaction((tx) => wallet.transfer(tx, {
    key: `test:${member.userName}:empty`, debit: memberAccount(member.memberId, 'VND'), credit: 'capital:VND', asset: 'VND', amountMinor, kind: 'adjust', reference: 'test',
  }));
}

describe('closing an account', () => {
  it('is refused while a ticket waits for its draw, and nothing has changed for the member', async () => {
    const numero = await createIssue(app);
    await buy(app, member, numero, [de('27')]);
    await empty();
    expect(await close()).toBe('account.tickets.open');
    expect(await app.rooms.protection.gate(app.platform.db, member.memberId, 'play', 'VND')).toBeNull();
    await finishIssue(app, numero);
    if ((await app.rooms.wallet.balance(member.memberId, 'VND')) > 0n) expect(await close()).toBe('account.balance.left');
    else expect(await close()).toBeNull();
  });

  it('is refused while a deposit may still arrive, up to a day after it was begun', async () => {
    const desk = openDesk(app, provider, () => member);
    const { value } = await desk.deposit({ amount: '50000' });
    await empty();
    const set = (change: ReturnType<typeof sql>) => app.platform.db.run(sql`update payments_orders set ${change} where id = ${value.orderId}::uuid`);
    expect(await close()).toBe('account.deposit.pending');
    await set(sql`status = 'expired'`);
    expect(await close()).toBe('account.deposit.pending');
    await set(sql`created_at = clock_timestamp() - interval '25 hours'`);
    expect(await close()).toBeNull();
  });
});

describe('the export of personal data', () => {
  it('carries bets, movements and deposits of this member alone', async () => {
    const numero = await createIssue(app);
    const { ticketId } = await buy(app, member, numero, [de('27')]);
    const other = await createMember(app, { balance: '100000.00' });
    await buy(app, other, numero, [de('27')]);
    const { value: order } = await openDesk(app, provider, () => member).deposit({ amount: '50000' });
    await app.platform.events.outbox.drain();
    const document = await exported();
    expect(document.bets).toMatchObject([{ ticketId, numero, status: 'open' }]);
    expect(document.movements).toMatchObject([{ type: 'bet' }, { type: 'adjust', amount: '100000.00' }]);
    expect(document.deposits).toMatchObject([{ orderId: order.orderId, status: 'awaiting', amount: '50000.00' }]);
    expect(document).toMatchObject({ isComplete: true, member: { account: member.userName } });
    expect(JSON.stringify(document)).not.toContain(other.userName);
    expect(JSON.stringify(document.deposits)).not.toContain('payUrl');
  });
});
