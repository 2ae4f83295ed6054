import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember, type TestMember } from '@fairlot/testkit';
import { giveDeposit } from '@fairlot/testkit/members';
import { callDesk } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, hold, refusal } from '@fairlot/testkit/page/network';
import { expect } from 'vitest';
import { type ConsolePage, openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite({ started: true });
const [operator, colleague] = [await site.operator(), await site.operator()];

interface Talk {
  member: TestMember;
  id: string;
}

/** A member writes a message; returns the id of the conversation. */
async function write(member: TestMember, text: string): Promise<string> {
  const response = await site.app.server.inject({
    method: 'POST',
    url: '/wps/chat/messages',
    headers: { moduleid: 'CBS3', ...member.headers },
    payload: { text },
  });
  return response.json<{ value: { conversationId: string } }>().value.conversationId;
}

/** A conversation with a new member that an operator has taken. */
async function talk(by = operator): Promise<Talk> {
  const member = await createMember(site.app);
  const id = await write(member, 'Hello');
  expect((await callDesk(site.app, by.headers, 'POST', `/chats/${id}/take`)).errorCode).toBeNull();
  return { member, id };
}

const openTalk = (page: ConsolePage, { member }: Talk) =>
  page.locator('.chat-rows').getByRole('button', { name: member.userName }).click();
const field = (page: ConsolePage) => page.getByRole('textbox', { name: /^Write/ });
const log = (page: ConsolePage, { member }: Talk) => page.getByRole('log', { name: member.userName });
const press = (page: ConsolePage) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('a text being typed is kept while another conversation is open, and a note stays a note', async () => {
  const [first, second] = [await talk(), await talk()];
  const page = await site.open(operator, `/backoffice/chat?tab=mine&id=${first.id}`);
  await page.getByRole('radio', { name: 'Note', exact: true }).click();
  await field(page).fill('Asked twice already');
  await openTalk(page, second);
  await log(page, second).waitFor();
  expect(await field(page).inputValue()).toBe('');
  await openTalk(page, first);
  await log(page, first).waitFor();
  expect(await field(page).inputValue()).toBe('Asked twice already');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(() => field(page).inputValue()).toBe('');
});

test('a text being typed stays when the member ends the conversation, and can be saved as a note', async () => {
  const one = await talk();
  const page = await site.open(operator, `/backoffice/chat?tab=mine&id=${one.id}`);
  await field(page).fill('Your payment is on its way');
  await site.app.server.inject({
    method: 'POST',
    url: '/wps/chat/end',
    headers: { moduleid: 'CBS3', ...one.member.headers },
  });
  await page.getByText('The member ended this conversation').waitFor();
  expect(await field(page).inputValue()).toBe('Your payment is on its way');
  await press(page);
  await page.getByRole('alert').waitFor();
  expect(await field(page).inputValue(), 'it was not sent').toBe('Your payment is on its way');
  await page.getByRole('radio', { name: 'Note', exact: true }).click();
  await page.getByRole('button', { name: 'Save note' }).click();
  await log(page, one).getByText('Your payment is on its way').waitFor();
  await expect.poll(() => field(page).count()).toBe(0);
});

test('words typed while a message is being sent stay, also while a card is being sent', async () => {
  const one = await talk();
  await giveDeposit(site.app, one.member, 5_000_000n);
  const page = await site.open(operator, `/backoffice/chat?tab=mine&id=${one.id}`);
  const slow = hold(page, /\/messages$/);
  await field(page).fill('One moment');
  await press(page);
  await field(page).fill('Your deposit has arrived');
  await page.getByRole('button', { name: 'Show a payment or a bet' }).click();
  const card = page.getByRole('group', { name: 'Show a payment or a bet' }).getByRole('button', { name: /^Deposit/ });
  await card.waitFor();
  expect(await card.isDisabled(), 'a card is not lost while a message is being sent').toBe(true);
  slow.release();
  await log(page, one).getByText('One moment').waitFor();
  expect(await field(page).inputValue()).toBe('Your deposit has arrived');
  await expect.poll(() => card.isDisabled()).toBe(false);
  await card.click();
  await log(page, one)
    .getByText(/^Deposit/)
    .waitFor();
  expect(await field(page).inputValue()).toBe('Your deposit has arrived');
});

test('a retried answer has the same key, and a changed one its own', async () => {
  const one = await talk();
  const page = await site.open(operator, `/backoffice/chat?tab=mine&id=${one.id}`);
  const stop = answerWith(page, /\/messages$/, refusal('service.unavailable', 503));
  const calls = () => page.network.to(`/backoffice/api/chats/${one.id}/messages`);
  await field(page).fill('Half');
  for (const count of [1, 2]) {
    await press(page);
    await expect.poll(() => calls().length).toBe(count);
    await page.getByRole('alert').waitFor();
  }
  await stop();
  await field(page).fill('The whole answer');
  await press(page);
  await log(page, one).getByText('The whole answer').waitFor();
  const keys = calls().map(({ body }) => (body as { key: string }).key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a card whose answer was lost reaches the member once when it is sent again', async () => {
  const one = await talk();
  await giveDeposit(site.app, one.member, 5_000_000n);
  const page = await site.open(operator, `/backoffice/chat?tab=mine&id=${one.id}`);
  const show = async () => {
    const name = 'Show a payment or a bet';
    await page.getByRole('button', { name }).click();
    await page
      .getByRole('group', { name })
      .getByRole('button', { name: /^Deposit/ })
      .click();
  };
  const stop = page.network.intercept(/\/messages$/, async (request) => {
    await page.network.ask(request);
    throw new TypeError('Failed to fetch');
  });
  await show();
  await page.getByRole('alert').waitFor();
  await stop();
  await show();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.network.to(`/backoffice/api/chats/${one.id}/messages`)[1]?.answer;
  const chat = await callDesk<{ messages: { card: object | null }[] }>(
    site.app,
    operator.headers,
    'GET',
    `/chats/${one.id}`,
  );
  expect(chat.value.messages.filter(({ card }) => card !== null)).toHaveLength(1);
});

test('a conversation that the operator opened before the answer about another one stays open', async () => {
  const [theirs, own] = [await talk(colleague), await talk()];
  const page = await site.open(operator, `/backoffice/chat?tab=others&id=${theirs.id}`);
  const slow = hold(page, new RegExp(`/chats/${theirs.id}/take$`));
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await openTalk(page, own);
  await log(page, own).waitFor();
  slow.release();
  await page.network.to(`/backoffice/api/chats/${theirs.id}/take`)[0]?.answer;
  await write(own.member, 'Are you there?');
  await log(page, own).getByText('Are you there?').waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toBe(own.id);
});

test('a message that arrives while its conversation is being read is shown', async () => {
  const [first, second] = [await talk(), await talk()];
  const page = await site.open(operator, `/backoffice/chat?tab=mine&id=${first.id}`);
  await log(page, first).waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  let isRead = false;
  page.network.intercept(new RegExp(`/api/chats/${second.id}$`), async (request) => {
    const response = await page.network.ask(request);
    isRead = true;
    await promise;
    return response;
  });
  await openTalk(page, second);
  await expect.poll(() => isRead).toBe(true);
  await write(second.member, 'One more thing');
  await page.locator('.chat-rows').getByText('One more thing').waitFor();
  resolve();
  await log(page, second).getByText('One more thing').waitFor();
});

test('earlier messages stay without a gap when a conversation is read again', async () => {
  const one = await talk(colleague);
  const insert = (count: number, word: string) =>
    site.app.platform.db.run(sql`
      insert into chat_messages (thread_id, conversation_id, author, text)
      select thread_id, id, 'member', ${word} || ' ' || n from chat_conversations, generate_series(1, ${count}::int) n
       where id = ${one.id}::bigint`);
  await insert(40, 'before');
  const page = await site.open(operator, `/backoffice/chat?tab=others&id=${one.id}`);
  await log(page, one).getByText('before 40', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Earlier messages' }).click();
  await log(page, one).getByText('before 1', { exact: true }).waitFor();
  await insert(10, 'later');
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await log(page, one).getByText('later 10', { exact: true }).waitFor();
  const texts = await log(page, one).locator('.chat-bubble').allInnerTexts();
  expect(texts.filter((text) => text.startsWith('before'))).toHaveLength(40);
});

test('the call about a message does not appear again after the operator has visited the chat', async () => {
  await callDesk(site.app, operator.headers, 'PUT', '/chat/taking', { isTaking: true });
  const one = await talk();
  const page = await site.open(operator, '/backoffice/overview');
  const call = page.getByText(`${one.member.userName} wrote in live chat`);
  await expect
    .poll(
      async () => {
        // Not again once it is shown: a late message would call after the visit.
        if ((await call.count()) === 0) await write(one.member, 'Please help');
        return call.count();
      },
      { interval: 500 },
    )
    .toBe(1);
  const go = async (letter: string, title: string | RegExp) => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await go('n', 'Live chat');
  await go('o', 'Overview');
  expect(await call.count()).toBe(0);
});

test('taking a conversation that a colleague took meanwhile says so, until it is taken', async () => {
  const member = await createMember(site.app);
  const id = await write(member, 'Hello');
  const page = await site.open(operator, `/backoffice/chat?tab=waiting&id=${id}`);
  const take = page.getByRole('button', { name: 'Take', exact: true });
  const note = page.getByText('A colleague has taken this conversation');
  const held = hold(page, /\/take$/);
  await take.click();
  expect((await callDesk(site.app, colleague.headers, 'POST', `/chats/${id}/take`)).errorCode).toBeNull();
  held.release();
  await note.waitFor();
  await callDesk(site.app, colleague.headers, 'POST', `/chats/${id}/transfer`, { operatorId: null });
  await take.click();
  await note.waitFor({ state: 'detached' });
});
