import { callDesk, createMember, createOperator, type TestMember } from '@fairlot/testkit';
import { beforeAll, expect, it } from 'vitest';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';
import { makeWebhook, openPayments } from '../payments.testing.ts';
import { readStatementFile } from './read-file.ts';
import { keepStatement } from './reconcile.ts';

let member: TestMember;
const { app, desk } = await openPayments(() => member);
beforeAll(async () => {
  member = await createMember(app);
});

interface Found {
  importedAt: number | null;
  theirs: object;
  ours: object;
  differences: { kind: string; paymentId: string }[];
}

const zone = () => app.rooms.site.timeZone();
/** Today in the merchant's time zone. */
const today = async () => new Intl.DateTimeFormat('sv-SE', { timeZone: await zone() }).format(Date.now());

async function importFile(headers: Record<string, string>, day: string, lines: readonly string[]) {
  const form = new FormData();
  form.set('provider', 'sandbox');
  form.set('day', day);
  form.set('file', new Blob([['paymentId,direction,amount,currency', ...lines].join('\n')]), 'day.csv');
  const request = new Response(form);
  const response = await app.server.inject({
    method: 'POST',
    url: '/backoffice/api/providerStatements',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<{ success: boolean; errorCode: string | null; value: Found }>();
}

it('compares a provider’s file of a day with the books, names differences; a second file replaces it', async () => {
  const { headers } = await createOperator(app, 'finance');
  const paid = async (amount: string) => {
    const { payment } = await desk.opened(amount);
    expect(await desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' }))).toBe(200);
    return payment.paymentId;
  };
  const [same, other, absent] = [await paid('50000.00'), await paid('60000.00'), await paid('70000.00')];
  const open = (await desk.opened('80000.00')).payment.paymentId;
  const day = await today();
  const read = async () =>
    (await callDesk<Found>(app, headers, 'GET', `/providerStatements?provider=sandbox&day=${day}`)).value;
  // Before a file was read, nothing counts as missing.
  expect(await read()).toMatchObject({ importedAt: null, differences: [] });
  expect((await read()).ours).toEqual({ count: 3, in: '180000.00', out: '0.00' });

  // The provider may or may not have named the payment of an open order yet.
  const lines = [`${same},in,50000.00,VND`, `${same},in,50000.00,VND`, `${other},in,60000.01,VND`, 'x-1,out,5.00,VND'];
  const { value } = await importFile(headers, day, [...lines, `${open},in,80000.00,VND`]);
  expect(value.theirs).toEqual({ count: 4, in: '190000.01', out: '5.00' });
  expect(value.differences.map(({ kind, paymentId }) => [kind, paymentId])).toEqual([
    ['amount', other],
    ['listed-twice', same],
    ['not-booked', open],
    ['unknown-here', 'x-1'],
    ['unknown-there', absent],
  ]);
  const mended = [`${same},in,50000.00,VND`, `${other},in,60000.00,VND`, `${absent},in,70000.00,VND`];
  expect((await importFile(headers, day, mended)).value).toMatchObject({
    theirs: { count: 3, in: '180000.00' },
    differences: [],
  });
  // A payment in the files of two days is listed twice, until the second file is corrected.
  expect((await importFile(headers, '2026-01-01', mended)).value.differences).toHaveLength(3);
  await importFile(headers, '2026-01-01', ['x-2,in,1.00,VND']);
  expect((await read()).differences).toEqual([]);
  // An unreadable file changes nothing.
  expect(await importFile(headers, day, ['broken'])).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'file', reason: 'line 2' },
  });
  expect((await read()).differences).toEqual([]);
  const risk = await createOperator(app, 'risk');
  expect(await importFile(risk.headers, day, mended)).toMatchObject({ errorCode: 'permission.denied' });

  const providers = await callDesk<{ providers: object[]; cash: object[] }>(app, headers, 'GET', '/paymentProviders');
  expect(providers.value.providers).toContainEqual(
    expect.objectContaining({ provider: 'sandbox', position: '180000.00', completed: 3, lastStatement: day }),
  );
  expect(providers.value.cash).toEqual([
    expect.objectContaining({ currency: 'VND', atProviders: '180000.00', held: '0.00' }),
  ]);
});

it('of two files of a day that are imported at the same time, the second one replaces the first', async () => {
  const { db } = app.platform;
  const { headers } = await createOperator(app, 'finance');
  const day = '2026-01-02';
  const first = readStatementFile('paymentId,direction,amount,currency\nx-3,in,1.00,VND');
  const [kept, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = db.transaction(async (tx) => {
    await keepStatement(tx, { provider: 'sandbox', day }, first, 'another');
    kept.resolve();
    await end.promise;
  });
  await kept.promise;
  const second = importFile(headers, day, ['x-3,in,3.00,VND']);
  await untilBlocked(db, '%insert into payments_statement%');
  end.resolve();
  await other;
  expect((await second).value).toMatchObject({ theirs: { count: 1, in: '3.00' } });
});
