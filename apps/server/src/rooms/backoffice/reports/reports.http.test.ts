import { randomUUID } from 'node:crypto';
import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import {
  callDesk,
  createMember,
  createOperator,
  expectFiltersOf,
  openBackOffice,
  runJob,
  type TestMember,
} from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { giveDeposit } from '@fairlot/testkit/members';

type Answer = ValueOf<typeof contract.report>;

const { app, operator, call } = await openBackOffice();
const { db, events } = app.platform;

const today = async () => db.value(sql<string>`select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text`);
const read = async (name: string, query = '', headers = operator.headers) => {
  const day = await today();
  return callDesk<Answer>(app, headers, 'GET', `/reports/${name}?from=${day}&to=${day}${query}`);
};
const SAVED = { by: 'game', compare: 'before', filter: ['game:dice', 'vendor:A:B'] };
/** Sum of a column over all rows, minor units. */
const sumOf = ({ rows }: Answer, place: number) =>
  rows.reduce((sum, { numbers }) => sum + parseMinor(numbers[place] ?? '0'), 0n);

/** Stakes 1,000.00 in an in-house game as a new member. */
async function play(game: 'dice' | 'limbo'): Promise<bigint> {
  const member = await createMember(app, { balance: '5000.00' });
  const choices = game === 'dice' ? { over: true, target: '50.50' } : { target: '2.00' };
  const played = await app.server.inject({
    method: 'POST',
    url: `/lgw/originals/${game}/rounds`,
    headers: { ...member.headers, 'idempotency-key': randomUUID() },
    payload: { stake: '1000.00', choices },
  });
  expect(played.json()).toMatchObject({ success: true });
  return member.memberId;
}

/** Stakes and payouts of members according to the ledger, minor units. */
const ledgerOf = (members: readonly bigint[]) =>
  db.one(sql<{ staked: bigint; paid: bigint }>`
    select coalesce(sum(t.amount_minor) filter (where t.debit_account = a.id), 0)::bigint as staked,
           coalesce(sum(t.amount_minor) filter (where t.credit_account = a.id), 0)::bigint as paid
      from wallet_accounts a join wallet_transfers t on a.id in (t.debit_account, t.credit_account)
     where a.member_id = any(${[...members]}::bigint[]) and t.kind <> 'adjust'`);

/** Adds a deposit that was credited today and then reversed, without its transfers. */
const addReversed = ({ memberId }: TestMember) =>
  db.run(sql`
    insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status, expires_at,
      provider_payment_id, credited_at)
    select id, ${memberId}::bigint, '', 'sandbox', 'sandbox', 'VND', 900000, 'reversed', now(), id::text, now()
      from (select gen_random_uuid() as id) n`);

describe('the revenue report', () => {
  it('agrees with the ledger for the same rounds, in every grouping', async () => {
    const before = (await read('revenue')).value;
    const members = [await play('dice'), await play('dice'), await play('dice'), await play('dice')];
    await events.outbox.drain();
    const { staked, paid } = await ledgerOf(members);
    expect(staked).toBe(400_000n);
    for (const by of ['', '&by=product', '&by=vendor', '&by=game', '&part=whole', '&part=month&by=game']) {
      const { value } = await read('revenue', by);
      expect([by, sumOf(value, 0) - sumOf(before, 0)]).toEqual([by, staked]);
      expect([by, sumOf(value, 1) - sumOf(before, 1)]).toEqual([by, paid]);
      expect(sumOf(value, 0) - sumOf(value, 1)).toBe(sumOf(value, 2));
    }
    const labels = async (query: string) => (await read('revenue', query)).value.rows.map(({ label }) => label);
    expect(await labels('&by=vendor')).toContain('Fairlot Originals');
    expect(await labels('&by=product')).toContain('In-house games');
    const byGame = (await read('revenue', '&by=game')).value.rows.find(({ label }) => label === 'Dice');
    expect(byGame?.numbers[3]).toBe('4');
    expect(Number((await read('players')).value.rows.at(-1)?.numbers[0])).toBeGreaterThanOrEqual(4);
    await createMember(app);
    await runJob(app, 'records-registrations');
    const [registered, first, returned] = (await read('cohorts')).value.rows.at(-1)?.numbers ?? [];
    expect(Number(registered)).toBeGreaterThan(Number(first));
    expect(Number(first)).toBeGreaterThanOrEqual(4);
    expect(returned).toBe('0');
  });
});

