import { randomUUID } from 'node:crypto';
import { callDesk, createMember, createOperator, openBackOffice, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, operator, second, call } = await openBackOffice();

describe('the frame', () => {
  it("counts each operator's pending work by permission", async () => {
    const member = await createMember(app, { balance: '1.00' });
    const frame = async (headers = operator.headers) =>
      (await callDesk<{ waiting: { page: string; count: number }[]; timeZone: string }>(app, headers, 'GET', '/frame'))
        .value;
    const approvals = async () => (await frame()).waiting.find(({ page }) => page === 'approvals')?.count ?? -1;
    const before = await approvals();
    await call('POST', '/adjustments', {
      memberId: String(member.memberId),
      amount: '1.00',
      reason: REASON,
      requestKey: 'frame-counts-1',
    });
    expect(await approvals()).toBe(before + 1);
    expect((await frame()).timeZone).toBe('Asia/Ho_Chi_Minh');
    const support = await createOperator(app, 'support');
    expect((await frame(support.headers)).waiting.map(({ page }) => page)).not.toContain('reviews');
    expect((await frame()).waiting.map(({ page }) => page)).toContain('reviews');
  });

  it('does not keep a session alive, unlike other calls', async () => {
    const { headers, name } = await createOperator(app);
    const used = async () =>
      app.platform.db.value(sql<number>`
        select extract(epoch from s.last_used_at)::float8 from backoffice_sessions s
          join backoffice_operators o on o.id = s.operator_id where o.name = ${name}`);
    const before = await used();
    await callDesk(app, headers, 'GET', '/frame');
    expect(await used()).toBe(before);
    await callDesk(app, headers, 'GET', '/me');
    expect(await used()).toBeGreaterThan(before);
  });
});

describe('the search', () => {
  const search = async (text: string, headers = operator.headers) =>
    (
      await callDesk<{ kind: string; title: string; query: object }[]>(
        app,
        headers,
        'GET',
        `/search?${new URLSearchParams({ text })}`,
      )
    ).value;

  it('finds members, draws, tickets and games, each with its permission', async () => {
    const member = await createMember(app, { balance: '12500.00' });
    const amount = { value: '12500.00', currency: 'VND' };
    expect(await search(member.userName.slice(0, -1))).toContainEqual(
      expect.objectContaining({ kind: 'member', title: member.userName, amount, state: null }),
    );
    const trial = await createMember(app, { type: 4 });
    expect(await search(trial.userName)).toContainEqual(expect.objectContaining({ kind: 'member', state: 'trial' }));
    expect(await search(String(member.memberId))).toContainEqual(
      expect.objectContaining({ kind: 'member', query: { memberId: String(member.memberId) } }),
    );
    const { numero: drawNumber } = await app.platform.db.one(sql<{ numero: string }>`
      select numero from lottery_draws where game_code = 'VN60' order by id limit 1`);
    expect(await search(drawNumber)).toContainEqual(
      expect.objectContaining({
        kind: 'draw',
        state: expect.any(String),
        query: { gameCode: 'VN60', numero: drawNumber },
      }),
    );
    const finance = await createOperator(app, 'finance');
    expect((await search(drawNumber, finance.headers)).map(({ kind }) => kind)).not.toContain('draw');
    expect((await search('dice')).map(({ kind }) => kind)).toContain('game');
    const north = expect.objectContaining({ kind: 'vendor', title: 'Northwind', query: { vendor: 'NWND' } });
    for (const text of ['northw', 'NWND', 'nwn']) expect(await search(text)).toContainEqual(north);
    expect((await search('orthwind')).map(({ kind }) => kind)).not.toContain('vendor');
    const risk = await createOperator(app, 'content');
    expect((await search('northwind', risk.headers)).map(({ kind }) => kind)).toContain('vendor');
    expect(await search("';--")).toEqual([]);
  });

  it('finds payments by the beginning or end of their number, with their permission', async () => {
    const member = await createMember(app);
    const id = `cafe0001${randomUUID().slice(8, -8)}0a1b${randomUUID().slice(-4)}`;
    await app.platform.db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status, expires_at)
      values (${id}::uuid, ${member.memberId}::bigint, '', 'sandbox', 'sandbox', 'VND', 5000000, 'awaiting',
        clock_timestamp())`);
    const hit = expect.objectContaining({
      kind: 'deposit',
      detail: member.userName,
      amount: { value: '50000.00', currency: 'VND' },
      state: 'awaiting',
      query: { view: 'all', filter: `orderId:eq:${id}` },
    });
    for (const text of ['cafe0001', 'CAFE0001', 'cafe0', '#CAFE000', id.slice(0, 13), id])
      expect(await search(text)).toContainEqual(hit);
    // Three characters are too few, and letters alone are taken as a word.
    for (const text of ['cafe', 'caf', 'cafe0001-', `${id}0`, 'cafe00012']) {
      const found = (await search(text)).filter(({ kind }) => kind === 'deposit');
      expect([text, found.length]).toEqual([text, text === 'cafe0001-' ? 1 : 0]);
    }
    // The end of the number in two halves, as chats show it.
    const end = id.slice(-8).toUpperCase();
    for (const text of [end, `${end.slice(0, 4)}-${end.slice(4)}`, `#${end.slice(0, 4)}-${end.slice(4)}`, '#0A1B'])
      expect(await search(text)).toContainEqual(hit);
    expect((await search(end.slice(1))).filter(({ kind }) => kind === 'deposit')).toEqual([]);
    const support = await createOperator(app, 'support');
    expect((await search(id, support.headers)).map(({ kind }) => kind)).not.toContain('deposit');
  });

  it('finds bets by every short form of their number, and opens them in the list of their member', async () => {
    const member = await createMember(app);
    const id = `beef0001-1111-4111-8111-0123${randomUUID().slice(-8)}`;
    await app.platform.db.run(sql`
      insert into records_bets (ticket_id, source, bet_id, member_id, status, game_code, game_name, asset, stake_minor,
        placed_at, lines)
      values (${id}::uuid, 'original', ${id}, ${member.memberId}::bigint, 'open', 'dice', 'Dice', 'VND', 5000,
        clock_timestamp(), '[]')`);
    const hit = expect.objectContaining({
      kind: 'bet',
      title: 'beef0001',
      detail: `${member.userName} · Dice`,
      state: 'open',
      query: { memberId: String(member.memberId), tab: 'bets', bet: id },
    });
    const end = id.slice(-8);
    for (const text of ['beef0001', 'BEEF0001', id, end, `${end.slice(0, 4)}-${end.slice(4)}`.toUpperCase()])
      expect(await search(text)).toContainEqual(hit);
    const content = await createOperator(app, 'content');
    expect((await search(id, content.headers)).map(({ kind }) => kind)).not.toContain('bet');
  });
});

