import type { backoffice, lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { callDesk, createMember, REASON, type TestMember } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { cancel, get as read, publish, send, terms } from '../lottery.testing.ts';
import type { Menu, Plays } from '../present.ts';
import { awaitDraw, createDraw, openLotteryDesk, resultFrom, STATION } from './desk.testing.ts';
import { DRAW_ALARM } from './today/alarms.ts';

type Sale = ValueOf<typeof contract.sale>;
type Numbers = ValueOf<typeof contract.salePlay>;
type OneNumber = ValueOf<typeof contract.saleNumber>;
type Report = ValueOf<typeof contract.draw>;

const { app, one, two, get, post, trail, close } = await openLotteryDesk();
afterAll(close);

const [anna, bao] = [
  await createMember(app, { balance: '1000000.00' }),
  await createMember(app, { balance: '1000000.00' }),
];
const bet = (member: TestMember, issue: string, play: string, picks: string[], unitStake = '1000.00') =>
  send(app, member, issue, [{ play, picks, unitStake }], undefined, { gameCode: STATION });
const pathOf = (issue: string) => `/draws/${STATION}/${issue}`;
const why = { reason: REASON };

/** Creates a separate draw, and a function that finishes it with all payments. */
async function onSale() {
  const issue = await createDraw(app);
  const end = async (special: string) => {
    await awaitDraw(app, issue);
    const result = { result: resultFrom(`sale ${issue}`, special), reason: REASON };
    await post(`${pathOf(issue)}/result`, result);
    await post(`${pathOf(issue)}/result`, result, two);
    await app.rooms.lottery.runDueSteps();
  };
  return { issue, path: pathOf(issue), end };
}

describe('the potential cost of a draw', () => {
  it('is reported by play and number, against the limits, for real money without cancelled tickets', async () => {
    await publish(app, STATION, [
      terms({ liabilityMinor: 100_000_000n }),
      terms({ play: 'lo2', liabilityMinor: 200_000_000n }),
      terms({ play: 'xien2', odds: 160_000n, liabilityMinor: 10_000_000n }),
    ]);
    const { issue, path, end } = await onSale();
    const trial = await createMember(app, { balance: '100000.00', type: 4 });
    expect(await bet(trial, issue, 'de', ['27'], '9000.00')).toMatchObject({ success: true });
    await bet(anna, issue, 'de', ['27'], '4000.00');
    await bet(bao, issue, 'de', ['27']);
    await bet(bao, issue, 'de', ['31']);
    await bet(anna, issue, 'xien2', ['27', '31']);
    await bet(bao, issue, 'xien2', ['27', '40'], '2000.00');
    const gone = await bet(anna, issue, 'de', ['99'], '3000.00');
    await cancel(app, anna, gone.value.ticketId);

    const sale = await get<Sale>(`${path}/sale`);
    // Stakes of 9,000.00; De at 99.5 returns 99.5 %, Xien 2 at 16 somewhat less.
    expect(sale).toMatchObject({
      currency: 'VND',
      tickets: 5,
      stake: '9000.00',
      worst: { play: 'de', picks: ['27'], payout: '497500.00', net: '-488500.00' },
      reserve: { used: '645000.00' },
    });
    const perXien = Number(
      (
        await read<{ plays: { code: string; returnPercent: string }[] }>(app, `/lgw/lottery/plays?gameCode=${STATION}`)
      ).value.plays.find(({ code }) => code === 'xien2')?.returnPercent,
    );
    expect(Number(sale.expected.amount)).toBeCloseTo(6000 * 0.005 + 3000 * (1 - perXien / 100), 0);
    expect(sale.plays.map(({ play, percent, limit, pickCount }) => [play, percent, limit, pickCount])).toEqual([
      ['lo2', 0, '2000000.00', 1],
      ['de', 49, '1000000.00', 1],
      ['xien2', 32, '100000.00', 2],
    ]);
    expect(await get<Numbers>(`${path}/sale/de`)).toEqual([
      { number: '27', liability: '497500.00', percent: 49, isStopped: false },
      { number: '31', liability: '99500.00', percent: 9, isStopped: false },
    ]);
    expect(await get<Numbers>(`${path}/sale/xien2`)).toEqual([
      { number: '27', liability: '48000.00', percent: 32, isStopped: false },
      { number: '31', liability: '16000.00', percent: 16, isStopped: false },
      { number: '40', liability: '32000.00', percent: 32, isStopped: false },
    ]);
    expect(await get<OneNumber>(`${path}/sale/de/27`)).toMatchObject({
      stake: '5000.00',
      tickets: 2,
      members: 2,
      payout: '497500.00',
      percent: 49,
      largest: [
        { memberId: String(anna.memberId), stake: '4000.00' },
        { memberId: String(bao.memberId), stake: '1000.00' },
      ],
      stop: null,
    });
    const query = `filter=gameCode:eq:${STATION}&filter=numero:eq:${issue}`;
    expect((await callDesk(app, one.headers, 'GET', `/draws?${query}`)).value).toMatchObject({
      list: [{ reservePercent: 0 }],
    });
    // The start page names it among the money at risk, with the same figure.
    const today = await callDesk<ValueOf<typeof backoffice.today>>(app, one.headers, 'GET', '/today');
    expect(today.value.risks.find(({ query }) => query['numero'] === issue)).toMatchObject({
      kind: 'draw',
      page: 'draws',
      amount: '645000.00',
      query: { gameCode: STATION },
    });
    await end('00099');
    expect(await get<Numbers>(`${path}/sale/de`)).toEqual([]);
    expect((await get<Sale>(`${path}/sale`)).reserve.used).toBe('0.00');
  });

  it('is, once settled, the loss of the alarm; its sales are on the start page: real money that stayed', async () => {
    const since = new Date();
    const { issue, end } = await onSale();
    const trial = await createMember(app, { balance: '100000.00', type: 4 });
    await bet(trial, issue, 'de', ['27'], '9000.00');
    await bet(anna, issue, 'de', ['27']);
    const gone = await bet(bao, issue, 'de', ['31'], '9000.00');
    expect(await cancel(app, bao, gone.value.ticketId)).toMatchObject({ success: true });
    await end('00027');
    const losses = await DRAW_ALARM.find(app.platform.db, { threshold: 1n, since, asset: 'VND' });
    expect(losses.map(({ object, value }) => [object, value])).toEqual([[`draw:${STATION}:${issue}`, 9_850_000n]]);
    const board = await callDesk<ValueOf<typeof backoffice.dashboard>>(app, one.headers, 'GET', '/dashboard');
    expect(board.value.feed.find(({ query }) => query['numero'] === issue)).toMatchObject({
      kind: 'draw',
      amount: '1000.00',
      currency: 'VND',
    });
  });

  it('rejects an unknown draw, play or number', async () => {
    const { issue, path, end } = await onSale();
    expect(await get(`${pathOf('20980101')}/sale`)).toBeNull();
    const codeOf = async (url: string) => (await callDesk(app, one.headers, 'GET', `/lottery${url}`)).errorCode;
    expect(await codeOf(`${pathOf('20971231')}/sale`)).toBe('draw.unknown');
    expect(await codeOf(`${path}/sale/nothing`)).toBe('not.found');
    expect(await codeOf(`${path}/sale/de/270`)).toBe('not.found');
    for (const [play, number] of [
      ['de', '7'],
      ['nothing', '27'],
      ['big', '00'],
    ])
      expect(await post(`${path}/sale/${play}/${number}/stop`, why)).toMatchObject({ errorCode: 'not.found' });
    expect(await trail(`draw:${STATION}:${issue}`)).toEqual([]);
    await end('00001');
  });
});

describe('a number', () => {
  it('is stopped in one draw: tickets with it are refused as a whole, sold ones are drawn and paid', async () => {
    const { issue, path, end } = await onSale();
    const next = await onSale();
    const before = await app.rooms.wallet.balance(anna.memberId, 'VND');
    expect(await bet(anna, issue, 'de', ['27'])).toMatchObject({ success: true });
    expect(await post(`${path}/sale/de/27/stop`, { reason: 'short' })).toMatchObject({ errorCode: 'request.invalid' });
    expect(await post(`${path}/sale/de/27/stop`, why)).toMatchObject({ value: { by: one.name, reason: REASON } });
    expect(await post(`${path}/sale/de/27/stop`, why, two)).toMatchObject({ errorCode: 'row.unchanged' });
    const lines = ['28', '27'].map((pick) => ({ play: 'de', picks: [pick], unitStake: '1000.00' }));
    expect(await send(app, anna, issue, lines, undefined, { gameCode: STATION })).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { scope: 'stopped', play: 'de', picks: ['27'], maxUnitStake: '0.00' },
    });
    // Other numbers, the same number in other plays, and other draws stay on sale.
    expect(await bet(bao, issue, 'de', ['28'])).toMatchObject({ success: true });
    expect(await bet(bao, issue, 'lo2', ['27'])).toMatchObject({ success: true });
    expect(await bet(bao, next.issue, 'de', ['27'])).toMatchObject({ success: true });
    const trial = await createMember(app, { balance: '100000.00', type: 4 });
    expect(await bet(trial, issue, 'de', ['27'])).toMatchObject({ errorCode: 'limit.exceeded' });
    expect(await get<Numbers>(`${path}/sale/de`)).toContainEqual(
      expect.objectContaining({ number: '27', liability: '99500.00', isStopped: true }),
    );
    expect((await get<Sale>(`${path}/sale`)).plays.find(({ play }) => play === 'de')?.stopped).toBe(1);
    expect((await get<OneNumber>(`${path}/sale/de/27`)).stop).toMatchObject({ by: one.name, reason: REASON });
    await end('00027');
    expect(await app.rooms.wallet.balance(anna.memberId, 'VND')).toBe(before - 100_000n + 9_950_000n);
    const { left } = await app.platform.db.one(sql<{ left: number }>`
      select count(*)::int as left from lottery_stopped_numbers s join lottery_draws d on d.id = s.draw_id
       where d.numero = ${issue}`);
    expect(left).toBe(0);
    expect(await post(`${path}/sale/de/28/stop`, why)).toMatchObject({
      errorCode: 'draw.not.on.sale',
      value: { state: 'settled' },
    });
    await next.end('00000');
  });

  it('stops every combination bet that contains the number, even before its first sale', async () => {
    const { issue, path, end } = await onSale();
    expect(await post(`${path}/sale/xien2/31/stop`, why)).toMatchObject({ success: true });
    expect(await get<Numbers>(`${path}/sale/xien2`)).toEqual([
      { number: '31', liability: '0.00', percent: 0, isStopped: true },
    ]);
    expect(await bet(anna, issue, 'xien2', ['44', '31'])).toMatchObject({ value: { scope: 'stopped', picks: ['31'] } });
    expect(await bet(anna, issue, 'xien2', ['44', '32'])).toMatchObject({ success: true });
    await end('00001');
  });

  it('is sold again after its release, and the audit trail records stop and release', async () => {
    const { issue, path, end } = await onSale();
    expect(await post(`${path}/sale/de/27/resume`, why)).toMatchObject({ errorCode: 'row.unchanged' });
    await post(`${path}/sale/de/27/stop`, why);
    await post(`${path}/sale/de/28/stop`, why);
    const back = { reason: 'The limit was raised' };
    expect(await post(`${path}/sale/de/27/resume`, back, two)).toMatchObject({ success: true });
    expect(await bet(anna, issue, 'de', ['27'])).toMatchObject({ success: true });
    expect(await bet(anna, issue, 'de', ['28'])).toMatchObject({ errorCode: 'limit.exceeded' });
    await post(`${path}/sale/de/28/resume`, back);
    const { hasStops } = await app.platform.db.one(sql<{ hasStops: boolean }>`
      select has_stops as "hasStops" from lottery_draws where game_code = ${STATION} and numero = ${issue}`);
    expect(hasStops).toBe(false);
    expect((await trail(`draw:${STATION}:${issue}`)).slice(0, 3)).toMatchObject([
      { actor: one.name, action: 'number.stopped', after: { play: 'de', number: '27' }, reason: REASON },
      { action: 'number.stopped', after: { number: '28' } },
      {
        actor: two.name,
        action: 'number.resumed',
        before: { play: 'de', number: '27', stoppedBy: one.name, stopReason: REASON },
        reason: 'The limit was raised',
      },
    ]);
    await end('00001');
  });
});

