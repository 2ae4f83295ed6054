import { createCanvas } from '@napi-rs/canvas';
import { createMember, createOperator, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openChat } from './chat.testing.ts';

const chat = await openChat();
const { app, support, desk, sendPicture } = chat;
const other = await createOperator(app, 'support');
const admin = await createOperator(app);

const call = (who: TestMember | null, method: 'GET' | 'POST', path: string, payload?: object) =>
  chat.call({ who }, method, path, payload);
interface View {
  conversation: { id: string; state: string; staff: string | null; rating: number | null } | null;
  messages: { id: string; from: string; text: string | null }[];
  hasMore: boolean;
  marks: { delivered: string; read: string };
}
const look = async (who: TestMember, query = ''): Promise<View> =>
  (await call(who, 'GET', `/conversation${query}`)).value;
const write = async (who: TestMember, text: string): Promise<{ id: string; conversationId: string }> =>
  (await call(who, 'POST', '/messages', { text })).value;
const unread = async (who: TestMember) => (await call(who, 'GET', '/unreadCount')).value;
const newest = async (after: bigint) =>
  app.platform.db.rows(sql<{ memberId: bigint; name: string; data: object }>`
    select member_id as "memberId", name, data from platform_stream where id > ${after}::bigint and name like 'chat.%'
     order by id`);

describe('a conversation', () => {
  it('exchanges messages with read marks, unread count, a rating and an end [X-074]', async () => {
    const member = await createMember(app);
    expect(await look(member)).toMatchObject({ conversation: null, messages: [], isOpen: true });
    const asked = await write(member, 'Where is my withdrawal?');
    expect((await look(member)).conversation).toMatchObject({ state: 'waiting', staff: null });
    const path = `/chats/${asked.conversationId}`;
    const answered = await desk<{ id: string; name: string }>(support, 'POST', `${path}/messages`, { text: 'I look.' });
    expect(answered.value.name).toBe(support.name);
    expect(await unread(member)).toMatchObject({ unReadCount: 1 });
    expect((await look(member)).conversation).toMatchObject({ state: 'open', staff: support.name });

    await desk(support, 'POST', `${path}/read`, { messageId: asked.id });
    expect((await look(member)).marks).toEqual({ delivered: asked.id, read: asked.id });
    const { id } = answered.value;
    await call(member, 'POST', '/read', { messageId: id, state: 'delivered' });
    expect(await unread(member)).toMatchObject({ unReadCount: 1 });
    await call(member, 'POST', '/read', { messageId: id });
    await call(member, 'POST', '/read', { messageId: asked.id }); // marks never move back
    expect(await unread(member)).toMatchObject({ unReadCount: 0 });
    const seen = await desk<{ marks: object }>(support, 'GET', path);
    expect(seen.value.marks).toEqual({ delivered: id, read: id });

    await desk(support, 'POST', `${path}/close`);
    expect(await desk(support, 'POST', `${path}/messages`, { text: 'late' })).toMatchObject({
      errorCode: 'chat.closed',
    });
    expect(await call(member, 'POST', '/rating', { rating: 6 })).toMatchObject({ errorCode: 'request.invalid' });
    await call(member, 'POST', '/rating', { rating: 5, note: 'quick\u202e' });
    expect((await look(member)).conversation).toMatchObject({ state: 'closed', rating: 5 });
    const again = await write(member, 'One more thing');
    expect(again.conversationId).not.toBe(asked.conversationId);
    expect((await look(member)).messages.map(({ text }) => text)).toEqual([
      'Where is my withdrawal?',
      'I look.',
      'One more thing',
    ]);
    // The member also ends it, once even if repeated; the staff are notified of the end and its author.
    const before = await app.platform.events.stream.newestId();
    for (let time = 0; time < 2; time += 1) expect(await call(member, 'POST', '/end')).toMatchObject({ success: true });
    expect((await look(member)).conversation).toMatchObject({ state: 'closed' });
    expect(await newest(before)).toMatchObject([
      { memberId: member.memberId, data: { message: null } },
      { memberId: 0n, data: { conversationId: again.conversationId, message: null } },
    ]);
    expect(await desk(support, 'POST', `/chats/${again.conversationId}/messages`, { text: 'late' })).toMatchObject({
      errorCode: 'chat.closed',
    });
    expect(await call(await createMember(app), 'POST', '/end')).toMatchObject({ errorCode: 'not.found' });
    expect((await desk(support, 'GET', path)).value).toMatchObject({ chat: { closedBy: 'staff' } });
    const next = await desk<{ earlier: object[] }>(support, 'GET', `/chats/${again.conversationId}`);
    expect(next.value).toMatchObject({ chat: { state: 'closed', closedBy: 'member' } });
    expect(next.value.earlier).toMatchObject([{ id: asked.conversationId }]);
  });

  it('is marked read up to the newest message by default, and staff notes are not counted', async () => {
    const member = await createMember(app);
    const path = `/chats/${(await write(member, 'hello')).conversationId}`;
    const { value } = await desk<{ id: string }>(support, 'POST', `${path}/messages`, { text: 'Yes?' });
    await desk(support, 'POST', `${path}/notes`, { text: 'slow today' });
    expect(await call(member, 'POST', '/read')).toMatchObject({ success: true });
    expect((await desk(support, 'GET', path)).value).toMatchObject({ marks: { delivered: value.id, read: value.id } });
  });

  it('notifies the member and staff, of notes only staff, of typing the other side', async () => {
    const member = await createMember(app);
    const before = await app.platform.events.stream.newestId();
    const { conversationId } = await write(member, 'hello');
    await call(member, 'POST', '/typing');
    await desk(support, 'POST', `/chats/${conversationId}/typing`);
    await desk(support, 'POST', `/chats/${conversationId}/notes`, { text: 'a difficult one' });
    const reported = await newest(before);
    expect(reported.map(({ memberId, name }) => `${name} ${memberId === 0n ? 'staff' : 'member'}`)).toEqual([
      'chat.message member',
      'chat.message staff',
      'chat.typing staff',
      'chat.typing member',
      'chat.message staff',
    ]);
    // Only staff receive the assignment of the conversation.
    expect(reported.map(({ data }) => 'to' in data)).toEqual([false, true, false, false, true]);
    expect((await look(member)).messages).toHaveLength(1);
    const { value } = await desk<{ messages: object[] }>(support, 'GET', `/chats/${conversationId}`);
    expect(value.messages).toMatchObject([{ from: 'member' }, { from: 'note', name: support.name }]);
  });

  it('stores one message per key, even for concurrent requests, and pages back through all', async () => {
    const member = await createMember(app);
    const key = 'message-0001';
    const twice = await Promise.all([1, 2, 3].map(() => call(member, 'POST', '/messages', { text: 'once', key })));
    expect(new Set(twice.map(({ value }) => (value as { id: string }).id)).size).toBe(1);
    const { conversationId } = await write(member, 'first of many');
    await app.platform.db.run(sql`
      insert into chat_messages (thread_id, conversation_id, author, text)
      select thread_id, id, 'member', 'line ' || n from chat_conversations, generate_series(1, 60) n
       where id = ${conversationId}::bigint order by n`);
    const last = await look(member);
    expect([last.messages.length, last.hasMore, last.messages.at(-1)?.text]).toEqual([30, true, 'line 60']);
    const middle = await look(member, `?before=${last.messages[0]!.id}`);
    const start = await look(member, `?before=${middle.messages[0]!.id}`);
    expect([middle.messages[0]?.text, start.messages[0]?.text, start.hasMore]).toEqual(['line 1', 'once', false]);
  });
});

