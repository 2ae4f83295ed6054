import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, PNG, type Visit, visit } from '../../kit/browser.ts';
import { callAsPage } from '../../kit/calls.ts';
import { logInOperator } from '../../kit/console.ts';
import { withApp } from '../../kit/open-app.ts';
import { hold } from '../../kit/intercept.ts';
import { endAsMember, entryOf, writeInChat } from './chat-page.ts';

const site = withApp({ started: true });
let member: Visit;
let staff: Visit;
let page: Page;
let desk: Page;
let call: ReturnType<typeof callAsPage>;
test.beforeAll(async () => {
  [member, staff] = [await visit(site.origin), await visit(site.origin)];
  [page, desk] = [member.page, staff.page];
  call = callAsPage(page);
  await login(page, 'demo01', 'Fairlot2026');
  await logInOperator(desk, 'support', '/backoffice/chat');
});

const log = () => page.getByRole('log', { name: 'Conversation' });
const deskLog = () => desk.getByRole('log', { name: 'demo01' });
const write = (text: string) => writeInChat(page, text);
const PICTURE = { name: 'screen.png', mimeType: 'image/png', buffer: PNG };

test('a member and the staff write to each other in two browsers', async () => {
  await test.step('live chat is linked from customer service [R-034]', async () => {
    await open(page, '/m/customer');
    await entryOf(page).click();
    await page.waitForURL('**/m/chat');
    await page.getByText('Never share your password').waitFor();
  });
  await test.step('a quick question starts a conversation, which waits and is taken', async () => {
    await page.getByRole('button', { name: 'Where is my withdrawal?' }).click();
    await log().getByText('Where is my withdrawal?').waitFor();
    await log()
      .getByText(/^(Sent|Delivered|Read)$/)
      .waitFor();
    // An operator without conversations of their own sees the waiting ones first.
    expect(await desk.getByRole('radio', { name: /^Mine/ }).getAttribute('aria-checked')).toBe('true');
    await desk.goto('/backoffice/chat');
    await desk.getByRole('radio', { name: 'Waiting 1', checked: true }).waitFor();
    await desk.getByRole('button', { name: /demo01.*Where is my withdrawal/s }).click();
    await deskLog().getByText('Where is my withdrawal?').waitFor();
    await page.getByText('Read', { exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Take' }).click();
    await page.getByRole('heading', { name: 'support, support' }).waitFor();
  });
  await test.step("a saved answer is found and sent; the member sees the operator's name", async () => {
    const field = desk.getByRole('textbox', { name: 'Write to the member; type / for saved replies' });
    await field.fill('I look');
    await page.getByRole('status').getByText('Support is writing').waitFor();
    const answers = await hold(desk, '**/chat/answers*');
    await field.fill('/review');
    await field.press('Enter'); // too early: it must not send the search itself
    answers.release();
    await desk.getByRole('group', { name: 'Replies for' }).waitFor();
    await field.press('Enter');
    await field.press('Enter');
    await log().getByText('Most reviews take less than 30 minutes.').waitFor();
    await desk.getByText('Read', { exact: true }).waitFor();
    expect(await log().getByText('/review').count()).toBe(0);
  });
  await test.step('pictures go both ways, notes are visible to staff only', async () => {
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await deskLog().getByRole('img', { name: 'Picture' }).waitFor();
    await desk.locator('input[type=file]').setInputFiles(PICTURE);
    await expect.poll(() => log().getByRole('img', { name: 'Picture' }).count()).toBe(2);
    await desk.getByRole('radio', { name: 'Note', exact: true }).click();
    await desk.getByRole('textbox', { name: 'Write a note for staff' }).fill('knows the rules well');
    await desk.getByRole('button', { name: 'Save note' }).click();
    await deskLog().getByText('knows the rules well').waitFor();
    await desk.getByRole('radio', { name: 'Reply', exact: true }).click();
    expect(await log().getByText('knows the rules well').count()).toBe(0);
  });
  await test.step('a shared deposit shows its status to both, and updates automatically', async () => {
    const requested = { method: 'sandbox', amount: '70000.00' };
    const { orderId } = await call<{ orderId: string }>('POST', '/wps/deposit', requested);
    await page.getByRole('button', { name: 'Attach' }).click();
    await page.getByRole('button', { name: /Deposit.*Waiting for your payment/s }).click();
    const card = log().getByRole('link', { name: /Deposit 70,000.*Waiting for your payment/s });
    await card.waitFor();
    expect(await card.getAttribute('href')).toBe(`/m/voucherCenter?orderId=${orderId}`);
    await deskLog().getByText('Waiting for payment').waitFor();
    await call('DELETE', `/wps/deposit/${orderId}`);
    await log()
      .getByRole('link', { name: /Deposit 70,000.*Deposit cancelled/s })
      .waitFor();
    await deskLog().getByText('Cancelled').waitFor();
  });
  await test.step('a message written offline is kept and sent again, once', async () => {
    await member.context.setOffline(true);
    await write('one word <b>only</b>');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await member.context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await deskLog().getByText('one word <b>only</b>').waitFor();
    expect(await deskLog().getByText('one word').count()).toBe(1);
  });
  await test.step('an answer shows a dot on the entry while the member is elsewhere [C-007]', async () => {
    await open(page, '/m/customer');
    const dot = entryOf(page).getByRole('img', { name: 'unread' });
    await entryOf(page).waitFor();
    await expect.poll(() => dot.count()).toBe(0);
    const field = desk.getByRole('textbox', { name: 'Write to the member; type / for saved replies' });
    await field.fill('It is paid');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('New messages: 1').waitFor();
    await expect.poll(() => dot.count()).toBe(1);
    await entryOf(page).click();
    await log().getByText('It is paid').waitFor();
    await open(page, '/m/customer');
    await entryOf(page).waitFor();
    await expect.poll(() => page.getByText('New messages').count()).toBe(0);
  });
  await test.step('a new answer shows a notice on every other page', async () => {
    await open(page, '/m/activity');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /chat-news/.test(name)),
    );
    const field = desk.getByRole('textbox', { name: 'Write to the member; type / for saved replies' });
    await field.fill('Anything else?');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').getByText('support from support wrote to you').waitFor();
    await open(page, '/m/member/home');
    await page.getByRole('button', { name: 'Customer service' }).getByRole('img', { name: 'unread' }).waitFor();
    await open(page, '/m/chat');
    await log().getByText('Anything else?').waitFor();
  });
  await test.step('a console in the background alerts its operator', async () => {
    await staff.context.grantPermissions(['notifications']);
    await desk.getByRole('switch', { name: 'Alert me' }).check();
    await desk.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      const reported: string[] = [];
      Object.assign(globalThis, { reported });
      globalThis.Notification = class extends EventTarget {
        static readonly permission = 'granted';
        constructor(title: string) {
          super();
          reported.push(title);
        }
      } as never;
    });
    await write('Are you still there?');
    await desk.waitForFunction(() => document.title.startsWith('(1)'));
    expect(await desk.evaluate(() => (globalThis as never as { reported: string[] }).reported)).toEqual([
      'demo01 wrote in live chat',
    ]);
    await desk.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await desk.waitForFunction(() => !document.title.startsWith('('));
  });
  await test.step('the operator is alerted on other pages of the console too', async () => {
    await desk.getByRole('link', { name: 'Members', exact: true }).click();
    await desk.getByRole('heading', { name: 'Members', exact: true }).waitFor();
    await write('Hello again');
    const called = desk.getByRole('status').filter({ hasText: 'demo01 wrote in live chat' });
    await called.getByRole('button', { name: 'Open' }).click();
    await deskLog().getByText('Hello again').waitFor();
    await expect.poll(() => called.count()).toBe(0);
  });
  await test.step('a conversation is closed and rated', async () => {
    await desk.getByRole('button', { name: 'Close chat' }).click();
    await desk.getByRole('dialog', { name: 'Close chat' }).getByRole('button', { name: 'Close chat' }).click();
    await open(page, '/m/chat');
    await page.getByRole('button', { name: '4 of 5 stars' }).click();
    await desk.getByRole('radio', { name: /^Closed/ }).click();
    await desk.getByRole('button', { name: /demo01/ }).click();
    await desk.getByText(/Rated 4 of 5/).waitFor();
  });
  await test.step('staff see immediately that the member ended it', () => endAsMember(page, desk));
  expect([...member.errors, ...staff.errors].filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
    [],
  );
});