it('two vendors may use the same code for their games, which the revenue report keeps apart', async () => {
  await db.run(sql`
    insert into records_sums (at, asset, product, vendor, game_code, game_name, bets, stake_minor, win_minor)
    select date_bin('15 minutes', clock_timestamp(), 'epoch'), 'VND', 'live', vendor, '7', name, 1, stake, 0
      from (values ('NWND', 'Roulette', 300), ('ST9', 'Baccarat', 500)) as g(vendor, name, stake)`);
  const { rows } = (await read('revenue', '&by=game&filter=product:live')).value;
  expect(rows.map(({ label, numbers }) => [label, numbers[0]])).toEqual([
    ['Baccarat', '5.00'],
    ['Roulette', '3.00'],
  ]);
  for (const { key, numbers } of rows)
    expect((await read('revenue', `&by=game&filter=game:${key}`)).value.rows).toMatchObject([{ key, numbers }]);
});

describe('a report compared with the previous period', () => {
  it("agrees with each period's own report, including for one game, by part and in total", async () => {
    await db.run(sql`delete from records_sums`);
    const former = { dice: [await play('dice'), await play('dice'), await play('dice')], limbo: [await play('limbo')] };
    await events.outbox.drain();
    await db.run(sql`update records_sums set at = at - interval '7 days'`);
    const latter = { dice: [await play('dice')], limbo: [] };
    await events.outbox.drain();
    const keyOf = async (name: string) =>
      db.value(sql<string>`
        select max(vendor || ':' || game_code) from records_sums where game_name = ${name}`);
    const only = { dice: `&filter=game:${await keyOf('Dice')}`, limbo: `&filter=game:${await keyOf('Limbo')}` };
    for (const [filter, games] of [
      ['', ['dice', 'limbo']],
      [only.dice, ['dice']],
      [only.limbo, ['limbo']],
      [`${only.dice}${only.limbo}`, ['dice', 'limbo']],
      [`${only.dice}&filter=product:lottery`, []],
    ] as const) {
      const [now, earlier] = await Promise.all(
        [latter, former].map((of) => ledgerOf(games.flatMap((game) => of[game]))),
      );
      for (const input of ['', '&part=whole', '&part=whole&by=game', '&part=week&by=vendor', '&by=product']) {
        const { value } = await read('revenue', `${filter}${input}&compare=week`);
        expect(value.before).toEqual({ from: value.from - 7 * 86_400_000, to: value.to - 7 * 86_400_000 });
        const sumBefore = (place: number) =>
          value.rows.reduce((sum, { before }) => sum + parseMinor(before?.numbers[place] ?? '0'), 0n);
        expect([filter, input, sumOf(value, 0), sumOf(value, 1)]).toEqual([filter, input, now?.staked, now?.paid]);
        expect([filter, input, sumBefore(0), sumBefore(1)]).toEqual([filter, input, earlier?.staked, earlier?.paid]);
      }
    }
    const { value } = await read('revenue', '&by=game&compare=week');
    const day = value.from;
    expect(
      value.rows.map(({ at, label, numbers, before }) => [at, label, numbers[3], before?.at, before?.numbers[3]]),
    ).toEqual([
      [day, 'Dice', '1', day - 7 * 86_400_000, '3'],
      [day, 'Limbo', '0', day - 7 * 86_400_000, '1'],
    ]);
    expect((await read('revenue', '&by=game')).value).toMatchObject({ before: null, rows: [{ before: null }] });
  });

  it('rejects overlapping periods and filters by an unknown grouping', async () => {
    for (const query of ['from=2026-11-01&to=2026-11-08&compare=week', 'from=2026-10-01&to=2026-11-30&compare=month'])
      expect(await call('GET', `/reports/revenue?${query}`)).toMatchObject({
        errorCode: 'request.invalid',
        value: { field: 'compare', reason: 'period' },
      });
    expect(await read('revenue', '&filter=member:7')).toMatchObject({ errorCode: 'request.invalid' });
    expect(await read('players', '&filter=game:dice')).toMatchObject({ errorCode: 'request.invalid' });
    expect(await read('revenue', '&compare=decade')).toMatchObject({ errorCode: 'request.invalid' });
  });
});

