import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { betCorrected, betPlaced, betSettled, type EventType, type PayloadOf } from '../../platform/events/index.ts';
import { A_SLOT, readRecord } from './records.testing.ts';

const app = await openTestApp();
let member: TestMember;
beforeEach(async () => {
  member = await createMember(app);
});

const NONE_OPEN = { open: 0, openStake: '0.00' };
const NO_FACTS = { drawAt: null, note: null };
const DAY = Date.parse('2026-11-20T05:00:00Z');

interface Placed {
  ticketId?: string;
  placedAt?: number;
  who?: TestMember;
  totalMinor?: string;
}
async function publish<E extends EventType>(event: E, memberId: bigint | null, payload: PayloadOf<E>): Promise<void> {
  await app.platform.db.transaction((tx) => app.platform.events.outbox.add(tx, event, memberId, payload));
  await app.platform.events.outbox.drain();
}
const gameOf = ({ asset }: TestMember) => ({
  source: 'lottery' as const,
  product: 'lottery' as const,
  vendor: null,
  gameId: 'VN60',
  gameName: 'Vietnam 60 seconds',
  roundId: '202611200001',
  asset,
});
async function place({
  ticketId = randomUUID() as string,
  placedAt = DAY,
  who = member,
  totalMinor = '2700000',
}: Placed = {}): Promise<string> {
  await publish(betPlaced, who.memberId, {
    ...gameOf(who),
    betId: ticketId,
    memberId: String(who.memberId),
    play: null,
    stakeMinor: totalMinor,
    bonusMinor: '0',
    oddsScaled: null,
    at: placedAt,
    detail: { lines: [{ play: 'lo2', picks: ['27'], unitStakeMinor: '100000', priceMinor: totalMinor }] },
    detailUrl: null,
  });
  return ticketId;
}
type Status = PayloadOf<typeof betSettled>['bets'][number]['status'];
const paid = (betId: string, status: Status, winMinor = '0', who = member) => ({
  betId,
  memberId: String(who.memberId),
  userName: who.userName,
  version: 1,
  at: DAY + 60_000,
  status,
  winMinor,
  bonusWinMinor: '0',
});
const settle = (...tickets: ReturnType<typeof paid>[]) =>
  publish(betSettled, null, { ...gameOf(member), bets: tickets });
const bets = (query: Record<string, string> = {}, who = member) => readRecord(app, '/lgw/record/bets', query, who);
const ids = async (query: Record<string, string> = {}) =>
  (await bets(query)).value.list.map(({ ticketId }) => ticketId);

