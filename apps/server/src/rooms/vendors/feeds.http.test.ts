import { callDesk, callSite, createMember, createOperator, runJob, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { startVendorSide } from './vendor-side.testing.ts';
import { openVendors, readBets as readBetsOf, sitDown } from './vendors.testing.ts';

const vendor = await startVendorSide();
const app = await openVendors({}, vendor.url);
let reported: object[];

const row = (user: string, transactionId: string, kind: string, amount: string, more: object = {}) => ({
  transactionId,
  kind,
  reference: null,
  roundId: 'r',
  user,
  gameCode: 'NWND0001',
  currency: 'VND',
  amount,
  at: Date.now() - 120_000,
  ...more,
});

const readBets = ({ headers }: TestMember) => readBetsOf(app, headers);

it("reconciles a vendor's report with our books, shows differences, and closes resolved ones", async () => {
  const { vendorClient, side } = await sitDown(app, 'hub88');
  for (const id of ['same', 'other', 'only-ours', 'undone']) await vendorClient.bet({ id, round: id, amount: '10.00' });
  await app.platform.db.run(sql`update vendors_operations set at = at - interval '5 minutes'`);
  vendor.answer = ({ path }) => (path.endsWith('/reports/transactions') ? { transactions: reported, next: null } : 404);
  reported = [
    row(side.user, 'same', 'bet', '10.00'),
    row(side.user, 'other', 'bet', '11.00'),
    row(side.user, 'only-theirs', 'win', '7.00'),
    row(side.user, 'undone', 'bet', '10.00'),
    row(side.user, 'undone-by', 'rollback', '10.00', { reference: 'undone' }),
  ];
  expect(await app.rooms.vendors.reconcile('NWND')).toEqual({ theirs: 5, ours: 4, differences: 4 });
  const operator = await createOperator(app, 'finance');
  const waiting = () => callDesk(app, operator.headers, 'GET', '/vendors/NWND');
  expect((await waiting()).value).toMatchObject({
    differences: [
      { transactionId: 'only-ours', problem: 'missing-there', ours: '10.00', theirs: null },
      { transactionId: 'undone-by', problem: 'not-undone' },
      { transactionId: 'only-theirs', problem: 'missing-here', ours: null, theirs: '7.00' },
      { transactionId: 'other', problem: 'amount', ours: '10.00', theirs: '11.00' },
    ],
    runs: [{ ours: 4, theirs: 5, oursSum: '40.00', theirsSum: '21.00', difference: '-19.00', differences: 4 }],
  });
  const hour = { hours: 1, reason: 'Only the last hour' };
  reported = [row(side.user, 'same', 'bet', '10.00')];
  expect((await callDesk(app, operator.headers, 'POST', '/vendors/NWND/reconcile', hour)).value).toMatchObject({
    theirs: 1,
  });
  expect((await waiting()).value).toMatchObject({ differences: { length: 6 } });

  await vendorClient.rollback({ id: 'undone-by', reference: 'undone' });
  reported = ['same', 'other', 'only-ours'].map((id) => row(side.user, id, 'bet', '10.00'));
  const again = await callDesk(app, operator.headers, 'POST', '/vendors/NWND/reconcile', {
    reason: 'The vendor mended it',
  });
  expect(again.value).toMatchObject({ theirs: 3, differences: 0 });
  expect((await waiting()).value).toMatchObject({ differences: [] });
  vendor.answer = () => 500;
  expect((await app.rooms.vendors.reconcile('NWND')).theirs).toBeNull();
});

it('shows how calls perform at every connected vendor, those with problems first', async () => {
  await runJob(app, 'vendor-health');
  await app.platform.db.run(sql`
    insert into vendors_health (vendor, minute, calls, refused, failed, total_ms, slowest_ms, last_at)
    values ('BREEL', clock_timestamp(), 100, 0, 4, 5000, 90, clock_timestamp()),
           ('PLAN', clock_timestamp(), 10, 0, 0, 9000, 2000, clock_timestamp())`);
  const operator = await createOperator(app, 'support');
  const { value } = await callDesk<{ code: string }[]>(app, operator.headers, 'GET', '/vendors');
  expect(value.slice(0, 3)).toMatchObject([
    { code: 'BREEL', state: 'down', averageMs: 50 },
    { code: 'PLAN', state: 'slow' },
    { code: 'NWND', name: 'Northwind', protocol: 'hub88', state: 'good', isPaused: false, calls: 5, failed: 0 },
  ]);
  const course = expect.arrayContaining([{ at: expect.any(Number), ms: expect.any(Number) }]);
  const times = { medianMs: expect.any(Number), slowestMs: expect.any(Number), course };
  expect(value[2]).toMatchObject({ ...times, difference: null, isShown: true, maintenance: null });
  const codes = value.map(({ code }) => code);
  // A vendor without calls is listed too; vendor codes of our own games are not.
  expect(value.find(({ code }) => code === 'GPI')).toMatchObject({ state: 'unknown', calls: 0, lastAt: null });
  for (const own of ['BGS', 'TCG_LOTTO_VN']) expect(codes).not.toContain(own);
});

it('records play with money at a vendor, without moving any here', async () => {
  const member = await createMember(app, { balance: '100.00' });
  const user = `m${member.memberId}`;
  const of = { gameCode: 'GPI0001', roundId: 'gpi-1', at: Date.now() };
  const transactions = [
    row(user, 'g-win', 'win', '45.00', { ...of, reference: 'g-bet' }),
    row(user, 'g-bet', 'bet', '20.00', of),
  ];
  vendor.answer = ({ path }) => (path.endsWith('/launch') ? { url: `${vendor.url}/play` } : { transactions });
  await callSite(app, member.headers, 'POST', '/lgw/game/launchGameV3', { gameId: 'GPI0001', vendor: 'GPI' });
  for (let time = 0; time < 2; time++) await app.rooms.vendors.reconcile('GPI');
  expect(await readBets(member)).toMatchObject([
    { vendor: 'GPI', gameCode: 'GPI0001', stake: '20.00', win: '45.00', status: 'won', roundId: 'gpi-1' },
  ]);
  // The rollback of a win takes the win, the one of a bet refunds the stake.
  transactions.push(row(user, 'g-unwin', 'rollback', '45.00', { ...of, reference: 'g-win' }));
  for (let time = 0; time < 2; time++) expect((await app.rooms.vendors.reconcile('GPI')).differences).toBe(0);
  expect(await readBets(member)).toMatchObject([{ stake: '20.00', win: '0.00', status: 'lost' }]);
  // A bet that the vendor does not list, such as one that failed there, is rolled back in the same round.
  transactions.push(row(user, 'g-failed', 'rollback', '20.00', { ...of, reference: 'never-listed' }));
  await app.rooms.vendors.reconcile('GPI');
  expect(await readBets(member)).toMatchObject([{ stake: '20.00', win: '0.00', status: 'lost' }]);
  transactions.push(row(user, 'g-unbet', 'rollback', '20.00', { ...of, reference: 'g-bet' }));
  await app.rooms.vendors.reconcile('GPI');
  expect(await readBets(member)).toMatchObject([{ stake: '20.00', status: 'refunded' }]);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(10_000n);
});

it('stores a report page by page, plays bets before their wins, and removes it afterwards', async () => {
  const { db } = app.platform;
  const member = await createMember(app, { balance: '100.00' });
  const user = `m${member.memberId}`;
  const PAGE = 400;
  const of = (index: number) => ({ gameCode: 'GPI0001', roundId: `many-${index}`, at: Date.now() - 200_000 });
  // All wins come first, in the report and in time.
  const rows = [
    ...Array.from({ length: 600 }, (_, index) =>
      row(user, `w${index}`, 'win', '3.00', { ...of(index), reference: `b${index}`, at: Date.now() - 300_000.5 }),
    ),
    ...Array.from({ length: 600 }, (_, index) => row(user, `b${index}`, 'bet', '2.00', of(index))),
    row('nobody', 'stranger', 'bet', '2.00', of(0)),
  ];
  const kept: number[] = [];
  const countKept = async () => db.value(sql<number>`select count(*)::int as count from vendors_report_rows`);
  let pages = 4;
  vendor.answer = async ({ path, body }) => {
    if (path.endsWith('/launch')) return { url: `${vendor.url}/play` };
    const page = Number((JSON.parse(body) as { after: string }).after);
    kept.push(await countKept());
    if (page >= pages) return 500;
    const transactions = rows.slice(page * PAGE, (page + 1) * PAGE);
    return { transactions, next: (page + 1) * PAGE < rows.length ? String(page + 1) : null };
  };
  await callSite(app, member.headers, 'POST', '/lgw/game/launchGameV3', { gameId: 'GPI0001', vendor: 'GPI' });
  expect(await app.rooms.vendors.reconcile('GPI')).toMatchObject({ theirs: 1201, ours: 1200, differences: 1 });
  expect(kept).toEqual([0, 400, 800, 1200]);
  const { settled } = await db.one(sql<{ settled: number }>`
    select count(*)::int as settled from vendors_operations
     where member_id = ${member.memberId}::bigint and kind = 'bet' and status = 'won' and win_minor = 300`);
  expect(settled).toBe(600);
  pages = 2;
  expect((await app.rooms.vendors.reconcile('GPI')).theirs).toBeNull();
  expect(await countKept()).toBe(0);
});

it('shows jackpots of played vendors in the widget [P-047]', async () => {
  vendor.answer = ({ path }) =>
    path.endsWith('NWND/jackpots')
      ? {
          jackpots: [
            { game: 'NWND0002', currency: 'VND', amount: 12.5 },
            { game: 'NWND0001', currency: 'VND', amount: '1234567.89' },
            { game: 'NWND0001', currency: 'EUR', amount: '9999999.99' },
            { game: 'none', amount: '1.00' },
          ],
        }
      : 500;
  await runJob(app, 'vendor-jackpots');
  const answer = await app.server.inject({ url: '/lgw/game/jackpot' });
  expect(answer.json()).toMatchObject({ value: { amount: '1234567.89' } });
});

describe('the report of a vendor', () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  /** Answers with the reported operations from the requested time on, by the vendor's clock. */
  function reportFrom(rows: { at: number }[]) {
    vendor.answer = ({ path, body }) => {
      if (!path.endsWith('/reports/transactions')) return 404;
      const { from, to } = JSON.parse(body) as { from: number; to: number };
      return { transactions: rows.filter(({ at }) => at >= from && at < to), next: null };
    };
  }
  const keepAt = (id: string, at: number) =>
    app.platform.db.run(sql`
      update vendors_operations set at = to_timestamp(${at}::numeric / 1000) where transaction_id = ${id}`);
  const stateOf = (id: string) =>
    app.platform.db.first(sql<{ resolution: string | null }>`
      select resolution from vendors_differences where transaction_id = ${id}`);

  it('may give an operation at the edge of the period another time than we do', async () => {
    const { vendorClient, side } = await sitDown(app, 'hub88');
    await vendorClient.bet({ id: 'edge', round: 'edge', amount: '10.00' });
    const dayMinutes = 24 * 60;
    // The period begins a day and a minute ago.
    await keepAt('edge', minutesAgo(dayMinutes + 0.5));
    reportFrom([{ ...row(side.user, 'edge', 'bet', '10.00'), at: minutesAgo(dayMinutes + 1.5) }]);
    expect((await app.rooms.vendors.reconcile('NWND')).theirs).toBe(1);
    expect(await stateOf('edge')).toBeUndefined();
  });

  it('counts as unread when it has more pages than we read', async () => {
    vendor.answer = () => ({ transactions: [], next: 'more' });
    expect((await app.rooms.vendors.reconcile('NWND')).theirs).toBeNull();
  });

  it('may repeat an operation', async () => {
    const { side } = await sitDown(app, 'hub88');
    const twice = { ...row(side.user, 'listed-twice', 'bet', '10.00'), at: minutesAgo(5) };
    reportFrom([twice, twice]);
    expect(await app.rooms.vendors.reconcile('NWND')).toMatchObject({ theirs: 2 });
    expect(await stateOf('listed-twice')).toEqual({ resolution: null });
  });

  it('counts as unread when a page has no list of operations', async () => {
    const { vendorClient } = await sitDown(app, 'hub88');
    await vendorClient.bet({ id: 'unreported', round: 'unreported', amount: '10.00' });
    await keepAt('unreported', minutesAgo(5));
    vendor.answer = () => ({ error: 'maintenance' });
    expect((await app.rooms.vendors.reconcile('NWND')).theirs).toBeNull();
    expect(await stateOf('unreported')).toBeUndefined();
    vendor.answer = () => ({ transactions: null });
    expect((await app.rooms.vendors.reconcile('NWND')).theirs).toBe(0);
  });

  it('counts as now when it names no valid time', async () => {
    const member = await createMember(app, { balance: '100.00' });
    vendor.answer = () => ({ url: `${vendor.url}/play` });
    await callSite(app, member.headers, 'POST', '/lgw/game/launchGameV3', { gameId: 'GPI0001', vendor: 'GPI' });
    const microseconds = Date.now() * 1000;
    const transactions = [microseconds, -62_135_596_800_000, 8.64e15, 253_402_300_799_999].map((at, index) =>
      row(`m${member.memberId}`, `time-${index}`, 'bet', '1.00', { gameCode: 'GPI0001', roundId: `t${index}`, at }),
    );
    vendor.answer = () => ({ transactions });
    await app.rooms.vendors.reconcile('GPI');
    expect(await readBets(member)).toHaveLength(4);
  });

  it('opens a difference again that it had resolved, but none that operators closed', async () => {
    const { vendorClient, side } = await sitDown(app, 'hub88');
    for (const id of ['returns', 'settled']) {
      await vendorClient.bet({ id, round: id, amount: '10.00' });
      await keepAt(id, minutesAgo(5));
    }
    const settled = { ...row(side.user, 'settled', 'bet', '10.00'), at: minutesAgo(5) };
    const returns = { ...row(side.user, 'returns', 'bet', '10.00'), at: minutesAgo(5) };
    reportFrom([]);
    await app.rooms.vendors.reconcile('NWND');
    await app.platform.db.run(sql`
      update vendors_differences set resolved_at = clock_timestamp(), resolution = 'close'
       where transaction_id = 'settled'`);
    reportFrom([returns, settled]);
    await app.rooms.vendors.reconcile('NWND');
    expect([await stateOf('returns'), await stateOf('settled')]).toEqual([
      { resolution: 'in order' },
      { resolution: 'close' },
    ]);
    reportFrom([]);
    await app.rooms.vendors.reconcile('NWND');
    expect([await stateOf('returns'), await stateOf('settled')]).toEqual([
      { resolution: null },
      { resolution: 'close' },
    ]);
  });

  it('is compared later for the hours in which it could not be read', async () => {
    const { vendorClient } = await sitDown(app, 'hub88');
    await vendorClient.bet({ id: 'in-outage', round: 'in-outage', amount: '10.00' });
    await keepAt('in-outage', minutesAgo(50 * 60));
    const { db } = app.platform;
    await db.run(sql`delete from vendors_reconciliations where vendor = 'NWND'`);
    await db.run(sql`
      insert into vendors_reconciliations (vendor, from_at, to_at, theirs, ours, differences)
      select 'NWND', now - make_interval(hours => h + 25), now - make_interval(hours => h), case when h = 72 then 0 end,
             0, 0
        from unnest(array[72, 48, 24]) as h, date_trunc('milliseconds', now()) as now`);
    const runReports = async () => {
      await db.run(sql`update vendors_turns set next_at = clock_timestamp() where task = 'reconcile:NWND'`);
      await runJob(app, 'vendor-reports');
    };
    vendor.answer = () => 500;
    await runReports();
    expect(await stateOf('in-outage')).toBeUndefined();
    reportFrom([]);
    await runReports();
    expect(await stateOf('in-outage')).toEqual({ resolution: null });
    const unread = await db.rows(sql`
      select 1 from vendors_reconciliations r
       where r.vendor = 'NWND' and r.theirs is null
         and not tstzrange(r.from_at, r.to_at) <@ (
           select range_agg(tstzrange(from_at, to_at)) from vendors_reconciliations
            where vendor = 'NWND' and theirs is not null)`);
    expect(unread).toEqual([]);
  });
});
