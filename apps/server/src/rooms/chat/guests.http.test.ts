import { createCanvas } from '@napi-rs/canvas';
import { createMember, runJob, type TestMember } from '@fairlot/testkit';
import readCookies from '@fastify/cookie';
import fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { openChat } from './chat.testing.ts';
import { guestStream } from './guest-stream.ts';

const chat = await openChat({ CBS3: true, GUESTCHAT3: true });
const { app, support } = chat;

/** A browser that keeps its cookie. */
interface Browser {
  cookie: string | null;
  ip: string;
}
let networks = 0;
const newBrowser = (ip = `198.51.100.${++networks}`): Browser => ({ cookie: null, ip });

async function call(browser: Browser, method: 'GET' | 'POST', path: string, payload?: object, who?: TestMember) {
  const answer = await chat.call({ ...browser, who }, method, path, payload);
  const { given } = answer;
  if (given !== undefined) browser.cookie = given.value === '' ? null : `fairlot_visit=${given.value}`;
  return answer;
}
interface View {
  conversation: { id: string; state: string } | null;
  messages: { id: string; from: string; text: string }[];
  unReadCount: number;
}
const look = async (browser: Browser, who?: TestMember): Promise<View> =>
  (await call(browser, 'GET', '/conversation?visit=own', undefined, who)).value;
const write = async (browser: Browser, text: string): Promise<{ id: string; conversationId: string }> =>
  (await call(browser, 'POST', '/messages', { text })).value;
const desk = <V>(method: 'GET' | 'POST', path: string, body?: object) => chat.desk<V>(support, method, path, body);
const textsOf = ({ messages }: View) => messages.map(({ text }) => text);

beforeEach(() => app.rooms.site.change('flags', { CBS3: true, GUESTCHAT3: true }));

it('visitors must log in where they may not write, with or without a cookie', async () => {
  const browser = newBrowser();
  await write(browser, 'still allowed');
  await app.rooms.site.change('flags', { CBS3: true, GUESTCHAT3: false });
  const calls = [
    await call(browser, 'GET', '/conversation'),
    await call(browser, 'POST', '/messages', { text: 'x' }),
    await call(newBrowser(), 'GET', '/launch'),
    await call(newBrowser(), 'GET', '/unreadCount'),
  ];
  expect(calls.map(({ errorCode }) => errorCode)).toEqual(Array.from({ length: 4 }, () => 'auth.required'));
});

it('a visitor writes and is answered; only the cookie gives access to the messages', async () => {
  const browser = newBrowser();
  expect(await look(browser)).toMatchObject({ conversation: null, messages: [] });
  expect(browser.cookie).toBeNull();
  const { given } = await call(browser, 'POST', '/messages', { text: 'May I ask?' });
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps', maxAge: 86_400 });
  const { conversation } = await look(browser);
  const path = `/chats/${conversation?.id}`;
  const shown = await desk<{ chat: { memberId: null; account: string } }>('GET', path);
  expect(shown.value.chat).toMatchObject({ memberId: null, account: expect.stringMatching(/^guest-[0-9a-f]{6}$/) });
  const before = await app.platform.events.stream.newestId();
  const answer = await desk<{ id: string }>('POST', `${path}/messages`, { text: 'Please do.' });
  expect(await look(browser)).toMatchObject({ unReadCount: 1, conversation: { state: 'open' } });
  await call(browser, 'POST', '/read', { messageId: answer.value.id });
  expect(await look(browser)).toMatchObject({ unReadCount: 0 });
  // Only the staff and this visitor are notified.
  const reported = await app.platform.db.rows(sql<{ memberId: bigint }>`
    select distinct member_id as "memberId" from platform_stream where id > ${before}::bigint order by 1`);
  expect(reported.map(({ memberId }) => memberId < 0n)).toEqual([true, false]);
  expect(reported[1]?.memberId).toBe(0n);

  const thief = { ...newBrowser(), cookie: browser.cookie?.replace(/\.[0-9a-f]{4}/, '.0000') ?? null };
  expect((await look(thief)).messages).toEqual([]);
  expect(await call(newBrowser(), 'POST', '/read', { messageId: answer.value.id })).toMatchObject({
    errorCode: 'not.found',
  });
});