it('sums settled bets by the day of the merchant on which they were placed', async () => {
  const other = await createMember(app);
  const won = await place({ totalMinor: '1000' });
  const lost = await place({ totalMinor: '700' });
  const returned = await place({ totalMinor: '300' });
  // 17:30 UTC is the next day in Ho Chi Minh City.
  const late = await place({ totalMinor: '500', placedAt: Date.parse('2026-11-20T17:30:00Z') });
  const open = await place({ totalMinor: '9000' });
  const foreign = await place({ totalMinor: '100', who: other });
  await settle(paid(won, 'won', '2500'), paid(lost, 'lost'), paid(returned, 'refunded'), paid(late, 'lost'));
  await settle(paid(foreign, 'lost', '0', other));
  const days = async (query: Record<string, string> = {}) =>
    (await readRecord(app, '/lgw/record/betDays', { endDate: '2026-11-21', ...query }, member)).value;
  const second = { day: '2026-11-21', bets: 1, stake: '5.00', returned: '0.00', net: '-5.00', ...NONE_OPEN };
  const settled = { day: '2026-11-20', bets: 3, stake: '20.00', returned: '28.00', net: '8.00' };
  const first = { ...settled, open: 1, openStake: '90.00' };
  expect(await days()).toEqual([second, first]);
  expect(await days({ startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual([first]);
  for (const startDate of ['2026-02-30', '2025-11-20'])
    expect(await days({ startDate }), startDate).toMatchObject({ field: 'startDate' });
  // The sums contain the bets that the list shows with the same filter.
  expect(await days({ type: 'won' })).toEqual([
    { day: '2026-11-20', bets: 1, stake: '10.00', returned: '25.00', net: '15.00', ...NONE_OPEN },
  ]);
  const nothing = { bets: 0, stake: '0.00', returned: '0.00', net: '0.00' };
  expect(await days({ type: 'open' })).toEqual([{ day: '2026-11-20', ...nothing, open: 1, openStake: '90.00' }]);
  expect(await ids({ type: 'open' })).toEqual([open]);
});

it('selects the bets of one product, in the list and in the sums', async () => {
  const ticket = await place({ totalMinor: '700' });
  const spin = { ...A_SLOT, asset: member.asset };
  const memberId = String(member.memberId);
  const stake = { memberId, play: null, stakeMinor: '1000', bonusMinor: '0', oddsScaled: null, at: DAY };
  await publish(betPlaced, member.memberId, { ...spin, ...stake, betId: 'p:1', detail: null, detailUrl: null });
  await publish(betSettled, null, { ...spin, bets: [paid('p:1', 'won', '1500')] });
  await settle(paid(ticket, 'lost'));
  const select = async (product: string) => [
    (await bets({ product })).value.list.map(({ betId }) => betId),
    (await readRecord(app, '/lgw/record/betDays', { product, endDate: '2026-11-20' }, member)).value,
  ];
  const day = (count: object) => ({ day: '2026-11-20', bets: 1, ...count, ...NONE_OPEN });
  expect(await select('lottery')).toEqual([[ticket], [day({ stake: '7.00', returned: '0.00', net: '-7.00' })]]);
  expect(await select('slots')).toEqual([['p:1'], [day({ stake: '10.00', returned: '15.00', net: '5.00' })]]);
  expect(await select('live')).toEqual([[], []]);
  expect(await bets({ product: 'chess' })).toMatchObject({ status: 400, value: { field: 'product' } });
});

describe('the betting record', () => {
  it('shows a bet from its placement to its result', async () => {
    const ticketId = await place();
    const open = {
      betId: ticketId,
      source: 'lottery',
      ticketId,
      vendor: null,
      roundId: '202611200001',
      detailUrl: null,
      gameCode: 'VN60',
      gameName: 'Vietnam 60 seconds',
      picture: null,
      numero: '202611200001',
      ...NO_FACTS,
      placedAt: DAY,
      settledAt: null,
      stake: '27000.00',
      win: null,
      bonusStake: '0.00',
      bonusWin: null,
      status: 'open',
      currency: 'VND',
      lines: [{ play: 'lo2', picks: ['27'], unitStake: '1000.00', price: '27000.00' }],
    };
    expect((await bets()).value).toEqual({ list: [open], totalPages: 1 });
    await settle(paid(ticketId, 'won', '9950000'));
    expect((await bets()).value.list).toEqual([
      { ...open, status: 'won', win: '99500.00', bonusWin: '0.00', settledAt: DAY + 60_000 },
    ]);
  });

  it('is the same when events are repeated or arrive in the opposite order', async () => {
    const [first, second] = [randomUUID() as string, randomUUID() as string];
    await settle(paid(first, 'lost'), paid(second, 'won', '500'));
    expect((await bets()).value.list).toEqual([]);
    await place({ ticketId: first });
    await place({ ticketId: second, placedAt: DAY + 1 });
    const before = (await bets()).value.list;
    expect(before).toEqual([
      expect.objectContaining({ ticketId: second, status: 'won', win: '5.00' }),
      expect.objectContaining({ ticketId: first, status: 'lost', win: '0.00' }),
    ]);
    await place({ ticketId: first, totalMinor: '1' });
    await settle(paid(first, 'lost'), paid(second, 'won', '500'));
    expect((await bets()).value.list).toEqual(before);
  });

  it('contains bets of every source, with a link to their page; the highest version counts', async () => {
    const game = { ...A_SLOT, asset: member.asset };
    const memberId = String(member.memberId);
    const stake = { memberId, play: null, stakeMinor: '1000', bonusMinor: '400', oddsScaled: null, at: DAY };
    const of = { betId: 'x:1', memberId, userName: member.userName };
    const lost = { status: 'lost' as const, winMinor: '0', bonusWinMinor: '0' };
    const won = { status: 'won' as const, winMinor: '2500', bonusWinMinor: '1000' };
    const after = { ...game, bets: [{ ...of, version: 2, at: DAY + 9, before: lost, after: won }] };
    await publish(betCorrected, null, after);
    await publish(betPlaced, member.memberId, {
      ...game,
      ...stake,
      betId: 'x:1',
      detail: null,
      detailUrl: '/m/game/rounds/r-77',
    });
    await publish(betSettled, null, { ...game, bets: [{ ...of, version: 1, at: DAY + 5, ...lost }] });
    await publish(betPlaced, member.memberId, {
      ...game,
      ...stake,
      vendor: 'PLAN',
      betId: 'x:1',
      detail: null,
      detailUrl: null,
    });
    const ticketId = await place({ placedAt: DAY - 1 });

    const { list } = (await bets()).value;
    expect(list.map(({ source, vendor, status }) => [source, vendor, status])).toEqual(
      expect.arrayContaining([
        ['vendor', 'NWND', 'won'],
        ['vendor', 'PLAN', 'open'],
        ['lottery', null, 'open'],
      ]),
    );
    expect(list.find(({ vendor }) => vendor === 'NWND')).toEqual({
      betId: 'x:1',
      source: 'vendor',
      ticketId: null,
      vendor: 'NWND',
      roundId: 'r-77',
      detailUrl: '/m/game/rounds/r-77',
      gameCode: 'NW-1',
      gameName: 'Reels',
      picture: null,
      numero: null,
      ...NO_FACTS,
      placedAt: DAY,
      settledAt: DAY + 9,
      stake: '10.00',
      win: '25.00',
      bonusStake: '4.00',
      bonusWin: '10.00',
      status: 'won',
      currency: 'VND',
      lines: [],
    });
    expect(await ids({ source: 'lottery' })).toEqual([ticketId]);
    expect((await bets({ source: 'vendor' })).value.list).toHaveLength(2);
  });

  it('has no win for a refunded bet', async () => {
    const ticketId = await place();
    await settle(paid(ticketId, 'refunded'));
    expect((await bets()).value.list).toEqual([expect.objectContaining({ status: 'refunded', win: null })]);
  });

  it("filters by status and by days of the merchant's zone, newest first, in pages", async () => {
    // Midnight in Ho Chi Minh City is 17:00 UTC of the day before.
    const at = (text: string) => place({ placedAt: Date.parse(text) });
    const before = await at('2026-11-19T16:59:59.999Z');
    const first = await at('2026-11-19T17:00:00Z');
    const last = await at('2026-11-20T16:59:59.999Z');
    const after = await at('2026-11-20T17:00:00Z');
    await settle(paid(last, 'lost'));
    expect(await ids()).toEqual([after, last, first, before]);
    expect(await ids({ startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual([last, first]);
    expect(await ids({ startDate: '2026-11-21' })).toEqual([after]);
    expect(await ids({ endDate: '2026-11-19' })).toEqual([before]);
    expect(await ids({ type: 'lost' })).toEqual([last]);
    expect((await bets({ pageSize: '3', pageNo: '2' })).value).toMatchObject({
      totalPages: 2,
      list: [{ ticketId: before }],
    });
    expect(await bets({ startDate: '2026-11-21', endDate: '2026-11-20' })).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      value: { field: 'endDate' },
    });
    expect(await bets({ startDate: '20.11.2026' })).toMatchObject({ status: 400, value: { field: 'startDate' } });
    expect(await bets({ pageSize: '101' })).toMatchObject({ status: 400, value: { field: 'pageSize' } });
  });

  it('belongs to one member; trial members see their play money bets', async () => {
    const trial = await createMember(app, { type: 4 });
    const ticketId = await place({ who: trial });
    await place();
    expect((await bets({}, trial)).value.list).toEqual([expect.objectContaining({ ticketId, currency: 'FUN' })]);
    expect((await bets()).value.list).toHaveLength(1);
  });

  it('requires a token and its module', async () => {
    expect(
      (await app.server.inject({ method: 'GET', url: '/lgw/record/bets', headers: { moduleid: 'TRANSBETREPMEM3' } }))
        .statusCode,
    ).toBe(401);
    expect(
      (await app.server.inject({ method: 'GET', url: '/lgw/record/bets', headers: member.headers })).json(),
    ).toMatchObject({ errorCode: 'module.disabled' });
  });

  it('records thousands of settled tickets in one statement', async () => {
    const tickets = Array.from({ length: 2000 }, () => paid(randomUUID(), 'lost'));
    let statements = 0;
    await app.platform.db.transaction(async (tx) => {
      const counted = { ...tx, run: (query: Parameters<typeof tx.run>[0]) => (statements++, tx.run(query)) };
      const listener = app.platform.collected
        .all()
        .flatMap(({ listeners = [] }) => listeners)
        .filter(({ name }) => name === 'betting-record')
        .flatMap(({ subscriptions }) => subscriptions)
        .find(({ event }) => event === betSettled);
      const payload = { ...gameOf(member), bets: tickets };
      await listener?.handle(counted, [{ id: 1n, topic: 'bet.settled', memberId: null, payload, at: new Date() }]);
    });
    expect(statements).toBe(1);
    await place({ ticketId: tickets[1999]!.betId });
    expect(await ids({ type: 'lost' })).toEqual([tickets[1999]!.betId]);
  });
});