describe('permissions', () => {
  it('trial members, nochat, visitors, strangers and other modules are refused [Q-040] [X-075]', async () => {
    const member = await createMember(app);
    const { chatUrl } = (await call(member, 'GET', '/launch')).value as { chatUrl: string };
    expect(new URL(chatUrl).pathname).toBe('/m/chat');
    const trial = await createMember(app, { type: 4 });
    const labelled = await createMember(app);
    await app.platform.db.run(sql`
      update people_members set labels = array['nochat'] where id = ${labelled.memberId}::bigint`);
    for (const path of ['/launch', '/unreadCount', '/conversation']) {
      for (const who of [trial, labelled]) expect(await call(who, 'GET', path)).toMatchObject({ status: 403 });
      expect(await call(null, 'GET', path)).toMatchObject({ errorCode: 'auth.required' });
    }
    expect(await call(labelled, 'POST', '/messages', { text: 'x' })).toMatchObject({ errorCode: 'permission.denied' });
    await app.rooms.site.change('flags', { CBS3: false });
    expect(await call(member, 'GET', '/unreadCount')).toMatchObject({ errorCode: 'module.disabled' });
    await app.rooms.site.change('flags', { CBS3: true });
  });

  it("another member's messages, marks and pictures are not found, nor forged numbers", async () => {
    const [member, stranger] = [await createMember(app), await createMember(app)];
    const { id } = await write(member, 'mine');
    await write(stranger, 'theirs');
    expect(await call(stranger, 'POST', '/read', { messageId: id })).toMatchObject({ errorCode: 'not.found' });
    expect(await call(stranger, 'POST', '/read', { messageId: '999999999' })).toMatchObject({ errorCode: 'not.found' });
    expect(await call(stranger, 'POST', '/read', { messageId: '-1' })).toMatchObject({ errorCode: 'request.invalid' });
    expect((await look(stranger, `?before=${id}`)).messages).toEqual([]);
    const picture = await sendPicture('/wps/chat/messages', member.headers, createCanvas(40, 30).toBuffer('image/png'));
    expect(await call(stranger, 'GET', `/pictures/${picture.value.id}`)).toMatchObject({ errorCode: 'not.found' });
    expect((await call(member, 'GET', `/pictures/${picture.value.id}`)).value).toMatchObject({
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
    });
    const risk = await createOperator(app, 'risk');
    expect(await desk(risk, 'GET', '/chats')).toMatchObject({ status: 403 });
    expect(await desk(support, 'PUT', '/chat/settings', {})).toMatchObject({ status: 403 });
  });
});

