import { randomUUID } from 'node:crypto';
import { auditOf, callDesk, callSite, createMember, createOperator, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { makeWebhook, openPayments } from '../payments.testing.ts';

type Terms = Record<string, unknown>;
interface DepositMethod {
  method: string;
  name: string;
  names: Record<string, string>;
  provider: string | null;
  version: string;
  levels: { level: number; version: string; terms: Terms }[];
}

const { app, desk } = await openPayments(() => member);
const member = await createMember(app);
const [operator, second] = [await createOperator(app, 'finance'), await createOperator(app, 'finance')];

const depositMethods = async () =>
  (await callDesk<{ methods: DepositMethod[] }>(app, operator.headers, 'GET', '/depositMethods')).value.methods;
const levelOf = async (method: string, level = 0) =>
  (await depositMethods())
    .find((depositMethod) => depositMethod.method === method)
    ?.levels.find((one) => one.level === level);
const termsOf = async (method: string, level = 0) => (await levelOf(method, level))?.terms;
/** Changes terms of the current version, or of the given one. */
const change = async (method: string, before: Terms | null, terms: Terms | null, level = 0, version?: string | null) =>
  callDesk<{ approval: { id: string; details: string[] } | null }>(app, operator.headers, 'POST', '/depositMethods', {
    method,
    level,
    version: version === undefined ? ((await levelOf(method, level))?.version ?? null) : version,
    terms: terms && { ...before, ...terms },
    reason: REASON,
    requestKey: randomUUID(),
  });
const approve = (id: string | undefined, as = second) =>
  callDesk<{ state: string }>(app, as.headers, 'POST', `/approvals/${id}/approve`);
const shown = async (language = 'EN') => {
  const headers = { ...member.headers, language };
  type Shown = { method: string; name: string; min: string; max: string; fee: string; suggested: string[] }[];
  return (await callSite<Shown>(app, headers, 'GET', '/wps/deposit/methods')).value;
};
const shownOf = async (method: string) => (await shown()).find((depositMethod) => depositMethod.method === method);

it('one operator closes, opens, restricts and sorts methods, with immediate effect for members', async () => {
  expect((await depositMethods()).map(({ method, provider }) => [method, provider])).toEqual([
    ['sandbox', 'sandbox'],
    ['bank-qr', null],
    ['e-wallet', null],
    ['bank-transfer', 'sandbox'],
    ['stablecoin', 'sandbox'],
  ]);
  const { version, terms: before } = (await levelOf('sandbox'))!;
  const key = randomUUID();
  const first = await desk.deposit({ key });
  const waiting = first.value.orderId;
  expect(await change('sandbox', before, { isOpen: false })).toMatchObject({ value: { approval: null } });
  expect(await shownOf('sandbox')).toBeUndefined();
  expect((await desk.deposit()).errorCode).toBe('not.found');
  // A repeated call gets its first answer, another amount with its key does not.
  expect((await desk.deposit({ key })).value).toEqual(first.value);
  expect((await desk.deposit({ key, amount: '60000.00' })).errorCode).toBe('not.found');
  // Waiting orders can still be paid.
  expect(await desk.statusOf(waiting)).toBe('awaiting');
  for (const old of [version, null])
    expect(await change('sandbox', before, { isOpen: true }, 0, old)).toMatchObject({ errorCode: 'version.conflict' });

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
  const reported = await app.platform.db.rows(sql`
    select member_id, data from platform_stream where name = 'payments.changed'`);
  expect(reported).toEqual(Array.from({ length: 2 }, () => ({ member_id: null, data: { of: 'deposit' } })));

  const methods = (await depositMethods()).map(({ method }) => method).toReversed();
  const order = (wanted: string[]) =>
    callDesk(app, operator.headers, 'PUT', '/depositMethods', { methods: wanted, reason: REASON });
  expect((await order(methods.slice(1))).errorCode).toBe('version.conflict');
  expect((await order(methods)).success).toBe(true);
  expect((await shown()).map(({ method }) => method)).toEqual(['stablecoin', 'bank-transfer', 'sandbox']);
});

it('higher limits, a smaller minimum and a higher fee need a second operator, including for a level', async () => {
  const before = (await termsOf('stablecoin'))!;
  for (const wider of [{ most: '100000000.01' }, { least: '49999.99' }, { fee: '10000.01' }]) {
    const terms = { ...wider, suggested: [] };
    expect((await change('stablecoin', before, terms)).value.approval).toMatchObject({ state: 'pending' });
    expect((await change('stablecoin', null, { ...before, ...terms }, 1)).value.approval).not.toBeNull();
  }
  const input = (await change('stablecoin', before, { fee: '20000' })).value.approval;
  expect(input?.details).toEqual(['fee: 10000.00 → 20000.00']);
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '10000.00' });
  expect(await approve(input?.id, operator)).toMatchObject({ errorCode: 'approval.own' });
  expect(await approve(input?.id)).toMatchObject({ value: { state: 'executed' } });
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '20000.00' });

  // Members of the first level and above have their own terms. Without these the higher fee would apply to them again.
  const allLevels = { ...before, fee: '20000.00' };
  expect((await change('stablecoin', null, { ...allLevels, fee: '5.00' }, 1)).value.approval).toBeNull();
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '5.00' });
  const { value } = await desk.deposit({ method: 'stablecoin', amount: '60000.00' });
  expect(value).toMatchObject({ fee: '5.00' });
  const away = (await change('stablecoin', await termsOf('stablecoin', 1).then((own) => own!), null, 1)).value.approval;
  expect(await approve(away?.id)).toMatchObject({ value: { state: 'executed' } });
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '20000.00' });
  expect((await change('stablecoin', null, { ...allLevels, fee: '0', isOpen: false }, 2)).value.approval).toBeNull();
  expect(await shownOf('stablecoin')).toMatchObject({ fee: '20000.00' });
});