describe('a sale', () => {
  it('is closed early: no more purchases or cancellations, sold tickets are drawn on time and paid', async () => {
    const { issue, path, end } = await onSale();
    const before = await app.rooms.wallet.balance(anna.memberId, 'VND');
    const { value: sold } = await bet(anna, issue, 'de', ['27']);
    expect(await post(`${path}/close`, {})).toMatchObject({ errorCode: 'request.invalid' });
    const { lockAt } = await get<Report>(path);
    const closed = await post<ValueOf<typeof contract.closeSale>>(`${path}/close`, why);
    expect(closed.value).toMatchObject({ tickets: 1 });
    expect(closed.value.closedAt).toBeLessThan(lockAt);
    expect(await bet(bao, issue, 'de', ['27'])).toMatchObject({ errorCode: 'draw.closed' });
    expect(await cancel(app, anna, sold.ticketId)).toMatchObject({ errorCode: 'draw.closed' });
    // The committed time stays, because the beacon round follows from it.
    expect(await get<Report>(path)).toMatchObject({ state: 'locked', lockAt, closedAt: closed.value.closedAt });
    for (const call of ['close', 'sale/de/27/stop'])
      expect(await post(`${path}/${call}`, why)).toMatchObject({ errorCode: 'draw.not.on.sale' });
    expect(await trail(`draw:${STATION}:${issue}`)).toMatchObject([
      { actor: one.name, action: 'sale.closed', before: { state: 'open' }, after: { tickets: 1 }, reason: REASON },
    ]);
    await end('00027');
    expect(await app.rooms.wallet.balance(anna.memberId, 'VND')).toBe(before - 100_000n + 9_950_000n);
  });

  it('immediately notifies members of stopped numbers and of the closed sale, with its time', async () => {
    const { issue, path, end } = await onSale();
    await app.platform.db.run(sql`
      update lottery_draws set draw_at = clock_timestamp() + interval '61 minutes'
       where game_code = ${STATION} and numero = ${issue}`);
    // Otherwise the game's own draws of these days would be first.
    await app.platform.db.run(sql`
      update lottery_draws set draw_at = draw_at + interval '20 years', lock_at = lock_at + interval '20 years'
       where game_code = ${STATION} and numero < '2098'`);
    const shown = async () =>
      (await read<Menu>(app, '/lgw/lottery/getLottList')).value
        .flatMap(({ gameMenus }) => gameMenus)
        .find(({ code }) => code === STATION);
    expect(await shown()).toMatchObject({ numero: issue, isSale: true });
    const stopped = async () => {
      const { numero: drawNumber, stopped: stops } = (await read<Plays>(app, `/lgw/lottery/plays?gameCode=${STATION}`))
        .value;
      return [drawNumber, stops];
    };
    expect(await stopped()).toEqual([issue, []]);
    for (const number of ['27', '03']) await post(`${path}/sale/de/${number}/stop`, why);
    await expect.poll(stopped).toEqual([issue, [{ play: 'de', numbers: ['03', '27'] }]]);
    await post(`${path}/sale/de/27/resume`, why);
    await expect.poll(stopped).toEqual([issue, [{ play: 'de', numbers: ['03'] }]]);
    const { events } = await app.platform.db.one(sql<{ events: number }>`
      select count(*)::int as events from platform_stream
       where member_id is null and name = 'draw.stops' and data ->> 'numero' = ${issue}`);
    expect(events).toBe(3);
    await post(`${path}/close`, why);
    await expect.poll(shown).toMatchObject({ numero: issue, isSale: false });
    const game = await shown();
    expect(game?.lockTime).toBeGreaterThanOrEqual(game?.remainTime ?? Number.POSITIVE_INFINITY);
    await end('00001');
  });
});