describe('filters of in-house games', () => {
  it('agree with the unfiltered rows', async () => {
    expect((await expectFiltersOf(app, 'originals'))['game']).toEqual(expect.arrayContaining(['dice', 'limbo']));
    expect((await expectFiltersOf(app, 'revenue'))['game']?.length).toBeGreaterThan(1);
  });
});

describe('reports of new members', () => {
  it('count how many verify their identity, deposit and bet, and what they deposit on average', async () => {
    await runJob(app, 'records-registrations');
    const funnel = async () =>
      (await read('registrationFunnel', '&part=whole')).value.rows[0]?.numbers.map(Number) ?? [];
    const before = await funnel();
    const [, verified] = [await createMember(app), await createMember(app, { balance: '5.00' })];
    await db.transaction((tx) =>
      app.rooms.verification.decide(tx, verified.memberId, { name: 'Nguyễn Văn Đức', decidedBy: 'test' }),
    );
    await giveDeposit(app, verified, 250_000n);
    await giveDeposit(app, verified, 150_000n);
    await addReversed(verified);
    await play('dice');
    await events.outbox.drain();
    await runJob(app, 'records-registrations');
    expect((await funnel()).map((count, place) => count - (before[place] ?? 0))).toEqual([0, 3, 1, 1, 1]);
    const { deposited } = await db.one(sql<{ deposited: bigint }>`
      select coalesce(sum(coalesce(o.credited_minor, o.amount_minor)), 0)::bigint as deposited
        from payments_orders o join records_registrations c on c.member_id = o.member_id and c.registered_at is not null
       where o.status = 'succeeded'`);
    const [registered, ...values] = (await read('cohortValue')).value.rows.at(-1)?.numbers ?? [];
    const average = deposited / BigInt(registered ?? '1');
    expect(average).toBeGreaterThan(0n);
    expect(values.map((value) => parseMinor(value ?? ''))).toEqual([average, average, average, average]);
  });
});

describe('the payments report', () => {
  it('agrees with the dashboard for the day, and its difference is deposits less withdrawals', async () => {
    const { value } = await read('payments');
    const board = await call<{ figures: { name: string; value: string }[] }>('GET', '/dashboard');
    for (const [place, name] of [
      [0, 'deposits'],
      [1, 'withdrawals'],
    ] as const)
      expect(sumOf(value, place)).toBe(
        parseMinor(board.value.figures.find((figure) => figure.name === name)?.value ?? '0'),
      );
    expect(sumOf(value, 0) - sumOf(value, 1)).toBe(sumOf(value, 2));
  });

  it('contains no reversed deposit, and neither does the dashboard', async () => {
    const shown = async () => {
      const board = await call<{ figures: { name: string; value: string }[] }>('GET', '/dashboard');
      return [(await read('payments')).value.rows, board.value.figures.find(({ name }) => name === 'deposits')?.value];
    };
    const before = await shown();
    await addReversed(await createMember(app));
    expect(await shown()).toEqual(before);
  });
});