it('rejects terms that no deposit could meet, naming the field', async () => {
  const before = (await termsOf('bank-transfer'))!;
  for (const [field, value] of Object.entries({ least: '0', most: '1.00', fee: '50000.00', suggested: ['1.00'] }))
    expect(await change('bank-transfer', before, { [field]: value })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: `terms.${field}` },
    });
  expect(await change('bank-transfer', before, null)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await change('cheque', null, before, 1)).toMatchObject({ errorCode: 'not.found' });
  expect(await termsOf('bank-transfer')).toEqual(before);
  // Values edited directly in the database do not prevent closing.
  await app.platform.db.run(sql`
    update payments_methods set suggested_minor = array[1]::bigint[] where method = 'bank-transfer'`);
  const odd = { ...before, suggested: ['0.01'] };
  expect(await change('bank-transfer', odd, { minutes: 5 })).toMatchObject({ errorCode: 'request.invalid' });
  expect(await change('bank-transfer', odd, { isOpen: false })).toMatchObject({ value: { approval: null } });
});

it('a method has the name that operators wrote for each language', async () => {
  const was = (await depositMethods()).find((depositMethod) => depositMethod.method === 'bank-transfer')!;
  const before = { name: was.name, names: was.names };
  const rename = (named: typeof before, version?: string) =>
    callDesk(app, operator.headers, 'PUT', '/depositMethods/names', {
      method: 'bank-transfer',
      ...named,
      ...(version !== undefined && { version }),
      reason: REASON,
    });
  const calledIn = async (language: string) => (await shown(language)).find(({ method }) => method === 'bank-transfer');
  const after = { name: ' Harbour transfer ', names: { VI: 'Chuyển khoản Harbour' } };
  await app.platform.db.run(sql`update payments_methods set is_open = true where method = 'bank-transfer'`);
  expect(await rename(after, was.version)).toMatchObject({ value: { name: 'Harbour transfer', names: after.names } });
  expect((await calledIn('VI'))?.name).toBe('Chuyển khoản Harbour');
  expect((await calledIn('KO'))?.name).toBe('Harbour transfer');
  expect(await rename(after, was.version)).toMatchObject({ errorCode: 'version.conflict' });
  expect(await rename({ ...after, name: ' ' })).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'name' },
  });
  expect(await auditOf(app, 'deposit-terms:VND:bank-transfer')).toContainEqual(
    expect.objectContaining({ action: 'deposit.method.named', before, reason: REASON }),
  );
});

it('a second method of a kind needs two operators, is listed last, and its money arrives', async () => {
  const add = (requested: object) =>
    callDesk<{ id: string; details: string[] }>(app, operator.headers, 'POST', '/paymentMethods', {
      method: 'stablecoin',
      kind: 'address',
      provider: 'sandbox',
      names: { EN: ' Other coin ', VI: 'Tiền khác' },
      min: '50000',
      max: '60000',
      currency: 'VND',
      reason: REASON,
      requestKey: randomUUID(),
      ...requested,
    });
  for (const fields of [{ kind: 'qr' }, { provider: 'nobody' }])
    expect(await add(fields)).toMatchObject({ errorCode: 'not.found' });
  for (const [fields, field] of [
    [{ max: '1' }, 'max'],
    [{ min: '0' }, 'min'],
    [{ fee: '50000' }, 'fee'],
    [{ suggested: ['70000'] }, 'suggested'],
    [{ currency: 'GBP' }, 'currency'],
    [{ names: { EN: ' ' } }, 'names.EN'],
    [{ names: { VI: 'Tiền' } }, 'names.EN'],
    [{ method: 'Two Words' }, 'method'],
  ] as const)
    expect(await add(fields)).toMatchObject({ errorCode: 'request.invalid', value: { field } });
  const asked = await add({});
  expect(asked.status).toBe(202);
  const { id, details } = asked.value;
  expect(details.slice(0, 3)).toEqual(['via: stablecoin', 'EN: Other coin', 'VI: Tiền khác']);
  expect(await shownOf('stablecoin-2')).toBeUndefined();
  expect(await approve(id, operator)).toMatchObject({ errorCode: 'approval.own' });
  expect(await approve(id)).toMatchObject({ value: { state: 'executed' } });
  expect((await shown('VI')).at(-1)).toMatchObject({ method: 'stablecoin-2', name: 'Tiền khác', max: '60000.00' });
  const { value } = await desk.deposit({ method: 'stablecoin-2', amount: '55000.00' });
  expect(value).toMatchObject({ address: { network: expect.any(String) } });
  const { orderId: merchantRef } = value;
  const paid = { paymentId: 'tx-other', merchantRef, amount: '55000.00', currency: 'VND', confirmations: 3 };
  await desk.send(makeWebhook({ ...paid, status: 'SUCCEEDED' }));
  expect(await desk.statusOf(value.orderId)).toBe('succeeded');
});
