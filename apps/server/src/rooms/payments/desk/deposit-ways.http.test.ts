import { randomUUID } from 'node:crypto';
import { auditOf, callDesk, createMember, createOperator, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openPayments } from '../payments.testing.ts';

type Terms = Record<string, unknown>;
interface Way {
  method: string;
  provider: string | null;
  levels: { level: number; terms: Terms }[];
}

const { app, desk, close } = await openPayments(() => member);
const member = await createMember(app);
const [operator, second] = [await createOperator(app, 'finance'), await createOperator(app, 'finance')];
afterAll(close);

const ways = async () =>
  (await callDesk<{ methods: Way[] }>(app, operator.headers, 'GET', '/depositMethods')).value.methods;
const termsOf = async (method: string, level = 0) =>
  (await ways()).find((way) => way.method === method)?.levels.find((one) => one.level === level)?.terms;
const change = (method: string, before: Terms | null, terms: Terms | null, level = 0) =>
  callDesk<{ approval: { id: string; details: string[] } | null }>(app, operator.headers, 'POST', '/depositMethods', {
    method,
    level,
    before,
    terms: terms && { ...before, ...terms },
    reason: REASON,
    requestKey: randomUUID(),
  });
const approve = (id: string | undefined, as = second) =>
  callDesk<{ state: string }>(app, as.headers, 'POST', `/approvals/${id}/approve`);
const shown = async () => {
  const response = await app.server.inject({ method: 'GET', url: '/wps/deposit/methods', headers: member.headers });
  return response.json<{ value: { method: string; min: string; max: string; fee: string; suggested: string[] }[] }>()
    .value;
};
const shownOf = async (method: string) => (await shown()).find((way) => way.method === method);

it('one operator closes, opens, narrows and orders ways; members see it at once', async () => {
  expect((await ways()).map(({ method, provider }) => [method, provider])).toEqual([
    ['sandbox', 'sandbox'],
    ['bank-qr', null],
    ['e-wallet', null],
    ['bank-transfer', 'sandbox'],
    ['stablecoin', 'sandbox'],
  ]);
  const before = (await termsOf('sandbox'))!;
  const waiting = (await desk.deposit()).value.orderId;
  expect(await change('sandbox', before, { isOpen: false })).toMatchObject({ value: { approval: null } });
  expect(await shownOf('sandbox')).toBeUndefined();
  expect((await desk.deposit()).errorCode).toBe('not.found');
  // What waits can still be paid.
  expect(await desk.statusOf(waiting)).toBe('awaiting');
  expect(await change('sandbox', before, { isOpen: true })).toMatchObject({ errorCode: 'deposit.terms.changed' });

  const narrow = { isOpen: true, least: '60000', most: '90000.00', suggested: ['60000', '90000'], minutes: 15 };
  expect(await change('sandbox', { ...before, isOpen: false }, narrow)).toMatchObject({ value: { approval: null } });
  expect(await shownOf('sandbox')).toMatchObject({
    min: '60000.00',
    max: '90000.00',
    suggested: ['60000.00', '90000.00'],
  });
  expect((await desk.deposit({ amount: '50000.00' })).errorCode).toBe('limit.exceeded');
  expect((await desk.deposit({ amount: '60000.00' })).success).toBe(true);
  expect(await auditOf(app, 'deposit-terms:VND:sandbox')).toMatchObject([
    { actor: operator.name, action: 'deposit.terms.changed', before: { isOpen: true }, after: { isOpen: false } },
    { actor: operator.name, before: { most: before['most'] }, after: { most: '90000.00' }, reason: REASON },
  ]);
  const told = await app.platform.db.rows(sql`
    select member_id, data from platform_stream where name = 'payments.changed'`);
  expect(told).toEqual(Array.from({ length: 2 }, () => ({ member_id: null, data: { of: 'deposit' } })));

  const methods = (await ways()).map(({ method }) => method).toReversed();
  const order = (wanted: string[]) =>
    callDesk(app, operator.headers, 'PUT', '/depositMethods', { methods: wanted, reason: REASON });
  expect((await order(methods.slice(1))).errorCode).toBe('deposit.terms.changed');
  expect((await order(methods)).success).toBe(true);
  expect((await shown()).map(({ method }) => method)).toEqual(['stablecoin', 'bank-transfer', 'sandbox']);
});

it('more money, a smaller least and a higher fee take a second operator, also by way of a level', async () => {
  const before = (await termsOf('stablecoin'))!;
  for (const wider of [{ most: '100000000.01' }, { least: '49999.99' }, { fee: '10000.01' }]) {
    const terms = { ...wider, suggested: [] };
    expect((await change('stablecoin', before, terms)).value.approval).toMatchObject({ state: 'pending' });
    expect((await change('stablecoin', null, { ...before, ...terms }, 1)).value.approval).not.toBeNull();
  }
  const wish = (await change('stablecoin', before, { fee: '20000.00' })).value.approval;
  expect(wish?.details).toEqual(['fee: 10000.00 → 20000.00']);
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '10000.00' });
  expect(await approve(wish?.id, operator)).toMatchObject({ errorCode: 'approval.own' });
  expect(await approve(wish?.id)).toMatchObject({ value: { state: 'executed' } });
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '20000.00' });

  // Members of the first level and above have their own; taken away, the higher fee would hold for them again.
  const everybodys = { ...before, fee: '20000.00' };
  expect((await change('stablecoin', null, { ...everybodys, fee: '5.00' }, 1)).value.approval).toBeNull();
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '5.00' });
  const { value } = await desk.deposit({ method: 'stablecoin', amount: '60000.00' });
  expect(value).toMatchObject({ fee: '5.00' });
  const away = (await change('stablecoin', await termsOf('stablecoin', 1).then((own) => own!), null, 1)).value.approval;
  expect(await approve(away?.id)).toMatchObject({ value: { state: 'executed' } });
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '20000.00' });
  expect((await change('stablecoin', null, { ...everybodys, fee: '0', isOpen: false }, 2)).value.approval).toBeNull();
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '20000.00' });
});

it('terms that no deposit could meet are refused, naming the field', async () => {
  const before = (await termsOf('bank-transfer'))!;
  for (const [field, value] of Object.entries({ least: '0', most: '1.00', fee: '50000.00', suggested: ['1.00'] }))
    expect(await change('bank-transfer', before, { [field]: value })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: `terms.${field}` },
    });
  expect(await change('bank-transfer', before, null)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await change('cheque', null, before, 1)).toMatchObject({ errorCode: 'not.found' });
  expect(await termsOf('bank-transfer')).toEqual(before);
  // What was written by hand does not stand in the way of who closes it.
  await app.platform.db.run(sql`
    update payments_methods set suggested_minor = array[1]::bigint[] where method = 'bank-transfer'`);
  const odd = { ...before, suggested: ['0.01'] };
  expect(await change('bank-transfer', odd, { minutes: 5 })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await change('bank-transfer', odd, { isOpen: false })).toMatchObject({ value: { approval: null } });
});