it('messages are plain text: HTML stays, direction marks are removed, long texts are rejected', async () => {
  const member = await createMember(app);
  await write(member, ' <img src=x onerror=alert(1)> \u202eabc\u0007 ');
  expect((await look(member)).messages[0]?.text).toBe('<img src=x onerror=alert(1)> abc');
  for (const body of [{ text: 'x'.repeat(100_000) }, { text: '' }, { text: ' \u202e ' }, {}, { text: 'a', html: 1 }])
    expect(await call(member, 'POST', '/messages', body)).toMatchObject({ errorCode: 'request.invalid' });
  expect((await look(member)).messages).toHaveLength(1);
});

it('a flood of messages is stopped only for its writer', async () => {
  const [loud, quiet] = [await createMember(app), await createMember(app)];
  // More messages than two minutes permit, so that the flood exceeds the limit even if it spans two windows.
  const flood = await Promise.all(
    Array.from({ length: 100 }, (_, at) => call(loud, 'POST', '/messages', { text: `word ${at}` })),
  );
  expect(new Set(flood.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'rate.limited']));
  expect(await call(quiet, 'POST', '/messages', { text: 'from the same network' })).toMatchObject({ success: true });
});

it('pictures are re-encoded; drawings, truncated files and disguised files are rejected', async () => {
  const member = await createMember(app);
  const canvas = createCanvas(2400, 1200).toBuffer('image/jpeg');
  const url = '/wps/chat/messages';
  const kept = await sendPicture(url, member.headers, Buffer.concat([canvas, Buffer.from('<script>GPS 10.77')]));
  expect(kept.value.picture).toEqual({ width: 1600, height: 800 });
  const { picture } = (await call(member, 'GET', `/pictures/${kept.value.id}`)).value as { picture: string };
  expect(Buffer.from(picture.split(',')[1] ?? '', 'base64').includes('GPS')).toBe(false);
  for (const file of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    canvas.subarray(0, 40),
    Buffer.alloc(0),
  ])
    expect(await sendPicture(url, member.headers, file)).toMatchObject({ errorCode: 'request.invalid' });
  const { conversationId } = (await look(member)).messages[0] as unknown as { conversationId: string };
  const answer = `/backoffice/api/chats/${conversationId}/messages`;
  expect((await sendPicture(answer, support.headers, canvas)).value.picture.width).toBe(1600);
});