test('visitors write if the merchant allows it, and keep the conversation when they log in', async () => {
  const flags = { ...(await site.app.rooms.site.flags()), CBS3: true };
  await site.app.rooms.site.change('flags', { ...flags, GUESTCHAT3: true });
  const visitor = await visit(site.origin);
  const where = visitor.page;
  const own = where.getByRole('log', { name: 'Conversation' });
  await test.step('the entry opens the chat without an account, and an answer appears automatically', async () => {
    await open(where, '/m/customer');
    await entryOf(where).click();
    await where.waitForURL('**/m/chat');
    await where.getByRole('textbox', { name: 'Write a message' }).fill('How do I join?');
    await where.getByRole('button', { name: 'Send', exact: true }).click();
    await own.getByText('How do I join?').waitFor();
    await open(desk, '/backoffice/chat?tab=waiting');
    await desk.getByRole('button', { name: /guest-[0-9a-f]{6}.*How do I join/s }).click();
    await desk.getByText('A visitor without an account').waitFor();
    await desk.getByRole('textbox', { name: 'Write to the member; type / for saved replies' }).fill('Press Join.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await own.getByText('Press Join.').waitFor();
  });
  await test.step('reloading the page keeps it', async () => {
    await where.reload();
    await own.getByText('Press Join.').waitFor();
  });
  await test.step('the messages belong to the member after the log-in', async () => {
    await login(where, 'type02', 'Fairlot2026', '/m/chat');
    await own.getByText('Press Join.').waitFor();
    expect((await visitor.context.cookies()).some(({ name }) => name === 'fairlot_visit')).toBe(false);
  });
  await visitor.close();
  await test.step('otherwise the page asks visitors to log in', async () => {
    await site.app.rooms.site.change('flags', { ...flags, GUESTCHAT3: false });
    const other = await visit(site.origin);
    const isAsked = async () => {
      await open(other.page, '/m/chat');
      return Promise.race([
        other.page
          .getByRole('dialog', { name: 'Log in' })
          .waitFor()
          .then(() => true),
        other.page
          .getByRole('textbox', { name: 'Write a message' })
          .or(other.page.getByRole('button', { name: 'Try again' }))
          .waitFor()
          .then(() => false),
      ]);
    };
    // Each process and page caches settings for a second.
    await expect.poll(isAsked).toBe(true);
    await other.close();
  });
});
