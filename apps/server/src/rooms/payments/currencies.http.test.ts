import { displayMinor, formatMinor, keepCurrency, parseMinor } from '@fairlot/money';
import {
  auditBooks,
  callDesk,
  callSite,
  createOperator,
  createTestApp,
  openSandbox,
  REASON,
  type TestApp,
} from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { pagesOf } from '../../platform/pdf/pages.testing.ts';
import { createVerified, openCashier } from './withdrawals/withdrawals.testing.ts';

// One merchant for each kind of currency runs through a member's journey: deposit, round, withdrawal, statement,
// reports.

interface Merchant {
  currency: string;
  zone: string;
  /** Initial minimum amounts of a new merchant. */
  least: string;
  deposit: string;
  /** An amount with more decimals than the currency. */
  tooFine: string;
  stake: string;
  withdraw: string;
  /** The day on which the zone leaves daylight saving, which has 25 hours, its beginning and its end. */
  longDay: { day: string; from: string; to: string };
}

const LONDON = { day: '2026-10-25', from: '2026-10-24T23:00:00Z', to: '2026-10-26T00:00:00Z' };
const NEW_YORK = { day: '2026-11-01', from: '2026-11-01T04:00:00Z', to: '2026-11-02T05:00:00Z' };

const MERCHANTS: Merchant[] = [
  {
    currency: 'VND',
    zone: 'America/New_York',
    least: '50000.00',
    longDay: NEW_YORK,
    deposit: '100000.50',
    tooFine: '100000.005',
    stake: '1000.05',
    withdraw: '60000.25',
  },
  {
    currency: 'GBP',
    zone: 'Europe/London',
    least: '5.00',
    longDay: LONDON,
    deposit: '10.57',
    tooFine: '10.575',
    stake: '0.13',
    withdraw: '6.25',
  },
  {
    currency: 'JPY',
    zone: 'Europe/London',
    least: '500',
    longDay: LONDON,
    deposit: '1057',
    tooFine: '1057.5',
    stake: '13',
    withdraw: '625',
  },
  {
    currency: 'KWD',
    zone: 'America/New_York',
    least: '0.500',
    longDay: NEW_YORK,
    deposit: '1.057',
    tooFine: '1.0575',
    stake: '0.013',
    withdraw: '0.625',
  },
];

const sandbox = await openSandbox();
afterAll(() => keepCurrency('VND'));

