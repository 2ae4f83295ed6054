import { callSite, createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { createIssue, de, send } from '../lottery.testing.ts';

const app = await openTestApp({
  seed: 'demo',
  config: { sandbox: { url: 'http://127.0.0.1:9', apiKey: 'unused', webhookSecret: 'unused' } },
});
const issue = await createIssue(app);

const buy = (member: TestMember) => send(app, member, issue, [de('27')]);
const post = (member: TestMember, url: string, payload: object) =>
  callSite<{ timedOutUntil: number }>(app, member.headers, 'POST', url, payload);
const deposit = (member: TestMember) => post(member, '/wps/deposit', { method: 'sandbox', amount: '50000.00' });
const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, member.asset);

it('a time-out refuses the next ticket immediately, keeps the money, and cannot be shortened', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  expect((await buy(member)).success).toBe(true);
  const { value } = await post(member, '/wps/protection/timeout', { hours: 48 });
  expect(value.timedOutUntil).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  expect(await buy(member)).toMatchObject({ success: false, errorCode: 'protection.refused' });
  expect((await post(member, '/wps/protection/timeout', { hours: 1 })).value.timedOutUntil).toBe(value.timedOutUntil);
  expect(await buy(member)).toMatchObject({ errorCode: 'protection.refused' });
  expect(await balanceOf(member)).toBe(400_000n);
});

it('self-exclusion refuses tickets and deposits', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await post(member, '/wps/protection/exclusion', { months: 6 });
  expect(await buy(member)).toMatchObject({ errorCode: 'protection.refused' });
  expect((await deposit(member)).errorCode).toBe('protection.refused');
});

it('a trial member plays only with play money, a real member never does', async () => {
  const trial = await createMember(app, { balance: '5000.00', type: 4 });
  expect(await buy(trial)).toMatchObject({ success: true, value: { balance: '4000.00' } });
  const real = await createMember(app, { balance: '5000.00' });
  const gate = (memberId: bigint, asset: string) => app.rooms.protection.gate(app.platform.db, memberId, 'play', asset);
  expect(await gate(trial.memberId, 'FUN')).toBeNull();
  expect(await gate(trial.memberId, 'VND')).not.toBeNull();
  expect(await gate(real.memberId, 'VND')).toBeNull();
  expect(await gate(real.memberId, 'FUN')).not.toBeNull();
  expect(await deposit(trial)).toMatchObject({ status: 403, errorCode: 'permission.denied' });
});

it('a disabled member can buy nothing more, not even with an earlier token', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  await app.rooms.identity.disableMember(member.memberId);
  expect(await buy(member)).toMatchObject({ success: false, errorCode: 'auth.logged.out' });
  expect(await balanceOf(member)).toBe(500_000n);
});

it('a ticket costs one round trip to the database', async () => {
  const member = await createMember(app, { balance: '50000.00' });
  // The first ticket fills the caches of session and game.
  expect((await buy(member)).success).toBe(true);
  const { db } = app.platform;
  // Jobs run at the same time: only queries of the ticket's own call count.
  const call = new AsyncLocalStorage<string[]>();
  const originals = { ...db };
  for (const name of Object.keys(originals) as (keyof typeof db)[]) {
    const original = originals[name] as (...args: unknown[]) => unknown;
    Reflect.set(db, name, (...args: unknown[]) => {
      call.getStore()?.push(name);
      return original(...args);
    });
  }
  const asked: string[][] = [];
  for (const pick of ['01', '02', '03', '04', '05']) {
    const statements: string[] = [];
    const answer = await call.run(statements, () => send(app, member, issue, [de(pick), de('27'), de('33')]));
    expect(answer.success).toBe(true);
    asked.push(statements);
  }
  Object.assign(db, originals);
  // Data cached for a second is read again by the next ticket.
  expect(asked).toContainEqual(['value']);
});
