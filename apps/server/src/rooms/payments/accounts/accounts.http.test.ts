import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { markOfNumber } from './number-marks.ts';
import { createVerified, openCashier, setPaymentPassword } from '../withdrawals/withdrawals.testing.ts';

const app = await openTestApp();
const cashier = openCashier(app);
let member: TestMember;
beforeEach(async () => {
  member = await createVerified(app, '0.00');
});

it('adds an account with the payment password, sealed, and usable a day later', async () => {
  const account = '9704 0012 8842';
  expect(await cashier.add(member, { account, paymentPassword: '1111' })).toMatchObject({
    errorCode: 'payment.password.invalid',
  });
  const before = Date.now();
  const { value } = await cashier.add(member, { account });
  expect(value).toMatchObject([{ label: 'Harbour Bank ·· 8842', verified: true, holder: 'N*** V*** D***' }]);
  expect(value[0]!.usableFrom - before).toBeGreaterThanOrEqual(86_400_000);
  expect((await cashier.call(member, 'GET', '/wps/payout/accounts')).value).toEqual(value);
  const { row } = await app.platform.db.one(sql<{ row: string }>`
    select a::text as row from payments_payout_accounts a where id = ${value[0]!.accountId}::uuid`);
  for (const clear of ['970400128842', 'NGUYEN', '9704 0012']) {
    expect(row).not.toContain(clear);
    expect(row).not.toContain(Buffer.from(clear).toString('hex'));
  }
  expect(await cashier.add(member, { account: '970400128842', bank: 'harbour  BANK' })).toMatchObject({
    errorCode: 'payout.account.exists',
  });
});

it('takes the full registered name of a bank', async () => {
  const bank = 'Ngân hàng Thương mại Trách nhiệm Hữu hạn Một thành viên Dầu khí Toàn cầu';
  expect(await cashier.add(member, { bank })).toMatchObject({ value: [{ bank }] });
  expect(await cashier.add(member, { bank: 'B'.repeat(101) })).toMatchObject({ errorCode: 'request.invalid' });
});

it('has a keyed hash of its whole number, so that operators can search for it', async () => {
  const { value } = await cashier.add(member, { account: '9704 5511 0907' });
  const { db, marks } = app.platform;
  const { mark } = await db.one(sql<{ mark: string }>`
    select number_mark as mark from payments_payout_accounts where id = ${value.at(-1)?.accountId ?? ''}::uuid`);
  expect(mark).toBe(markOfNumber(marks, '970455110907'));
});

it('requires a payment password to be set first, and rejects trial members', async () => {
  const without = await createMember(app);
  expect(await cashier.add(without)).toMatchObject({ errorCode: 'payment.password.unset' });
  const trial = await createMember(app, { type: 4 });
  expect(await cashier.call(trial, 'GET', '/wps/payout/accounts')).toMatchObject({ errorCode: 'permission.denied' });
});

it('allows at most five bank accounts and three wallets', async () => {
  for (let count = 0; count < 3; count++)
    expect(await cashier.add(member, { kind: 'wallet' })).toMatchObject({ success: true });
  expect(await cashier.add(member, { kind: 'wallet' })).toMatchObject({
    errorCode: 'payout.account.full',
    value: { most: 3 },
  });
  expect(await cashier.add(member)).toMatchObject({ success: true });
});

it('compares the holder with the document whenever either of them is added later', async () => {
  const late = await createMember(app);
  await setPaymentPassword(app, late.memberId);
  expect((await cashier.add(late)).value).toMatchObject([{ verified: false, nameState: 'unknown' }]);
  await cashier.add(late, { name: 'Somebody Else' });
  const decide = (name: string | null) =>
    app.platform.db.transaction((tx) => app.rooms.verification.decide(tx, late.memberId, { name, decidedBy: 'test' }));
  const states = async () => {
    await app.platform.events.outbox.drain();
    const { value } = await cashier.call<{ nameState: string }[]>(late, 'GET', '/wps/payout/accounts');
    return value.map(({ nameState }) => nameState);
  };
  await decide('Đức Nguyễn-Văn');
  expect(await states()).toEqual(['matches', 'differs']);
  await decide(null);
  expect(await states()).toEqual(['unknown', 'unknown']);
});

it('can be removed only by its member', async () => {
  const { value } = await cashier.add(member);
  const path = `/wps/payout/accounts/${value[0]!.accountId}`;
  const other = await createVerified(app);
  expect(await cashier.call(other, 'DELETE', path)).toMatchObject({ errorCode: 'not.found' });
  expect((await cashier.call(member, 'DELETE', path)).value).toEqual([]);
  expect(await cashier.call(member, 'DELETE', path)).toMatchObject({ errorCode: 'not.found' });
  expect(await cashier.call(member, 'DELETE', `/wps/payout/accounts/${'-'.repeat(36)}`)).toMatchObject({
    errorCode: 'not.found',
  });
});

const exclude = ({ headers }: TestMember) =>
  app.server.inject({ method: 'POST', url: '/wps/protection/exclusion', headers, payload: { months: 6 } });

it('detects an excluded person by an account that both members proved, not by a claimed one', async () => {
  const account = '55667788990011';
  await cashier.add(member, { account });
  await exclude(member);
  const claims = await createVerified(app, '0.00', 'Trần Thị B');
  await cashier.add(claims, { account });
  expect((await app.rooms.protection.state(claims.memberId)).excludedUntil).toBeNull();
  const same = await createVerified(app, '0.00');
  await cashier.add(same, { account });
  expect((await app.rooms.protection.state(same.memberId)).excludedUntil).not.toBeNull();
  const { value } = await cashier.call<{ accountId: string }[]>(member, 'GET', '/wps/payout/accounts');
  await cashier.call(member, 'DELETE', `/wps/payout/accounts/${value[0]!.accountId}`);
  const later = await createVerified(app, '0.00');
  await cashier.add(later, { account });
  expect((await app.rooms.protection.state(later.memberId)).excludedUntil).not.toBeNull();
});

it('detects the account of an excluded person under another bank name', async () => {
  const account = '66778899001122';
  await cashier.add(member, { account });
  await exclude(member);
  const [same, stranger] = [await createVerified(app, '0.00'), await createVerified(app, '0.00', 'Trần Thị B')];
  await cashier.add(same, { account: '6677 8899 0011 22', bank: 'HARBOUR-BANK (VN)' });
  await cashier.add(stranger, { account, bank: 'Another Bank', name: 'TRAN THI B' });
  const isOut = async ({ memberId }: TestMember) => (await app.rooms.protection.state(memberId)).excludedUntil !== null;
  expect([await isOut(same), await isOut(stranger)]).toEqual([true, false]);
});

it.each([
  { account: '12' },
  // A second spelling of one number would not be recognised as shared.
  { account: '9704_0012_8842' },
  { account: 'acct_1MTfj.CQ9PRzxEwk' },
  { account: "1234567'; drop" },
  { bank: ' ' },
  { name: '' },
  { kind: 'cheque' },
  { extra: 1 },
])('rejects %o', async (change) => {
  expect(await cashier.add(member, change)).toMatchObject({ errorCode: 'request.invalid' });
});
