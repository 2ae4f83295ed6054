import { callDesk, createMember, createOperator, openTestApp, REASON, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import {
  betSettled,
  bonusCancelled,
  depositCredited,
  depositReversed,
  type EventType,
  passwordChanged,
  securityChanged,
  withdrawalChanged,
} from '../../platform/events/index.ts';
import { sql } from '../../platform/db/index.ts';
import { deliver, writeChoices } from './deliver.ts';
import { eraseInbox } from './personal.ts';

const app = await openTestApp({ started: true });
const member = await createMember(app);
const admin = (await createOperator(app)).headers;

type Answer = { status: number; errorCode: string | null; value: never };

async function call(
  who: TestMember | null,
  method: 'GET' | 'PUT' | 'DELETE',
  path = '',
  { payload, ...headers }: { payload?: object; language?: string; moduleid?: string } = {},
): Promise<Answer> {
  const response = await app.server.inject({
    method,
    url: `/wps/inbox${path}`,
    headers: { moduleid: 'INBOX3', ...headers, ...who?.headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, ...response.json<Omit<Answer, 'status'>>() };
}
const unread = async (who: TestMember) => (await call(who, 'GET', '/unreadCount')).value;
const titles = async (who: TestMember, language = 'EN') => {
  const { list } = (await call(who, 'GET', '', { language })).value as { list: { title: string }[] };
  return list.map(({ title }) => title);
};
const tell = (event: EventType, memberId: bigint | null, payload: object) =>
  app.platform.db.transaction((tx) => app.platform.events.outbox.add(tx, event, memberId, payload as never));
let requests = 0;
const send = (audience: object, texts: object, key = `wish-${String(++requests).padStart(6, '0')}`) =>
  callDesk(app, admin, 'POST', '/mailings', { key, kind: 'news', audience, texts, reason: REASON });

describe('messages about events of other rooms', () => {
  it('name the changed security setting of the account, whatever the member has turned off', async () => {
    const careful = await createMember(app);
    for (const change of ['device', 'passkeyAdded', 'passkeyRemoved', 'payoutAccount'])
      await tell(securityChanged, careful.memberId, { change, detail: `the ${change}\u202e` });
    for (const change of ['authenticatorAdded', 'authenticatorRemoved', 'paymentPassword'])
      await tell(securityChanged, careful.memberId, { change, detail: '' });
    await expect.poll(() => unread(careful)).toBe(7);
    expect(await titles(careful)).toEqual([
      'A payment password was set',
      'The authenticator was removed',
      'An authenticator was set up',
      'An account for withdrawals was added',
      'A passkey was removed',
      'A passkey was added',
      'Log-in on a new device',
    ]);
    expect((await titles(careful, 'VI'))[6]).toBe('Đăng nhập trên thiết bị mới');
    const { list } = (await call(careful, 'GET')).value as { list: { kind: string; preview: string }[] };
    expect(list[0]?.preview).toMatch(/^If it was not you/);
    expect(list[6]).toMatchObject({
      kind: 'security',
      preview: expect.stringMatching(/^\u2068the device\u2069 · If it was not you/),
    });
  });

  it('report a deposit, a withdrawal and a new password once each, in the reader’s language', async () => {
    const payload = { orderId: 'd-1', amountMinor: '123456789' };
    await tell(depositCredited, member.memberId, payload);
    await tell(depositCredited, member.memberId, payload);
    for (const status of ['approved', 'paid'])
      await tell(withdrawalChanged, member.memberId, { orderId: 'w-1', status, amountMinor: '500', asset: 'VND' });
    await tell(passwordChanged, member.memberId, {});
    await expect.poll(() => titles(member)).toHaveLength(3);
    expect(await titles(member)).toEqual(['Your password was changed', 'Withdrawal paid', 'Deposit arrived']);
    expect(await titles(member, 'Vi')).toContain('Tiền nạp đã đến');
    expect(await titles(member, 'XX')).toContain('Deposit arrived');
    expect(await unread(member)).toBe(3);
    const { list } = (await call(member, 'GET', '?pageSize=1&pageNo=3')).value as { list: { id: string }[] };
    expect((await call(member, 'GET', `/${list[0]!.id}`)).value).toMatchObject({
      kind: 'deposit',
      text: '1,234,567.89 VND was added to your balance. Order d-1.',
      read: false,
    });
  });

  it('report a reversed deposit once, without its fee', async () => {
    const debtor = await createMember(app);
    for (const event of [depositCredited, depositReversed, depositReversed])
      await tell(event, debtor.memberId, { orderId: 'd-2', amountMinor: '6000000', feeMinor: '1000000' });
    await expect.poll(() => titles(debtor, 'Vi')).toEqual(['Tiền nạp bị thu hồi', 'Tiền nạp đã đến']);
    const preview = expect.stringContaining('took back 50,000.00 VND');
    expect((await call(debtor, 'GET', '')).value).toMatchObject({ list: [{ kind: 'deposit', preview }, {}] });
  });

  it('report settled draws to members who want it, but never play money', async () => {
    const winner = await createMember(app);
    const other = await createMember(app);
    await app.platform.db.transaction((tx) => writeChoices(tx, winner.memberId, { settled: true }));
    const bet = (who: TestMember, betId: string) => ({
      betId,
      memberId: String(who.memberId),
      userName: who.userName,
      version: 1,
      at: 0,
      status: 'won',
      winMinor: '700',
      bonusWinMinor: '0',
    });
    const draw = {
      source: 'lottery',
      product: 'lottery',
      vendor: null,
      gameId: 'MB',
      gameName: 'Miền Bắc',
      roundId: '20261121',
    };
    await tell(betSettled, null, { ...draw, asset: 'FUN', bets: [bet(winner, 'a')] });
    await tell(betSettled, null, { ...draw, asset: 'VND', bets: [bet(winner, 'b'), bet(other, 'c')] });
    await expect.poll(() => titles(winner)).toEqual(['You have won']);
    expect(await titles(other)).toEqual([]);
  });

  it('name a cancelled bonus, what was removed and what is left, in the reader’s language', async () => {
    const holder = await createMember(app);
    await tell(bonusCancelled, holder.memberId, {
      bonusId: 'b-1',
      titles: { EN: 'Welcome', ES: 'Bienvenida', TR: 'Hoş geldiniz' },
      amountMinor: '1000000',
      restMinor: '250050',
      asset: 'VND',
    });
    await expect.poll(() => titles(holder, 'ES')).toEqual(['Bono cancelado']);
    const { list } = (await call(holder, 'GET')).value as { list: { id: string }[] };
    const textIn = async (language: string) =>
      ((await call(holder, 'GET', `/${list[0]!.id}`, { language })).value as { text: string }).text;
    expect([await textIn('ES'), await textIn('TR'), await textIn('VI')]).toEqual([
      '\u2068Bienvenida\u2069: se retiraron 10.000,00 VND de tu monedero de bonos. Tu dinero real se queda: ' +
        '2500,50 VND.',
      '\u2068Hoş geldiniz\u2069: 10.000,00 VND bonus cüzdanınızdan silindi. Gerçek paranız kalır: 2.500,50 VND.',
      '\u2068Welcome\u2069: 10.000,00 VND đã bị trừ khỏi ví thưởng của bạn. Tiền thật của bạn vẫn còn: 2.500,50 VND.',
    ]);
  });

  it('are not sent for a kind that the member has turned off; security messages always are', async () => {
    const quiet = await createMember(app);
    const change = await call(quiet, 'PUT', '/settings', { payload: { deposit: false } });
    expect(change.value).toEqual({ news: true, deposit: false, withdrawal: true, settled: false });
    expect(await call(quiet, 'PUT', '/settings', { payload: { security: false } })).toMatchObject({ status: 400 });
    await app.platform.db.transaction((tx) =>
      deliver(app.platform.events, tx, [
        { memberId: quiet.memberId, kind: 'deposit', key: 'q1', template: 'credited', params: {} },
        { memberId: quiet.memberId, kind: 'security', key: 'q2', template: 'password', params: {} },
      ]),
    );
    expect(await titles(quiet)).toEqual(['Your password was changed']);
  });
});

describe("operators' messages", () => {
  it('go to everyone in one row, which each reader opens and removes separately [E-086] [X-076]', async () => {
    const [one, two] = [await createMember(app), await createMember(app)];
    const texts = { EN: { title: 'New draws', text: 'Every day' }, VI: { title: 'Kỳ quay mới', text: 'Mỗi ngày' } };
    const key = 'wish-to-all';
    expect((await send({}, texts, key)).value).toEqual({ sent: 1 });
    expect((await send({}, texts, key)).value).toEqual({ sent: 0 });
    const { n } = await app.platform.db.one(
      sql<{ n: number }>`
        select count(*)::int as n from inbox_messages where key = ${`sent:${key}`}`,
    );
    expect(n).toBe(1);
    expect([await unread(one), await unread(two)]).toEqual([1, 1]);
    expect([await titles(one, 'VI'), await titles(two, 'TY')]).toEqual([['Kỳ quay mới'], ['New draws']]);
    const { list } = (await call(one, 'GET')).value as { list: { id: string; read: boolean }[] };
    const { id } = list[0]!;
    expect(await call(one, 'PUT', `/${id}/read`)).toMatchObject({ status: 200, value: null });
    expect(await call(one, 'PUT', `/${id}/read`)).toMatchObject({ status: 200 });
    expect([await unread(one), await unread(two)]).toEqual([0, 1]);
    expect(await call(two, 'DELETE', `/${id}`)).toMatchObject({ status: 200 });
    expect(await call(two, 'DELETE', `/${id}`)).toMatchObject({ status: 404 });
    expect([await unread(two), await titles(two), await titles(one)]).toEqual([0, [], ['New draws']]);
    const rows = (await callDesk<{ list: object[] }>(app, admin, 'GET', '/mailings')).value.list;
    expect(rows[0]).toMatchObject({ id, audience: '*', opened: 2 });
    // A member who marks everything as read has also opened it, and counts once.
    const three = await createMember(app);
    for (const member of [one, three]) expect(await call(member, 'PUT', '/readAll')).toMatchObject({ status: 200 });
    const opened = async () =>
      (await callDesk<{ list: { opened: number }[] }>(app, admin, 'GET', '/mailings')).value.list[0]?.opened;
    expect(await opened()).toBe(3);
    // A member who leaves is no longer counted.
    await app.platform.db.transaction((tx) => eraseInbox(tx, three.memberId));
    expect(await opened()).toBe(2);
    expect(await callDesk(app, admin, 'POST', `/mailings/${id}/withdraw`, { reason: REASON })).toMatchObject({
      status: 200,
    });
    expect(await titles(one)).toEqual([]);
    const trail = await callDesk<{ list: object[] }>(app, admin, 'GET', '/audit?filter=object:prefix:mailing:');
    const [withdrawn, repeated, sent] = trail.value.list;
    expect(withdrawn).toMatchObject({ before: { kind: 'news', audience: {}, texts }, after: null });
    expect([sent, repeated]).toMatchObject([{ after: { sent: 1 } }, { after: { sent: 0 } }]);
  });

  it('of the kind news are neither listed nor counted while the member has switched news off', async () => {
    const reader = await createMember(app, { type: 3 });
    await send({ types: [3] }, { EN: { title: 'Fresh', text: 'a' } });
    const choose = (news: boolean) => call(reader, 'PUT', '/settings', { payload: { news } });
    const { list } = (await call(reader, 'GET')).value as { list: { id: string }[] };
    expect([await titles(reader), await unread(reader)]).toEqual([['Fresh'], 1]);
    await choose(false);
    expect([await titles(reader), await unread(reader)]).toEqual([[], 0]);
    expect(await call(reader, 'GET', `/${list[0]!.id}`)).toMatchObject({ errorCode: 'not.found' });
    await choose(true);
    expect([await titles(reader), await unread(reader)]).toEqual([['Fresh'], 1]);
  });

  it('go to a segment by type, and to named members; direction marks are removed', async () => {
    const [agent, player] = [await createMember(app, { type: 1 }), await createMember(app)];
    await send({ types: [1, 2] }, { EN: { title: 'For agents', text: 'a' } });
    await send(
      { memberIds: [String(player.memberId)] },
      { EN: { title: 'Only \u202eyou\u0007', text: '<script>alert(1)</script>' } },
    );
    expect([await titles(agent), await titles(player)]).toEqual([['For agents'], ['Only you']]);
    expect(await send({ memberIds: ['999999999'] }, { EN: { title: 'x', text: 'y' } })).toMatchObject({
      errorCode: 'not.found',
    });
    expect(await send({}, { EN: { title: '\u202e', text: 'y' } })).toMatchObject({ errorCode: 'request.invalid' });
    expect(await send({}, { EN: { title: 'x', text: 'y'.repeat(4001) } })).toMatchObject({ status: 400 });
    const support = await createOperator(app, 'support');
    // News, to one member or to all, do not reach members on a break; other messages do.
    const resting = await createMember(app, { type: 2 });
    await app.platform.db.run(sql`
      update protection_members set timed_out_until = clock_timestamp() + interval '1 day'
       where member_id = ${resting.memberId}::bigint`);
    await send({ types: [2] }, { EN: { title: 'To agents', text: 'y' } });
    await send(
      { memberIds: [resting, player].map(({ memberId }) => String(memberId)) },
      { EN: { title: 'x', text: 'y' } },
    );
    expect([await titles(resting), (await titles(player)).length]).toEqual([[], 2]);
    expect(
      await callDesk(app, support.headers, 'POST', '/mailings', {
        key: 'wish-of-support',
        kind: 'news',
        audience: {},
        texts: { EN: { title: 'x', text: 'y' } },
        reason: REASON,
      }),
    ).toMatchObject({ status: 403 });
  });
});

describe("another member's message", () => {
  it('cannot be read, marked or removed, and is reported as not found', async () => {
    const { list } = (await call(member, 'GET')).value as { list: { id: string }[] };
    const stranger = await createMember(app);
    const path = `/${list.at(-1)!.id}`;
    const answers = [
      await call(stranger, 'GET', path),
      await call(stranger, 'PUT', `${path}/read`),
      await call(stranger, 'DELETE', path),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['not.found', 'not.found', 'not.found']);
    expect(await call(null, 'GET')).toMatchObject({ errorCode: 'auth.required' });
    expect(await call(member, 'GET', '', { moduleid: 'FEEDBACK3' })).toMatchObject({ errorCode: 'module.disabled' });
    const trial = await createMember(app, { type: 4 });
    expect(await call(trial, 'PUT', '/readAll')).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('all messages are marked read by one call; closing the account deletes everything', async () => {
    expect(await call(member, 'PUT', '/readAll')).toMatchObject({ status: 200 });
    expect(await unread(member)).toBe(0);
    const { person } = app;
    expect(await person.export(member)).toMatchObject({ inbox: [{ kind: 'security' }, {}, {}] });
    await app.platform.db.transaction((tx) => person.erase(tx, member.memberId));
    expect(await titles(member)).not.toContain('Deposit arrived');
  });
});

it('one hundred thousand messages of one member can all be paged through', async () => {
  const rich = await createMember(app);
  await app.platform.db.run(sql`
    insert into inbox_messages (member_id, kind, template, params)
    select ${rich.memberId}::bigint, 'deposit', 'credited', '{"order":"x","amountMinor":"100"}'
      from generate_series(1, 100000)`);
  await app.platform.db.run(sql`insert into inbox_counters values (${rich.memberId}::bigint, 100000, 100000)`);
  for (const pageNo of [1, 2, 1000, 2000, 3999, 4000]) {
    const page = (await call(rich, 'GET', `?pageSize=25&pageNo=${pageNo}`)).value as { list: []; totalPages: number };
    expect([pageNo, page.list.length, page.totalPages]).toEqual([pageNo, 25, 4000]);
  }
});
