import { createMember, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { betKey, betPlaced, betSettled } from '../../../platform/events/index.ts';
import { openChat } from '../chat.testing.ts';

const { app, call, desk, support } = await openChat({ CBS3: true, GUESTCHAT3: true });
const { db, events } = app.platform;
const GAME = { source: 'lottery', product: 'lottery', vendor: null, gameId: 'XSAG', gameName: 'An Giang' } as const;
const SECRETS = /stakeMinor|lines|Minor/;

interface Card {
  kind: string;
  ref: string;
  status: string;
  isOver: boolean;
  amount: string;
}
interface Sent {
  id: string;
  conversationId: string;
  card: { kind: string; ref: string } | null;
}

/** Publishes a bet that the member placed. @returns the reference of its card */
async function placeBet({ memberId, asset }: TestMember, betId: string) {
  const bet = { ...GAME, roundId: '20260101', asset, betId, memberId: String(memberId), detailUrl: null };
  const stake = { stakeMinor: '125000', bonusMinor: '0', play: null, oddsScaled: null, at: Date.now(), detail: null };
  await events.outbox.add(db, betPlaced, memberId, { ...bet, ...stake });
  await events.outbox.drain();
  return { kind: 'bet', ref: betKey(GAME, betId) } as const;
}
async function settle({ memberId, asset, userName }: TestMember, betId: string) {
  const bet = { betId, memberId: String(memberId), userName, version: 1, at: Date.now() };
  const won = { status: 'won' as const, winMinor: '250000', bonusWinMinor: '0' };
  await events.outbox.add(db, betSettled, null, { ...GAME, roundId: '20260101', asset, bets: [{ ...bet, ...won }] });
  await events.outbox.drain();
}
const id = (place: number) => `00000000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const show = async (who: TestMember, card: object) =>
  (await call({ who }, 'POST', '/messages', { card })) as unknown as { errorCode: string | null; value: Sent };

it('a member’s own bet is shown in the conversation to both sides with its current state', async () => {
  const member = await createMember(app);
  const card = await placeBet(member, id(1));
  const offered = (await call({ who: member }, 'GET', '/cards')).value as { list: Card[] };
  expect(offered.list).toMatchObject([{ ...card, status: 'open', isOver: false, amount: '1250.00', currency: 'VND' }]);
  const { value } = await show(member, card);
  expect(value).toMatchObject({ card, text: null, picture: null });
  // The message stores no copy of it: its data is read on request.
  expect(JSON.stringify(value)).not.toMatch(SECRETS);
  const path = `/bet/${card.ref}`;
  const chat = `/chats/${value.conversationId}`;
  const seenBy = async () => [
    ((await call({ who: member }, 'GET', `/cards${path}`)).value as Card).status,
    (await desk<Card>(support, 'GET', `${chat}/cards${path}`)).value.status,
  ];
  expect(await seenBy()).toEqual(['open', 'open']);
  await settle(member, id(1));
  expect(await seenBy()).toEqual(['won', 'won']);
  const { value: listed } = await desk<{ chat: { preview: string } }>(support, 'GET', chat);
  expect(listed.chat.preview).toBe('#0000-0001');
});

it('the record of another member is rejected everywhere, and visitors can show none', async () => {
  const [member, stranger] = [await createMember(app), await createMember(app)];
  const card = await placeBet(stranger, id(2));
  const path = `/cards/bet/${card.ref}`;
  expect(await call({ who: member }, 'GET', path)).toMatchObject({ errorCode: 'not.found' });
  expect(await show(member, card)).toMatchObject({ errorCode: 'not.found' });
  // A reference with another kind does not match the member's bet either.
  expect(await show(stranger, { ...card, kind: 'deposit' })).toMatchObject({ errorCode: 'not.found' });
  for (const ref of ['1', `${card.ref}' or true`, card.ref.toUpperCase().replace(/^0/, 'G')])
    expect(await show(stranger, { kind: 'bet', ref })).toMatchObject({ errorCode: 'request.invalid' });
  const both = { card, text: 'and words' };
  expect(await call({ who: stranger }, 'POST', '/messages', both)).toMatchObject({ errorCode: 'request.invalid' });
  const visitor = { ip: '198.51.100.9' };
  expect(await call(visitor, 'POST', '/messages', { card })).toMatchObject({ errorCode: 'not.found' });
  expect(await call(visitor, 'GET', path)).toMatchObject({ errorCode: 'auth.required' });

  const { conversationId } = (await call({ who: member }, 'POST', '/messages', { text: 'hello' })).value as Sent;
  const chat = `/chats/${conversationId}`;
  expect(await desk(support, 'POST', `${chat}/messages`, { card })).toMatchObject({ errorCode: 'not.found' });
  // It is not shown in this conversation, so staff of this conversation cannot read it.
  expect(await desk(support, 'GET', `${chat}${path}`)).toMatchObject({ errorCode: 'not.found' });
  expect((await desk<{ list: Card[] }>(support, 'GET', `${chat}/cards`)).value.list).toEqual([]);
  expect((await call({ who: member }, 'GET', '/conversation')).value).toMatchObject({ messages: [{ text: 'hello' }] });
});

it("staff show a card of the conversation's member, once per key", async () => {
  const member = await createMember(app);
  const card = await placeBet(member, id(3));
  const { conversationId } = (await call({ who: member }, 'POST', '/messages', { text: 'my bet?' })).value as Sent;
  const chat = `/chats/${conversationId}`;
  const offered = await desk<{ list: Card[] }>(support, 'GET', `${chat}/cards`);
  expect(offered.value.list).toMatchObject([card]);
  const body = { card, key: 'card-0001' };
  const sent = await Promise.all([1, 2].map(() => desk<Sent>(support, 'POST', `${chat}/messages`, body)));
  expect(new Set(sent.map(({ value }) => value.id)).size).toBe(1);
  const { messages } = (await call({ who: member }, 'GET', '/conversation')).value as { messages: Sent[] };
  expect(messages.at(-1)).toMatchObject({ from: 'staff', card });
});

it('consoles are notified of changed cards, but only of shown ones', async () => {
  const member = await createMember(app);
  const [shown, hidden] = [await placeBet(member, id(4)), await placeBet(member, id(5))];
  await show(member, shown);
  await events.stream.start();
  const origin = await app.listen();
  const abort = new AbortController();
  const url = `${origin}/backoffice/api/chat/events`;
  const stream = await fetch(url, { headers: support.headers, signal: abort.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = (await reader.read()).value ?? '';
  for (const { ref } of [hidden, shown])
    await events.stream.publish(db, member.memberId, 'ticket.settled', { ticketId: ref, status: 'won' });
  while (!heard.includes('chat.card')) heard += (await reader.read()).value ?? '';
  expect(heard).toContain(`event: chat.card\ndata: ${JSON.stringify(shown)}`);
  expect(heard).not.toContain(hidden.ref);
  abort.abort();
  await events.stream.stop();
});