it('one network can begin few conversations, and existing ones continue', async () => {
  const [first, ...more] = Array.from({ length: 6 }, (_, place) => newBrowser(`2001:db8:7:7::${place + 1}`));
  for (const browser of [first!, ...more.slice(0, 4)]) await write(browser, 'hello');
  expect(await call(more[4]!, 'POST', '/messages', { text: 'hello' })).toMatchObject({ errorCode: 'rate.limited' });
  expect(await write(first!, 'again')).toMatchObject({ conversationId: expect.any(String) });
  expect(await call(newBrowser('2001:db8:7:8::1'), 'POST', '/messages', { text: 'hello' })).toMatchObject({
    success: true,
  });
});

it('a visitor’s messages move to the member who logs in with that browser, and to no other member', async () => {
  const member = await createMember(app);
  const other = newBrowser();
  await call(other, 'POST', '/messages', { text: 'by the member, before' }, member);
  const browser = newBrowser();
  const written = await write(browser, 'as a visitor');
  await desk('POST', `/chats/${written.conversationId}/messages`, { text: 'an answer' });
  const stolen = { ...browser };
  expect(textsOf(await look(newBrowser(), member))).toEqual(['by the member, before']);

  const joined = await look(browser, member);
  expect(textsOf(joined)).toEqual(['by the member, before', 'as a visitor', 'an answer']);
  expect(joined).toMatchObject({ unReadCount: 1, conversation: { id: written.conversationId, state: 'open' } });
  expect(browser.cookie).toBeNull();
  // The old cookie no longer gives access.
  expect(await look(stolen)).toMatchObject({ conversation: null, messages: [] });
  const shown = await desk<{ chat: { memberId: string } }>('GET', `/chats/${written.conversationId}`);
  expect(shown.value.chat.memberId).toBe(String(member.memberId));
});

it('an open conversation continues after a visitor’s messages have moved, even if an ended one is newer', async () => {
  const texts = (view: View) => [view.conversation?.state, ...textsOf(view)];
  const end = (browser: Browser, who?: TestMember) => call(browser, 'POST', '/end', undefined, who);
  const writeAs = async (who: TestMember, text: string) => {
    const answer = await call(newBrowser(), 'POST', '/messages', { text }, who);
    return (answer.value as { conversationId: string }).conversationId;
  };
  const one = await createMember(app);
  const open = await writeAs(one, 'still open');
  const ended = newBrowser();
  await write(ended, 'as a visitor');
  await end(ended);
  expect(texts(await look(ended, one))).toEqual(['waiting', 'still open', 'as a visitor']);
  expect(await writeAs(one, 'goes on')).toBe(open);

  const other = await createMember(app);
  const waiting = newBrowser();
  const { conversationId } = await write(waiting, 'as a visitor');
  await writeAs(other, 'ended');
  await end(newBrowser(), other);
  expect(texts(await look(waiting, other))).toEqual(['waiting', 'as a visitor', 'ended']);
  expect(await call(newBrowser(), 'POST', '/rating', { rating: 4 }, other)).toMatchObject({ success: true });
  expect((await look(newBrowser(), other)).conversation).toMatchObject({ id: conversationId, rating: 4 });
  expect(await writeAs(other, 'goes on')).toBe(conversationId);
});