describe('the queue', () => {
  it('assigns conversations to available operators, the least busy first, and reassigns them', async () => {
    for (const who of [support, other]) await desk(who, 'PUT', '/chat/taking', { isTaking: true });
    const busy = await app.platform.db.one(sql<{ open: number }>`
      select count(*)::int as open from chat_conversations
       where operator_id = ${support.id}::bigint and state = 'open'`);
    expect(busy.open).toBeGreaterThan(0);
    const member = await createMember(app);
    const { conversationId } = await write(member, 'who is there?');
    expect((await look(member)).conversation).toMatchObject({ staff: other.name });
    const path = `/chats/${conversationId}`;
    expect(await desk(support, 'POST', `${path}/messages`, { text: 'me' })).toMatchObject({ errorCode: 'chat.taken' });
    await desk(other, 'POST', `${path}/transfer`, { operatorId: String(support.id), note: 'knows cards' });
    expect((await desk(support, 'POST', `${path}/messages`, { text: 'me' })).errorCode).toBeNull();
    expect(await desk(other, 'POST', `${path}/take`, { isWaiting: true })).toMatchObject({ errorCode: 'chat.taken' });
    expect((await look(member)).conversation).toMatchObject({ staff: support.name });
    await desk(other, 'POST', `${path}/take`);
    expect((await look(member)).conversation).toMatchObject({ staff: other.name });
    await desk(other, 'POST', `${path}/transfer`, { operatorId: null });
    expect((await look(member)).conversation).toMatchObject({ state: 'waiting', staff: null });
    expect(await desk(other, 'POST', `${path}/transfer`, { operatorId: '999999' })).toMatchObject({ status: 404 });
    const waiting = await desk<{ list: object[] }>(
      other,
      'GET',
      `/chats?filter=state:eq:waiting&filter=memberId:eq:${member.memberId}`,
    );
    expect(waiting.value.list).toMatchObject([{ id: conversationId, preview: 'me', unread: 1, waitingSince: null }]);
  });

  it('reports how soon members were answered and how they rated it', async () => {
    const { value } = await desk<{
      conversations: number;
      rated: number;
      rating: string;
      operators: { name: string }[];
    }>(admin, 'GET', '/chat/report?days=1');
    expect(value).toMatchObject({ rated: 1, rating: '5.00', medianFirstAnswerSeconds: expect.any(Number) });
    expect(value.operators.map(({ name }) => name)).toContain(support.name);
  });
});

describe("the merchant's settings", () => {
  it('outside the hours messages wait for later; an external chat accepts none', async () => {
    const member = await createMember(app);
    const weekday = ((new Date(Date.now() + 7 * 3_600_000).getUTCDay() + 2) % 7) + 1;
    const settings = { chatUrl: null, mostEach: 8, questions: [{ EN: 'Hello?', VI: 'Chào?' }] };
    const hours = { days: [weekday], from: '09:00', until: '09:01' };
    expect((await desk(admin, 'PUT', '/chat/settings', { ...settings, hours })).errorCode).toBeNull();
    expect(await look(member)).toMatchObject({ isOpen: false, opensAt: expect.any(Number), questions: ['Hello?'] });
    const { conversationId } = await write(member, 'for tomorrow');
    expect((await desk(admin, 'GET', `/chats/${conversationId}`)).value).toMatchObject({ chat: { away: true } });
    for (const chatUrl of ['javascript:alert(1)', 'http://chat.example', 'data:text/html,x'])
      expect(await desk(admin, 'PUT', '/chat/settings', { ...settings, hours: null, chatUrl })).toMatchObject({
        errorCode: 'request.invalid',
      });
    const chatUrl = 'https://chat.example/room?of=fairlot';
    await desk(admin, 'PUT', '/chat/settings', { ...settings, hours: null, chatUrl });
    expect((await call(member, 'GET', '/launch')).value).toEqual({ chatUrl });
    expect(await call(member, 'POST', '/messages', { text: 'x' })).toMatchObject({ errorCode: 'chat.elsewhere' });
    await desk(admin, 'PUT', '/chat/settings', { ...settings, hours: null });
  });

  it('translates nothing where the merchant has configured no translator', async () => {
    const { conversationId } = await write(await createMember(app), 'ciao');
    expect((await desk(support, 'GET', '/chat/staff')).value).toMatchObject({ translates: false });
    const asked = await desk(support, 'POST', `/chats/${conversationId}/translation`, { text: 'hello', to: 'VI' });
    expect(asked).toMatchObject({ errorCode: 'module.disabled' });
  });

  it('saved replies are stored by language, changed and removed', async () => {
    const texts = { EN: { title: 'Review', text: 'Half an hour.' } };
    const { value } = await desk<{ id: string }>(admin, 'POST', '/chat/answers', { texts });
    await desk(admin, 'PUT', `/chat/answers/${value.id}`, {
      texts: { ...texts, VI: { title: 'Duyệt', text: 'Nửa giờ.' } },
    });
    const list = await desk<{ id: string; texts: object }[]>(support, 'GET', '/chat/answers');
    expect(list.value.find(({ id }) => id === value.id)?.texts).toHaveProperty('VI');
    await desk(admin, 'DELETE', `/chat/answers/${value.id}`);
    expect(await desk(admin, 'DELETE', `/chat/answers/${value.id}`)).toMatchObject({ errorCode: 'not.found' });
  });
});
