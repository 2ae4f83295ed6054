import { callDesk, callSite, createOperator, expectFiltersOf } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { startVendorSide } from '../vendor-side.testing.ts';
import { openVendors, PROTOCOLS, sitDown } from '../vendors.testing.ts';

/** The vendor's list. */
let listed: { code: string; name: string; category: string }[];
const vendor = await startVendorSide();
vendor.answer = () => ({ games: listed });
const app = await openVendors({}, vendor.url);
const operators = [
  await createOperator(app, 'content'),
  await createOperator(app, 'admin'),
  await createOperator(app, 'risk'),
];

const desk = <T>(who: number, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  callDesk<T>(app, operators[who]!.headers, method, path, payload);

interface Found {
  theirs: number;
  ours: number;
  added: object[];
  renamed: object[];
  gone: { gameId: string }[];
}
const compare = async (code = 'NWND') => (await desk<Found>(0, 'GET', `/vendors/${code}/games`)).value;
let requests = 0;
const input = () => ({ reason: 'The vendor announced its new list', requestKey: `games-${++requests}-key` });

interface Tile {
  gameId: string;
  displayName: string;
  gameType: string;
}
const tiles = async () =>
  (await callSite<{ games: Tile[] }>(app, {}, 'GET', '/lgw/game/list?vassalage=NWND&pageSize=100')).value.games;
const shown = async (gameId: string) => (await tiles()).find((game) => game.gameId === gameId);

it('requests a list of games in each protocol, and two operators import it', async () => {
  const games = await tiles();
  listed = games.map(({ gameId, displayName, gameType }) => ({ code: gameId, name: displayName, category: gameType }));
  expect(await compare()).toMatchObject({ theirs: games.length, ours: games.length, added: [], renamed: [], gone: [] });
  expect(vendor.calls.at(-1)).toMatchObject({
    path: '/vendors/NWND/operator/generic/v2/game/list',
    headers: { 'x-hub88-signature': expect.any(String) },
  });
  expect((await desk(0, 'POST', '/vendors/NWND/games/import', input())).value).toMatchObject({
    reason: 'nothing differs',
  });

  const [first, second, third] = listed;
  listed = [
    { ...first!, name: 'A New Name' },
    ...listed.slice(2),
    { code: 'NWND9001', name: 'Fresh Game', category: 'RNG' },
  ];
  expect(await compare()).toMatchObject({
    added: [{ gameId: 'NWND9001', name: 'Fresh Game', gameType: 'RNG' }],
    renamed: [{ gameId: first!.code, name: 'A New Name', was: first!.name }],
    gone: [{ gameId: second!.code }],
  });
  const asked = await desk<{ id: string }>(0, 'POST', '/vendors/NWND/games/import', input());
  expect((await desk(0, 'POST', `/approvals/${asked.value.id}/approve`, {})).success).toBe(false);
  expect(await shown('NWND9001')).toBeUndefined();
  expect((await desk(1, 'POST', `/approvals/${asked.value.id}/approve`, {})).value).toMatchObject({
    state: 'executed',
  });
  await expect.poll(() => shown('NWND9001')).toMatchObject({ displayName: 'Fresh Game' });
  expect(await shown(first!.code)).toMatchObject({ displayName: 'A New Name' });
  expect(await shown(second!.code)).toBeUndefined();
  expect(await compare()).toMatchObject({ added: [], renamed: [], gone: [] });

  // Switched off here by an operator: the vendor's list changes nothing.
  const game = (await app.rooms.catalogue.gamesOf('NWND')).find(({ gameId }) => gameId === third!.code)!;
  await app.rooms.catalogue.changeGame(game.nodeId, { isEnabled: false });
  expect(await compare()).toMatchObject({ added: [], renamed: [], gone: [] });

  // A withdrawn game takes no stake, and still pays wins.
  const { vendorClient } = await sitDown(app, 'hub88');
  expect((await vendorClient.bet({ game: second!.code })).word).toBe(vendorClient.words.GAME_UNAVAILABLE);
});

it('imports games whose names are cut within a character or are not well formed', async () => {
  listed = [
    { code: 'BREEL9001', name: `${'x'.repeat(99)}🎰`, category: 'RNG' },
    { code: 'BREEL9002', name: 'Half \ud83c', category: 'RNG' },
  ];
  expect(await compare('BREEL')).toMatchObject({ added: [{ name: 'x'.repeat(99) }, { name: 'Half \ufffd' }] });
  expect((await desk(0, 'POST', '/vendors/BREEL/games/import', input())).errorCode).toBeNull();
});

it.each([
  ['PLAN', '/games', 'x-request-sign'],
  ['BREEL', '/games', 'x-sign'],
  ['GPI', '/games', 'x-signature'],
])('%s is called at %s, signed by %s', async (code, path, header) => {
  listed = [{ code: `${code}0001`, name: 'One', category: 'RNG' }];
  expect((await compare(code)).theirs).toBe(1);
  expect(vendor.calls.at(-1)).toMatchObject({
    path: `/vendors/${code}${path}`,
    headers: { [header]: expect.any(String) },
  });
});

it('an empty or missing list switches nothing off', async () => {
  for (const answer of [{ games: [] }, { games: 'many' }, { games: [{ code: 7 }] }, 500]) {
    vendor.answer = () => answer;
    const asked = await desk(0, 'POST', '/vendors/NWND/games/import', input());
    expect(asked.errorCode).toBe('vendor.unavailable');
  }
  expect((await desk(0, 'GET', '/vendors/NOBODY/games')).errorCode).toBe('not.found');
});

it.each(PROTOCOLS)('refuses a stake above the maximum with the error of the protocol %s', async (protocol) => {
  const { vendorClient, side } = await sitDown(app, protocol);
  const { OK, LIMIT_EXCEEDED } = vendorClient.words;
  const set = (gameId: string | null, most: string | null, version?: null) =>
    desk<{ id: string }>(1, 'PUT', `/vendors/${vendorClient.code}/stakes`, {
      gameId,
      most,
      reason: 'Terms of the vendor',
      ...(version === null && { version }),
    });
  expect((await set(null, '500.00', null)).success).toBe(true);
  // Another operator's page was read before this limit was set.
  expect((await set(null, '400.00', null)).errorCode).toBe('version.conflict');
  await set(side.game, '200.00');
  const round = (amount: string) => vendorClient.bet({ amount, round: `stake-${amount}` });
  expect((await round('200.00')).word).toBe(OK);
  expect((await round('200.01')).word).toBe(LIMIT_EXCEEDED);
  expect((await vendorClient.balance()).balance).toBe('99800.00');
  const { value } = await desk<object[]>(0, 'GET', `/vendors/${vendorClient.code}/stakes`);
  expect(value).toMatchObject([
    { gameId: null, most: '500.00' },
    { gameId: side.game, most: '200.00', gameName: expect.any(String) },
  ]);
  // A higher maximum, or none, waits for a second operator.
  const [higher, none] = [await set(side.game, '200.01'), await set(side.game, null)];
  expect(higher).toMatchObject({ status: 202, value: { kind: 'vendors.limit', details: ['stake: 200.00 → 200.01'] } });
  expect((await desk(1, 'POST', `/approvals/${none.value.id}/approve`, {})).success).toBe(false);
  expect((await round('200.02')).word).toBe(LIMIT_EXCEEDED);
  expect(await desk(2, 'POST', `/approvals/${none.value.id}/approve`)).toMatchObject({ value: { state: 'executed' } });
  // The other request is based on an outdated limit.
  expect(await desk(2, 'POST', `/approvals/${higher.value.id}/approve`)).toMatchObject({
    value: { state: 'failed', failure: 'version.conflict' },
  });
  expect((await round('500.00')).word).toBe(OK);
  expect((await round('500.01')).word).toBe(LIMIT_EXCEEDED);
  expect((await set('no-such-game', '1.00')).errorCode).toBe('not.found');
  expect((await set(null, '0.00')).errorCode).toBe('request.invalid');
  const ended = await set(null, null);
  expect(await desk(2, 'POST', `/approvals/${ended.value.id}/approve`)).toMatchObject({ value: { state: 'executed' } });
  expect((await round('600.00')).word).toBe(OK);
  const take = (isTaken: boolean) =>
    desk(1, 'PUT', `/vendors/${vendorClient.code}/bets`, { isTaken, reason: 'The vendor pays wrong' });
  expect((await take(false)).success).toBe(true);
  expect((await round('1.00')).word).toBe(LIMIT_EXCEEDED);
  // An earlier stake can still win.
  expect((await vendorClient.win({ id: `won-${protocol}`, round: 'stake-600.00', amount: '2.00' })).word).toBe(OK);
  const reported = async () =>
    (await desk<{ code: string }[]>(0, 'GET', '/vendors')).value.find(({ code }) => code === vendorClient.code);
  expect(await reported()).toMatchObject({ takesBets: false, stoppedBy: null });
  await take(true);
  // When operators confirm a stop by an alarm rule, it becomes theirs.
  await app.platform.db.run(sql`
    insert into vendors_stopped (vendor, rule_id, threshold, minutes) values (${vendorClient.code}, 7, 20, 5)`);
  expect(await reported()).toMatchObject({
    takesBets: false,
    stoppedBy: { ruleId: '7', threshold: 20, minutes: 5, at: expect.any(Number) },
  });
  await take(false);
  expect(await reported()).toMatchObject({ takesBets: false, stoppedBy: null });
  await take(true);
  expect((await round('2.00')).word).toBe(OK);
});

it("rounds of slots keep the market's minimum interval and maximum stake by age", async () => {
  const { vendorClient, member } = await sitDown(app, 'softswiss');
  const { OK, LIMIT_EXCEEDED } = vendorClient.words;
  const slotStakeCap = { currency: 'VND', mostMinor: '50000', youngMostMinor: '20000', youngBelowAge: 25 };
  const stricter = { minimumCycleMs: { slots: 60_000, casino: 0 }, slotStakeCap };
  const bet = async (id: string, round: string, amount: string) => (await vendorClient.bet({ id, round, amount })).word;
  await app.rooms.site.change('market', { profile: 'demo', stricter });
  expect(await bet('market-1', 'market-a', '200.01')).toBe(LIMIT_EXCEEDED);
  expect(await bet('market-2', 'market-a', '190.00')).toBe(OK);
  // The same call again, and other parts of the round: together they are one stake.
  expect(await bet('market-2', 'market-a', '190.00')).toBe(OK);
  expect(await bet('market-3', 'market-a', '10.00')).toBe(OK);
  expect(await bet('market-3b', 'market-a', '0.01')).toBe(LIMIT_EXCEEDED);
  expect(await bet('market-4', 'market-b', '1.00')).toBe(LIMIT_EXCEEDED);
  // Members whose document proves their age have the same cap as everyone else.
  const prove = (years: number) => {
    const decision = { name: 'Lê Văn An', birthDate: `${new Date().getUTCFullYear() - years}-01-01`, decidedBy: null };
    const { memberId } = member;
    return app.platform.db.transaction((tx) => app.rooms.verification.decide(tx, memberId, decision));
  };
  await prove(20);
  expect(await bet('market-young', 'market-a', '300.00')).toBe(LIMIT_EXCEEDED);
  await prove(40);
  expect(await bet('market-grown', 'market-a', '300.00')).toBe(OK);
  expect(await bet('market-grown-more', 'market-a', '0.01')).toBe(LIMIT_EXCEEDED);
  const { vendorClient: other } = await sitDown(app, 'softswiss');
  expect((await other.bet({ id: 'market-5', round: 'market-c', amount: '1.00' })).word).toBe(OK);
  // A protocol that may omit rounds: each bet is its own round.
  const { vendorClient: nameless } = await sitDown(app, 'slotegrator');
  expect((await nameless.bet({ id: 'market-n1', round: '', amount: '1.00' })).word).toBe(nameless.words.OK);
  expect((await nameless.bet({ id: 'market-n2', round: '', amount: '1.00' })).word).toBe(nameless.words.LIMIT_EXCEEDED);
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  expect(await bet('market-6', 'market-b', '500.00')).toBe(OK);
});

it('member page and report show play at vendors', async () => {
  const { vendorClient, member } = await sitDown(app, 'softswiss');
  await vendorClient.bet({ id: 'card-won', round: 'card-won', amount: '100.00' });
  await vendorClient.win({ id: 'card-paid', round: 'card-won', amount: '30.00', isClosing: true });
  await vendorClient.bet({ id: 'card-back', round: 'card-back', amount: '40.00' });
  await vendorClient.rollback({ id: 'card-undo', reference: 'card-back', round: 'card-back' });
  await vendorClient.bet({ id: 'card-open', round: 'card-open', amount: '5.00' });
  const desks = app.platform.collected.all().flatMap(({ desk: own }) => own ?? []);
  const card = desks.flatMap(({ memberCards = [] }) => memberCards).find(({ name }) => name === 'vendors')!;
  const about = { memberId: member.memberId, asset: 'VND', language: 'EN' };
  const { facts = [], lines = [] } = await card.read(app.platform.db, about);
  expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toEqual({
    staked: '105.00',
    won: '30.00',
    net: '-75.00',
    open: '1',
    held: '0.00',
  });
  expect(lines.map(({ state, amountMinor }) => [state, amountMinor])).toEqual([
    ['open', -500n],
    ['refunded', 0n],
    ['won', -7000n],
  ]);
  const report = desks.flatMap(({ reports = [] }) => reports).find(({ name }) => name === 'vendors')!;
  const span = { from: new Date(0), to: new Date(Date.now() + 1000), part: null, zone: 'UTC', asset: 'VND' } as const;
  const rows = await report.read(app.platform.db, { ...span, only: [] }, 'vendor', 10);
  const sumOf = (place: number) => rows.reduce((sum, { numbers }) => sum + (numbers[place] ?? 0n), 0n);
  expect(rows.find(({ key }) => key === vendorClient.code)).toMatchObject({ label: 'Paper Lantern' });
  expect(sumOf(2)).toBe(sumOf(0) - sumOf(1));
  // Another vendor has a game of the same name.
  const { vendorClient: other } = await sitDown(app, 'slotegrator');
  await other.bet({ id: 'same-name', round: 'same-name', amount: '20.00' });
  const codes = [vendorClient.code, other.code];
  await app.platform.db.run(sql`
    update vendors_operations set game_name = 'Roulette' where vendor = any(${codes}::text[])`);
  const byVendor = await report.read(app.platform.db, { ...span, only: [] }, 'vendor', 10);
  const named = (await report.read(app.platform.db, { ...span, only: [] }, 'game', 50)).filter(
    ({ label }) => label === 'Roulette',
  );
  for (const code of codes) {
    const turnover = named.filter(({ key }) => key.startsWith(`${code}:`)).map(({ numbers }) => numbers[0] ?? 0n);
    expect(turnover.reduce((sum, one) => sum + one, 0n)).toBe(byVendor.find(({ key }) => key === code)?.numbers[0]);
  }
  expect((await expectFiltersOf(app, 'vendors'))['vendor']).toContain(vendorClient.code);
});