it('a visitor’s messages stay hidden in another tab, from other visitors and from members', async () => {
  const member = await createMember(app);
  const browsers = [newBrowser(), newBrowser()];
  for (const browser of browsers) await write(browser, 'between us');
  // Other calls of a member do not move the messages either.
  await call(browsers[0]!, 'GET', '/launch', undefined, member);
  expect(textsOf(await look(browsers[0]!))).toEqual(['between us']);
  for (const [place, who] of [member, undefined].entries()) {
    const browser = browsers[place]!;
    const opened = await call(browser, 'GET', '/conversation', undefined, who);
    expect(opened.value).toMatchObject({ conversation: null, messages: [] });
    expect(browser.cookie).toBeNull();
    expect((await look(browser, who)).messages).toEqual([]);
  }
});

it('a visitor, like a member, sends at most fifty pictures within 24 hours; texts are not counted', async () => {
  const browser = newBrowser();
  const conversation = BigInt((await write(browser, 'fifty pictures follow')).conversationId);
  const age = (hours: number) =>
    app.platform.db.run(sql`
      update chat_messages set at = at - ${hours}::int * interval '1 hour'
       where conversation_id = ${conversation}::bigint`);
  await app.platform.db.run(sql`
    insert into chat_messages (thread_id, conversation_id, author, width, height)
    select thread_id, id, 'member', 40, 30 from chat_conversations, generate_series(1, 49)
     where id = ${conversation}::bigint`);
  const send = () =>
    chat.sendPicture(
      '/wps/chat/messages',
      { cookie: browser.cookie ?? '' },
      createCanvas(40, 30).toBuffer('image/png'),
    );
  expect(await send()).toMatchObject({ errorCode: null });
  await age(23);
  expect(await send()).toMatchObject({ errorCode: 'rate.limited', value: { reason: 'pictures' } });
  expect(await write(browser, 'in words, then')).toMatchObject({ conversationId: String(conversation) });
  await age(1);
  expect(await send()).toMatchObject({ errorCode: null });
});

it('a conversation ends with the cookie, and is deleted after a month', async () => {
  const browser = newBrowser();
  const { conversationId } = await write(browser, 'I am gone');
  const age = (days: number) =>
    app.platform.db.run(sql`
      update chat_threads set guest_seen_at = clock_timestamp() - ${days}::int * interval '1 day'
       where id = (select thread_id from chat_conversations where id = ${BigInt(conversationId)}::bigint)`);
  await runJob(app, 'chat-guests');
  expect(await look(browser)).toMatchObject({ conversation: { state: 'waiting' } });
  await age(2);
  await runJob(app, 'chat-guests');
  const closed = await desk<{ chat: { state: string } }>('GET', `/chats/${conversationId}`);
  expect(closed.value.chat.state).toBe('closed');
  await age(31);
  await runJob(app, 'chat-guests');
  expect(await desk('GET', `/chats/${conversationId}`)).toMatchObject({ errorCode: 'not.found' });
});

it('a visitor’s stream ends when visitors may no longer write', async () => {
  const browser = newBrowser('127.0.0.1');
  await write(browser, 'is anybody there?');
  const server = fastify();
  await server.register(readCookies);
  await server.register(guestStream({ ...app.platform, site: app.rooms.site, clubs: app.answers.loyalty.clubs }, 150));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/wps/chat/events`, { headers: { cookie: browser.cookie ?? '' } });
  const heard = answer.text();
  await app.rooms.site.change('flags', { CBS3: true, GUESTCHAT3: false });
  expect(await heard).toContain(': open');
  await server.close();
});

it('a visitor’s conversation continues after the secret key was changed', async () => {
  const browser = newBrowser();
  await write(browser, 'hello');
  const changed = { ...app.platform, secrets: createSecretBox('ab'.repeat(32)), site: app.rooms.site };
  const server = fastify();
  await server.register(readCookies);
  await server.register(guestStream({ ...changed, clubs: app.answers.loyalty.clubs }));
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const opened = await fetch(`${origin}/wps/chat/events`, { headers: { cookie: browser.cookie ?? '' } });
  expect(opened.status).toBe(200);
  await server.close();
});