describe('a view', () => {
  const view = {
    list: 'members',
    name: 'New ones',
    filter: ['account:prefix:demo'],
    sort: '-createdAt',
    columns: null,
  };
  const list = async (headers = operator.headers) =>
    (await callDesk<{ viewId: string; name: string }[]>(app, headers, 'GET', '/views?list=members')).value;
  const drop = async (viewId: string, headers = operator.headers) =>
    (await app.server.inject({ method: 'DELETE', url: `/backoffice/api/views/${viewId}`, headers })).json<{
      errorCode: string | null;
    }>();

  it('is saved once per name for one operator, and belongs to that operator only', async () => {
    await call('POST', '/views', view);
    const { value } = await call<{ viewId: string }>('POST', '/views', { ...view, columns: ['account', 'balance'] });
    expect(await list()).toEqual([{ ...view, columns: ['account', 'balance'], viewId: value.viewId }]);
    expect(await list(second.headers)).toEqual([]);
    expect(await drop(value.viewId, second.headers)).toMatchObject({ errorCode: 'not.found' });
    expect(await drop(value.viewId)).toMatchObject({ errorCode: null });
    expect(await list()).toEqual([]);
  });

  it('rejects conditions that the list would refuse and lists out of reach, and is limited to twenty', async () => {
    expect(await call('POST', '/views', { ...view, filter: ['balance:eq:1'] })).toMatchObject({
      errorCode: 'list.refused',
    });
    expect(await call('POST', '/views', { ...view, list: 'nothing' })).toMatchObject({ errorCode: 'not.found' });
    const support = await createOperator(app, 'support');
    const reviews = { ...view, list: 'reviews', filter: [], sort: null };
    expect(await callDesk(app, support.headers, 'POST', '/views', reviews)).toMatchObject({ status: 403 });
    for (let number = 0; number < 20; number++) await call('POST', '/views', { ...view, name: `View ${number}` });
    expect(await call('POST', '/views', view)).toMatchObject({ errorCode: 'views.full' });
    expect(await call('POST', '/views', { ...view, name: 'View 3' })).toMatchObject({ success: true });
  });
});
