import { callSite, createMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { endAllSessions } from './launch/sessions.ts';
import { type Action, createSlotegratorClient, sendHub88, sendSoftswiss } from './vendor-clients.testing.ts';
import { openVendors, PROTOCOLS, readBets, sitDown } from './vendors.testing.ts';

const app = await openVendors();

/** A member's calls that wait for a manual decision. */
function parkedOf(memberId: bigint) {
  return app.platform.db.rows(sql<{ kind: string; id: string }>`
    select kind, transaction_id as id from vendors_parked
     where member_id = ${memberId}::bigint and resolved_at is null order by transaction_id`);
}

describe.each(PROTOCOLS)('a vendor with the protocol %s', (protocol) => {
  it('takes a stake and pays a win; the record shows the round', async () => {
    const { vendorClient, member, side } = await sitDown(app, protocol);
    expect(await vendorClient.balance()).toMatchObject({ word: vendorClient.words.OK, balance: '100000.00' });
    expect(await vendorClient.bet({ id: `${protocol}-a`, amount: '1000.00' })).toMatchObject({
      word: vendorClient.words.OK,
      balance: '99000.00',
    });
    expect(await readBets(app, member.headers)).toMatchObject([{ status: 'open', stake: '1000.00', win: null }]);
    const win = { id: `${protocol}-b`, amount: '2500.50', reference: `${protocol}-a`, isClosing: true };
    expect(await vendorClient.win(win)).toMatchObject({ word: vendorClient.words.OK, balance: '101500.50' });
    expect(await readBets(app, member.headers)).toMatchObject([
      {
        source: 'vendor',
        vendor: vendorClient.code,
        gameCode: side.game,
        roundId: 'round-1',
        stake: '1000.00',
        win: '2500.50',
        status: 'won',
        ticketId: null,
        numero: null,
        lines: [],
        detailUrl: expect.stringContaining('/rounds/round-1?user='),
      },
    ]);
  });

  it('shows a win above its stake on the board of winners, and no return below it [X-093]', async () => {
    const { vendorClient } = await sitDown(app, protocol);
    for (const [id, amount] of [
      [`${protocol}-above`, '1000.25'],
      [`${protocol}-below`, '999.75'],
    ] as const) {
      await vendorClient.bet({ id, amount: '1000.00' });
      await vendorClient.win({ id: `${id}-won`, amount, reference: id, isClosing: true });
    }
    await app.platform.events.outbox.drain();
    const { value } = (await app.server.inject('/lgw/game/winners')).json<{ value: { amount: string }[] }>();
    const amounts = value.map(({ amount }) => amount);
    expect([amounts.includes('1000.25'), amounts.includes('999.75')]).toEqual([true, false]);
    await app.platform.db.run(sql`delete from catalogue_wins`);
  });

  it('receives the first answer again for a repeated call, and a conflict for another call of that name', async () => {
    const { vendorClient } = await sitDown(app, protocol);
    const bet: Action = { id: `${protocol}-again`, amount: '1000.00' };
    const [first, second] = await Promise.all([vendorClient.bet(bet), vendorClient.bet(bet)]);
    expect([first, second]).toEqual([first, first]);
    await vendorClient.win({ id: `${protocol}-again-won`, amount: '500.00', reference: bet.id ?? '' });
    expect(await vendorClient.bet(bet)).toEqual(first);
    expect((await vendorClient.bet({ ...bet, amount: '999.00' })).word).toBe(vendorClient.words.DUPLICATE_CONFLICT);
    const other = await sitDown(app, protocol);
    expect((await other.vendorClient.bet(bet)).word).toBe(vendorClient.words.DUPLICATE_CONFLICT);
    expect((await other.vendorClient.balance()).balance).toBe('100000.00');
    expect((await vendorClient.balance()).balance).toBe('99500.00');
  });

  it("starts no round during the site's maintenance; repeats and results are accepted [P-010]", async () => {
    const { vendorClient } = await sitDown(app, protocol);
    const bet: Action = { id: `${protocol}-works`, amount: '1000.00' };
    const first = await vendorClient.bet(bet);
    await app.rooms.site.change('maintenance', true);
    try {
      expect(await vendorClient.bet({ id: `${protocol}-new`, amount: '1.00' })).toMatchObject({
        word: vendorClient.words.GAME_UNAVAILABLE,
      });
      expect(await vendorClient.bet(bet)).toEqual(first);
      const win = { id: `${protocol}-works-won`, amount: '500.00', reference: bet.id ?? '' };
      expect(await vendorClient.win(win)).toMatchObject({ word: vendorClient.words.OK, balance: '99500.00' });
    } finally {
      await app.rooms.site.change('maintenance', false);
    }
    expect((await vendorClient.balance()).balance).toBe('99500.00');
  });

  it('rolls back a bet by its name, once; one that arrives after its rollback takes nothing', async () => {
    const { vendorClient, member } = await sitDown(app, protocol);
    await vendorClient.bet({ id: `${protocol}-undone`, amount: '700.00' });
    const undo = { id: `${protocol}-undo`, reference: `${protocol}-undone` };
    expect(await vendorClient.rollback(undo)).toMatchObject({ word: vendorClient.words.OK, balance: '100000.00' });
    expect(await vendorClient.rollback(undo)).toMatchObject({ word: vendorClient.words.OK, balance: '100000.00' });
    expect(await vendorClient.rollback({ ...undo, id: `${protocol}-undo-2` })).toMatchObject({ balance: '100000.00' });
    expect((await vendorClient.win({ reference: `${protocol}-undone`, amount: '5.00' })).word).toBe(
      vendorClient.words.ALREADY_ROLLED_BACK,
    );
    expect(await vendorClient.rollback({ id: `${protocol}-early`, reference: `${protocol}-late` })).toMatchObject({
      word: vendorClient.words.OK,
      balance: '100000.00',
    });
    expect((await vendorClient.bet({ id: `${protocol}-late`, round: 'round-2' })).word).toBe(
      vendorClient.words.ALREADY_ROLLED_BACK,
    );
    expect((await vendorClient.balance()).balance).toBe('100000.00');
    expect(await readBets(app, member.headers)).toMatchObject([{ status: 'refunded', stake: '700.00' }]);
    expect(await parkedOf(member.memberId)).toEqual([]);
  });

  it('pays no win whose rollback came first; a win before its bet is paid when it is repeated', async () => {
    const { vendorClient, member } = await sitDown(app, protocol);
    await vendorClient.bet({ id: `${protocol}-turned`, round: 'turned', amount: '100.00' });
    await vendorClient.rollback({ id: `${protocol}-unwin`, reference: `${protocol}-unwon`, round: 'turned' });
    const win = { id: `${protocol}-unwon`, reference: `${protocol}-turned`, round: 'turned', amount: '900.00' };
    expect((await vendorClient.win(win)).word).toBe(vendorClient.words.ALREADY_ROLLED_BACK);

    const early = { id: `${protocol}-early-win`, reference: `${protocol}-slow`, round: 'slow', amount: '50.00' };
    expect((await vendorClient.win(early)).word).toBe(vendorClient.words.TX_NOT_FOUND);
    expect(await parkedOf(member.memberId)).toContainEqual({ kind: 'win', id: early.id });
    await vendorClient.bet({ id: `${protocol}-slow`, round: 'slow', amount: '10.00' });
    expect(await vendorClient.win(early)).toMatchObject({ word: vendorClient.words.OK, balance: '99940.00' });
    expect(await parkedOf(member.memberId)).not.toContainEqual({ kind: 'win', id: early.id });
  });

  it('pays wins after the session but takes no stake; a blocked member stakes nothing', async () => {
    const { vendorClient, member } = await sitDown(app, protocol);
    await vendorClient.bet({ id: `${protocol}-before`, amount: '1000.00' });
    await endAllSessions(app.platform.db, member.memberId);
    expect((await vendorClient.bet({ id: `${protocol}-after` })).word).toBe(vendorClient.words.SESSION_EXPIRED);
    expect(await vendorClient.win({ reference: `${protocol}-before`, amount: '3000.00' })).toMatchObject({
      word: vendorClient.words.OK,
      balance: '102000.00',
    });

    const blocked = await sitDown(app, protocol);
    await blocked.vendorClient.bet({ id: `${protocol}-blocked`, amount: '1000.00' });
    await app.rooms.identity.disableMember(blocked.member.memberId);
    const reopened = await sitDown(app, protocol, { member: blocked.member });
    expect((await reopened.vendorClient.bet({})).word).toBe(vendorClient.words.PLAYER_BLOCKED);
    expect(await reopened.vendorClient.win({ reference: `${protocol}-blocked`, amount: '10.00' })).toMatchObject({
      balance: '99010.00',
    });
    expect(await reopened.vendorClient.rollback({ reference: `${protocol}-blocked` })).toMatchObject({
      balance: '100010.00',
    });
  });

  it('receives the error in its own protocol, and nothing is left of the call', async () => {
    const { vendorClient, side } = await sitDown(app, protocol);
    const other = await sitDown(app, protocol);
    const { words } = vendorClient;
    const stranger = await createMember(app, { balance: '5.00' });
    const wrong: [Promise<{ word: string }>, string | undefined][] = [
      [vendorClient.bet({ amount: '100000.01' }), words.INSUFFICIENT_FUNDS],
      [vendorClient.bet({ currency: 'EUR' }), words.WRONG_CURRENCY],
      [vendorClient.bet({ game: `${vendorClient.code}9999` }), words.GAME_UNAVAILABLE],
      [vendorClient.bet({ game: 'VN60' }), words.GAME_UNAVAILABLE],
      [vendorClient.bet({ session: other.side.session }), words.SESSION_INVALID],
      [vendorClient.bet({ session: 'no-such-session' }), words.SESSION_INVALID],
      [vendorClient.bet({ user: `m${stranger.memberId}` }), words.SESSION_INVALID],
      [vendorClient.bet({ user: 'somebody' }), words.SESSION_INVALID],
      [vendorClient.forged({}), words.BAD_SIGNATURE],
      [vendorClient.raw({}, protocol === 'slotegrator' ? '1.005' : 1.5), words.BAD_REQUEST],
      [vendorClient.raw({}, protocol === 'slotegrator' ? '-1.00' : -100_000), words.BAD_REQUEST],
      [vendorClient.raw({}, protocol === 'slotegrator' ? '9'.repeat(18) : 2 ** 60), words.BAD_REQUEST],
      [vendorClient.raw({}, 'much'), words.BAD_REQUEST],
      [vendorClient.win({ reference: 'never-placed', round: 'never-begun', amount: '9.00' }), words.TX_NOT_FOUND],
    ];
    for (const [reported, word] of wrong) expect((await reported).word).toBe(word);
    expect((await vendorClient.balance()).balance).toBe('100000.00');
    const { left, parked } = await app.platform.db.one(sql<{ left: number; parked: number }>`
      select (select count(*)::int from vendors_operations where member_id = ${side.user.slice(1)}::bigint) as left,
             (select count(*)::int from vendors_parked where member_id = ${side.user.slice(1)}::bigint) as parked`);
    expect({ left, parked }).toEqual({ left: 0, parked: 1 });
  });

  it.each(['stake', 'loss'] as const)('receives a refusal for a %s limit in its own protocol', async (kind) => {
    const { vendorClient, member } = await sitDown(app, protocol);
    for (const period of ['day', 'week', 'month'])
      await callSite(app, member.headers, 'PUT', '/wps/protection/limits', { kind, period, limit: '1500.00' });
    expect((await vendorClient.bet({ amount: '1000.00', round: 'within' })).word).toBe(vendorClient.words.OK);
    expect((await vendorClient.bet({ amount: '1000.00', round: 'beyond' })).word).toBe(
      vendorClient.words.LIMIT_EXCEEDED,
    );
    expect((await vendorClient.balance()).balance).toBe('99000.00');
  });
});

it('takes each win of a round back from the bet that it was booked on, though the calls name no bet', async () => {
  const { vendorClient, member } = await sitDown(app, 'softswiss', { balance: '1000.00' });
  const round = 'two-bets';
  await vendorClient.bet({ id: 'two-bet-1', round, amount: '100.00' });
  await vendorClient.win({ id: 'two-win-1', round, amount: '30.00' });
  await vendorClient.bet({ id: 'two-bet-2', round, amount: '200.00' });
  expect(await vendorClient.win({ id: 'two-win-2', round, amount: '50.00' })).toMatchObject({ balance: '780.00' });
  const undo = (win: string) => vendorClient.rollback({ id: `undo-${win}`, reference: win, round });
  expect(await undo('two-win-1')).toMatchObject({ word: vendorClient.words.OK, balance: '750.00' });
  expect(await readBets(app, member.headers)).toMatchObject([
    { stake: '200.00', win: '50.00', status: 'won' },
    { stake: '100.00', win: '0.00', status: 'lost' },
  ]);
  expect(await undo('two-win-2')).toMatchObject({ word: vendorClient.words.OK, balance: '700.00' });
});

it('a call older or newer than five minutes is rejected', async () => {
  const { side } = await sitDown(app, 'slotegrator');
  for (const secondsAgo of [400, -400])
    expect((await createSlotegratorClient('BREEL', side, secondsAgo).bet({})).word).toBe(
      'INTERNAL_ERROR BAD_SIGNATURE',
    );
});

it('a call for another merchant is rejected, however well it is signed', async () => {
  const { side } = await sitDown(app, 'slotegrator');
  for (const merchant of ['somebody-else', ''])
    expect((await createSlotegratorClient('BREEL', side, 0, merchant).bet({})).word).toBe(
      'INTERNAL_ERROR BAD_SIGNATURE',
    );
});

it('a signed body of hub88 is accepted only at the path of its kind, and a name has one kind', async () => {
  const { side, vendorClient } = await sitDown(app, 'hub88');
  const send = sendHub88('NWND', side);
  const names = { user: side.user, token: side.session, game_code: side.game, round: 'kinds', currency: 'VND' };
  await vendorClient.bet({ id: 'kinds-bet', round: 'kinds', amount: '100.00' });
  const win = { ...names, transaction_uuid: 'kinds-win', reference_transaction_uuid: 'kinds-bet', amount: 5_000_000 };
  for (const path of ['/transaction/bet', '/transaction/rollback'])
    expect((await send(path, { ...win, request_uuid: 'kinds-1' })).word).toBe('RS_ERROR_WRONG_TYPES');
  const bet = { ...names, transaction_uuid: 'kinds-bet', amount: 10_000_000 };
  expect((await send('/transaction/win', { ...bet, request_uuid: 'kinds-2' })).word).toBe(
    'RS_ERROR_DUPLICATE_TRANSACTION',
  );
  const { amount: _, ...rollback } = win;
  expect((await send('/transaction/win', { ...rollback, request_uuid: 'kinds-3' })).word).toBe('RS_ERROR_WRONG_TYPES');
  expect((await vendorClient.balance()).balance).toBe('99900.00');
  expect((await send('/transaction/win', { ...win, request_uuid: 'kinds-4' })).word).toBe('RS_OK');
  expect(
    (await send('/transaction/rollback', { ...rollback, transaction_uuid: 'kinds-bet', request_uuid: 'kinds-5' })).word,
  ).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
});

it('ends a round that members of one table share, for each of them', async () => {
  for (let members = 0; members < 2; members++) {
    const { side, vendorClient, member } = await sitDown(app, 'softswiss');
    await vendorClient.bet({ round: 'shared' });
    const end = { user_id: side.user, currency: 'VND', game_id: 'shared', finished: true, actions: [] };
    for (let time = 0; time < 2; time++) expect((await sendSoftswiss('PLAN', side)('/play', end)).word).toBe('OK');
    expect(await readBets(app, member.headers)).toMatchObject([{ status: 'lost', win: '0.00' }]);
    // A round that continues after its end can be ended again.
    const { balance } = await vendorClient.bet({ round: 'shared' });
    expect(await sendSoftswiss('PLAN', side)('/play', end)).toMatchObject({ word: 'OK', balance });
    expect(await readBets(app, member.headers)).toMatchObject([{ status: 'lost' }, { status: 'lost' }]);
    await vendorClient.win({ round: 'shared', amount: '5.00' });
    const late = sql`select 1 from vendors_late_wins where member_id = ${member.memberId}::bigint`;
    expect(await app.platform.db.rows(late)).toHaveLength(1);
  }
});

it('a path that no protocol defines is not found', async () => {
  for (const path of [
    'NWND',
    'NWND/transaction/gift',
    'GPI/transaction/bet',
    'nwnd/user/balance',
    'PLAN/transaction/bet',
  ])
    expect((await app.server.inject({ method: 'POST', url: `/vendors/${path}`, payload: {} })).statusCode).toBe(404);
});

it('replays its bets unchanged', async () => {
  const { db, events, collected } = app.platform;
  await events.outbox.drain();
  const reported = await db.rows(sql<{ payload: object }>`
    select payload from testkit_events where topic = 'bet.placed' order by payload->>'betId'`);
  const settled = await db.rows(sql<{ betId: string; status: string; win: bigint; version: number }>`
    select bet_id as "betId", status, win_minor as win, version from records_bets
     where version > 0 and bet_id not in (select d.bet_id::text from agency_demonstration_bets d) order by bet_id`);
  const again: { placed: object[]; settled: object[] } = { placed: [], settled: [] };
  const replay = collected.all().find(({ name }) => name === 'vendors')?.replay;
  for await (const batch of replay?.(new Date(0), null) ?? []) {
    again.placed.push(...batch.placed);
    for (const { bets } of batch.settled)
      for (const { betId, status, winMinor, version } of bets)
        again.settled.push({ betId, status, win: BigInt(winMinor), version });
  }
  expect(reported.length).toBeGreaterThan(0);
  expect(again.placed).toEqual(reported.map(({ payload }) => payload));
  expect(again.settled).toEqual(settled);
});
