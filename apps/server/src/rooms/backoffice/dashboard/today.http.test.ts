import { type backoffice as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { callDesk, createMember, createOperator, DICE, openBackOffice, stakeOf } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { betPlaced, betSettled } from '../../../platform/events/index.ts';

type Today = ValueOf<typeof contract.today>;
type Net = ValueOf<typeof contract.netReasons>;
type Board = ValueOf<typeof contract.dashboard>;

const { app, operator, call } = await openBackOffice();
const { db, events } = app.platform;

const today = async (headers = operator.headers) => (await callDesk<Today>(app, headers, 'GET', '/today')).value;
const net = async (query = '') => (await call<Net>('GET', `/today/net${query}`)).value;
const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

describe('the queues of the start page', () => {
  it('show each waiting row with its age against the promised time, late queues first', async () => {
    const { memberId, userName } = await createMember(app);
    await db.run(sql`
      insert into protection_alerts (member_id, marker, value_now, value_before, began_at)
      select ${memberId}::bigint, 'marker' || minutes, '3', '1', clock_timestamp() - minutes * interval '1 minute'
        from unnest(array[150, 45, 5]) minutes`);
    const { queues } = await today();
    const harm = queues.find(({ page }) => page === 'protection-alerts');
    expect(harm).toMatchObject({ promiseMinutes: 60, count: 3, countIsExact: true, early: 1, halfway: 1, late: 1 });
    expect(harm?.cases.map(({ title }) => title)).toEqual([userName, userName, userName]);
    const [first] = harm?.cases ?? [];
    expect(Math.round((Date.now() - (first?.at ?? 0)) / 60_000)).toBe(150);
    const lateness = queues.map(({ late }) => late > 0);
    expect(lateness).toEqual(lateness.toSorted((a, b) => Number(b) - Number(a)));
    // The link of a row opens its case.
    const alert = first?.query['alert'];
    const opened = await call<{ list: { id: string }[] }>('GET', `/protectionAlerts?filter=id:eq:${alert}`);
    expect(opened.value.list.map(({ id }) => id)).toEqual([alert]);
    await db.run(sql`delete from protection_alerts where member_id = ${memberId}::bigint`);
    expect((await today()).queues.map(({ page }) => page)).not.toContain('protection-alerts');
  });

  it('have the counts of the navigation, and every queue opens its oldest row', async () => {
    const { queues } = await today();
    const { waiting } = (await call<ValueOf<typeof contract.frame>>('GET', '/frame')).value;
    const countsOf = (all: readonly { page: string; count: number }[]) =>
      Object.fromEntries(all.filter(({ count }) => count > 0).map(({ page, count }) => [page, count]));
    expect(countsOf(queues)).toEqual(countsOf(waiting));
    for (const { cases, count } of queues) expect(cases.length).toBe(Math.min(count, 5));
  });

  it('show an operator only the blocks that the permissions include', async () => {
    const content = await createOperator(app, 'content');
    const seen = await today(content.headers);
    const allowed = ['applications', 'approvals', 'tasks'];
    expect(seen.queues.filter(({ page }) => !allowed.includes(page))).toEqual([]);
    expect([seen.risks, seen.riskKinds]).toEqual([[], []]);
    expect((await today()).riskKinds.toSorted()).toEqual(['draw', 'round', 'vendorRound']);
    expect(await callDesk(app, content.headers, 'GET', '/today/net')).toMatchObject({ errorCode: 'permission.denied' });
    expect(await callDesk(app, {}, 'GET', '/today')).toMatchObject({ errorCode: 'auth.required' });
  });

  it('show each operator their own blocks when several ask at the same time', async () => {
    const [content, second] = [await createOperator(app, 'content'), await createOperator(app, 'content')];
    const board = async (headers: Record<string, string>) =>
      (await callDesk<Board>(app, headers, 'GET', '/dashboard')).value.figures.map(({ name }) => name);
    const apart = [await board(operator.headers), await board(content.headers)];
    expect(apart[0]?.length).toBeGreaterThan(apart[1]?.length ?? 0);
    const readers = [operator, content, second, operator];
    expect(await Promise.all(readers.map(({ headers }) => board(headers)))).toEqual([
      apart[0],
      apart[1],
      apart[1],
      apart[0],
    ]);
    const together = await Promise.all(readers.map(({ headers }) => today(headers)));
    expect(together.map(({ riskKinds }) => riskKinds.length)).toEqual([3, 0, 0, 3]);
  });
});

describe('the net revenue', () => {
  it('is explained by the figures of the dashboard, the largest wins, the games and the gifts', async () => {
    const member = await createMember(app, { bonus: { amount: '500.00' } });
    const { memberId, userName } = member;
    const game = { ...DICE, asset: 'VND' };
    const bet = { betId: '0199f7a0-0000-7000-8000-000000000077', memberId: String(memberId), userName, at: Date.now() };
    const outcome = { status: 'won' as const, winMinor: '990000000', bonusWinMinor: '0', version: 1 };
    await events.outbox.add(db, betPlaced, memberId, {
      ...game,
      ...stakeOf({ betId: bet.betId, memberId, at: bet.at, stakeMinor: '100000' }),
    });
    await events.outbox.add(db, betSettled, null, { ...game, bets: [{ ...bet, ...outcome }] });
    await events.outbox.drain();
    const [found, board] = [await net(), (await call<Board>('GET', '/dashboard')).value];
    const figure = (name: string) => minorOf(board.figures.find((one) => one.name === name)?.value ?? '');
    expect(minorOf(found.net)).toBe(figure('netRevenue'));
    expect(Object.fromEntries(found.parts.map(({ name, amount }) => [name, minorOf(amount)]))).toEqual({
      revenue: figure('revenue'),
      giftCost: -figure('giftCost'),
    });
    expect(minorOf(found.net)).toBeLessThan(0n);
    const of = (kind: string) => found.reasons.filter((one) => one.kind === kind);
    expect(of('win')[0]).toMatchObject({
      title: userName,
      amount: formatMinor(989_900_000n),
      page: 'member',
      query: { memberId: String(memberId), tab: 'bets' },
    });
    expect(of('game').map(({ amount }) => minorOf(amount))).toEqual(
      of('game')
        .map(({ amount }) => minorOf(amount))
        .toSorted((a, b) => Number(b - a)),
    );
    expect(of('game')[0]).toMatchObject({ page: 'reports', query: { by: 'game' } });
    expect(of('gift').find(({ title }) => title === userName)).toMatchObject({
      amount: '500.00',
      query: { tab: 'ledger' },
    });
    // The filter of a win leads to the bet itself.
    const filter = of('win')[0]?.query['filter'] ?? '';
    const bets = await call<{ list: { win: string | null }[] }>(
      'GET',
      `/bets?filter=memberId:eq:${memberId}&filter=${encodeURIComponent(filter)}`,
    );
    expect(bets.value.list.map(({ win }) => win)).toEqual([formatMinor(990_000_000n)]);
    // The hours of a day add up to the figure of the day.
    const netParts = board.figures.find(({ name }) => name === 'netRevenue')?.parts ?? [];
    const lowest = netParts.toSorted((a, b) => Number(minorOf(a.value) - minorOf(b.value)))[0];
    const hour = await net(`?at=${lowest?.at}`);
    expect([hour.from, hour.net]).toEqual([lowest?.at, lowest?.value]);
  });

  it('is not read outside the period', async () => {
    expect(await call('GET', '/today/net?at=1')).toMatchObject({ errorCode: 'request.invalid' });
  });
});