describe.each(MERCHANTS)('a merchant in $currency, in $zone', (merchant) => {
  let app: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp({ config: { sandbox: sandbox.payments } });
    headers = (await createOperator(app)).headers;
    await choose(app, headers, merchant);
  });
  afterAll(() => app.close());

  it('accepts a deposit, plays, pays out and reports each amount to the minor unit', async () => {
    const { currency, deposit, least, stake, tooFine, withdraw, longDay } = merchant;
    const { db } = app.platform;
    const member = await createVerified(app, '0');
    const cashier = openCashier(app);
    const get = (url: string) => app.server.inject({ method: 'GET', url, headers: member.headers });
    const balance = async () => /"sumBalance":([^,]+),/.exec((await get('/wps/wallet/merchant')).payload)?.[1];
    expect(await balance()).toBe(formatMinor(0n));

    // Deposit.
    const depositMethods = (await get('/wps/deposit/methods')).json<{ value: { method: string; min: string }[] }>()
      .value;
    expect(depositMethods.find(({ method }) => method === 'sandbox')).toMatchObject({ min: least, currency });
    const post = <V>(url: string, payload: object) => callSite<V>(app, member.headers, 'POST', url, payload);
    const order = (amount: string) =>
      post<{ orderId: string; payUrl: string }>('/wps/deposit', { method: 'sandbox', amount });
    expect(await order(tooFine)).toMatchObject({ errorCode: 'request.invalid', value: { field: 'amount' } });
    const { value, errorCode } = await order(deposit);
    expect(errorCode).toBe(null);
    expect((await get(`/wps/deposit/${value.orderId}`)).json()).toMatchObject({ value: { amount: deposit } });
    expect((await fetch(`${value.payUrl}/now`, { method: 'POST', redirect: 'manual' })).status).toBe(303);
    await expect.poll(() => depositArrives(app), { timeout: 20_000 }).toBe(true);
    expect(await balance()).toBe(deposit);

    // Plays rounds until one wins.
    await db.run(sql`update originals_games set enabled = true where code = 'dice'`);
    let expected = parseMinor(deposit);
    for (let won = 0n, rounds = 0; won === 0n && rounds < 40; rounds += 1) {
      const { value: round } = await post<{ stake: string; payout: string; balance: string }>(
        '/lgw/originals/dice/rounds',
        { stake, choices: { over: true, target: '20.00' } },
      );
      expect(round.stake).toBe(stake);
      won = parseMinor(round.payout);
      expected += won - parseMinor(stake);
      expect(round.balance).toBe(formatMinor(expected));
    }
    expect(await balance()).toBe(formatMinor(expected));

    // Withdrawal.
    await db.run(sql`update payments_wagering set left_minor = 0 where member_id = ${member.memberId}::bigint`);
    const accountId = await cashier.usableAccount(member);
    const asked = await cashier.withdraw(member, accountId, withdraw);
    expect(asked.value).toMatchObject({ amount: withdraw, fee: formatMinor(0n) });
    expected -= parseMinor(withdraw);
    expect(await balance()).toBe(formatMinor(expected));
    await expect.poll(() => payoutArrives(app, asked.value.orderId), { timeout: 20_000 }).toBe('paid');

    // Statement and lifetime sums.
    const month = new Intl.DateTimeFormat('sv-SE', { timeZone: merchant.zone }).format(Date.now()).slice(0, 7);
    const read = (file: string) =>
      app.server.inject({
        url: `/wps/report/${file}?month=${month}`,
        headers: { ...member.headers, moduleid: 'TRANSREC3', language: 'EN' },
      });
    const statement = await read('statement.csv');
    expect(statement.payload).toContain(`"${deposit}"`);
    expect(statement.payload).toContain(`"-${withdraw}"`);
    expect(statement.payload).toContain(`"${formatMinor(expected)}"`);
    const drawn = pagesOf((await read('statement.pdf')).rawPayload).join('');
    for (const minor of [parseMinor(deposit), -parseMinor(withdraw), expected])
      expect(drawn).toContain(`(${displayMinor(minor).replace('\u2212', '-')}) Tj`);

    // A day of 25 hours: its last second belongs to it, the next one to the next day.
    for (const [at, days] of [
      [longDay.from, [longDay.day]],
      [new Date(Date.parse(longDay.to) - 1000).toISOString(), [longDay.day]],
      [longDay.to, []],
      [new Date(Date.parse(longDay.from) - 1000).toISOString(), []],
    ] as const) {
      await db.run(sql`update payments_orders set credited_at = ${at}::timestamptz where id = ${value.orderId}::uuid`);
      const { day } = longDay;
      const report = await callDesk<{ rows: { at: number; numbers: string[] }[] }>(
        app,
        headers,
        'GET',
        `/reports/payments?from=${day}&to=${day}&part=day`,
      );
      expect([at, report.value.rows.map(({ numbers }) => numbers[0])]).toEqual([at, days.map(() => deposit)]);
    }
    await auditBooks(app);
  });

  it('holds late wins of vendors above 10,000 whole units', async () => {
    const most = await app.platform.db.value(sql<bigint>`select vendors_late_limit('NWND') as most`);
    expect(formatMinor(most)).toMatch(/^10000(\.0+)?$/);
  });

  it('rejects amounts of another currency, and keeps this one', async () => {
    const other = merchant.currency === 'GBP' ? 'USD' : 'GBP';
    const asked = await callDesk(app, headers, 'PUT', '/site', { changes: { currency: other }, reason: REASON });
    expect(asked).toMatchObject({ errorCode: 'currency.fixed' });
    const { assets } = await app.platform.db.one(sql<{ assets: string[] }>`
      select array_agg(distinct asset) as assets from wallet_accounts`);
    expect(assets).toEqual([merchant.currency]);
  });
});

/** Two operators choose currency and time zone where they differ from the defaults. */
async function choose(app: TestApp, headers: Record<string, string>, { currency, zone }: Merchant): Promise<void> {
  const second = await createOperator(app);
  const changes = { currency, timeZone: zone };
  const { value } = await callDesk<{ id: string }>(app, headers, 'PUT', '/site', { changes, reason: REASON });
  const approved = await callDesk(app, second.headers, 'POST', `/approvals/${value.id}/approve`);
  expect(approved).toMatchObject({ success: true });
  expect(await app.rooms.site.currency()).toBe(currency);
}

async function depositArrives(app: TestApp): Promise<boolean> {
  await app.platform.db.run(sql`
    update payments_orders set next_check_at = clock_timestamp() where status <> 'succeeded'`);
  await app.rooms.payments.checkOrders();
  const { open } = await app.platform.db.one(sql<{ open: number }>`
    select count(*)::int as open from payments_orders where status not in ('succeeded', 'failed')`);
  return open === 0;
}

async function payoutArrives(app: TestApp, orderId: string): Promise<string> {
  const { db } = app.platform;
  await db.run(sql`
    update payments_withdrawals set next_try_at = clock_timestamp()
     where id = ${orderId}::uuid and next_try_at is not null`);
  await app.rooms.payments.sendPayouts();
  await fetch(`${sandbox.payments.url}/payouts/${orderId}/paid`, { method: 'POST' });
  return db.value(sql<string>`select status from payments_withdrawals where id = ${orderId}::uuid`);
}