describe('a report', () => {
  it('requires its permission, an existing period and a known grouping', async () => {
    const support = await createOperator(app, 'support');
    expect(await read('revenue', '', support.headers)).toMatchObject({ status: 403 });
    expect(await read('nothing')).toMatchObject({ status: 404 });
    expect(await read('revenue', '&by=colour')).toMatchObject({ errorCode: 'request.invalid' });
    for (const span of [
      'from=2026-02-30&to=2026-03-01',
      'from=2026-03-02&to=2026-03-01',
      'from=2020-01-01&to=2026-01-01',
      'from=0000-01-01&to=0000-01-01',
      'from=1970-01-01&to=1970-12-31&compare=year',
      'from=0099-12-31&to=0100-01-01',
    ])
      expect(await call('GET', `/reports/revenue?${span}`)).toMatchObject({ errorCode: 'request.invalid' });
    const { value } = await callDesk<{ reports: { name: string }[] }>(app, support.headers, 'GET', '/reports');
    expect(value.reports).toEqual([]);
  });

  it('is saved by its operator under a title, once', async () => {
    const requested = { title: 'By vendor', report: 'revenue', query: { by: 'vendor', part: 'week', compare: 'year' } };
    const { value } = await call<{ savedId: string }>('POST', '/savedReports', requested);
    expect(await call('POST', '/savedReports', { ...requested, query: SAVED })).toMatchObject({ value });
    const unknown = await call('POST', '/savedReports', { ...requested, query: { filter: ['colour:red'] } });
    expect(unknown).toMatchObject({ errorCode: 'request.invalid' });
    const saved = async (headers = operator.headers) =>
      (await callDesk<{ saved: object[] }>(app, headers, 'GET', '/reports')).value.saved;
    expect(await saved()).toEqual([{ ...requested, savedId: value.savedId, query: SAVED, mail: null }]);
    const other = await createOperator(app);
    expect(await saved(other.headers)).toEqual([]);
    const drop = (headers: Record<string, string>) =>
      app.server.inject({ method: 'DELETE', url: `/backoffice/api/savedReports/${value.savedId}`, headers });
    expect((await drop(other.headers)).statusCode).toBe(404);
    expect((await drop(operator.headers)).statusCode).toBe(200);
    expect(await saved()).toEqual([]);
  });
});

it('counts what became of the deposits that members asked for, without second payments', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  const order = async ({ memberId }: { memberId: bigint }, status: string, isPrepared: boolean, extraOf?: string) => {
    const id = randomUUID();
    const isPaid = status === 'succeeded';
    await db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status, expires_at,
        provider_payment_id, credited_at, extra_of)
      values (${id}::uuid, ${memberId}::bigint, '', 'funnelled', 'qr', 'VND', 100, ${status}, clock_timestamp(),
        ${isPrepared ? id : null}, case when ${isPaid}::boolean then clock_timestamp() end, ${extraOf ?? null}::uuid)`);
    return id;
  };
  const paid = await order(one, 'succeeded', true);
  await order(one, 'succeeded', true, paid);
  await order(one, 'expired', true);
  await order(one, 'failed', false);
  await order(other, 'cancelled', true);
  const { value } = await read('depositFunnel', '&by=provider&filter=provider:funnelled');
  // Orders: requested, prepared, paid, cancelled, expired, failed. Members: with a request, with a payment.
  expect(value.rows.map(({ key, numbers }) => [key, ...numbers])).toEqual([
    ['funnelled', '4', '3', '1', '1', '1', '1', '2', '1'],
  ]);
  await db.run(sql`delete from payments_orders where provider = 'funnelled'`);
});

it('compares the payouts of in-house games with their exact return', async () => {
  const members = [await play('limbo'), await play('limbo')];
  const { value } = await read('gameReturns', '&by=game&part=whole');
  const row = value.rows.find(({ key }) => key === 'limbo');
  const rounds = await db.rows(sql<{ stake: bigint; payout: bigint; share: number }>`
    select stakes_minor[1] as stake, payout_minor as payout, return_scaled / 10000.0::float8 as share
      from originals_rounds where game_code = 'limbo' and state = 'settled' and asset = 'VND'`);
  expect(rounds.length).toBeGreaterThanOrEqual(members.length);
  const sum = (part: (round: (typeof rounds)[number]) => number) => rounds.reduce((all, one) => all + part(one), 0);
  const expected = sum(({ stake, share }) => Number(stake) * share);
  const squares = sum(({ stake, payout, share }) => (Number(payout) - Number(stake) * share) ** 2);
  expect(row?.numbers.map((text) => Number(text))).toEqual([
    sum(({ stake }) => Number(stake)) / 100,
    sum(({ payout }) => Number(payout)) / 100,
    Math.round(expected) / 100,
    Math.round(Math.sqrt(squares)) / 100,
    rounds.length,
  ]);
});
