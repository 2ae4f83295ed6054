import { createVerified, openCashier } from '@fairlot/testkit/clients/cashier';
import { buy, createIssue, moveIssue, readIssue, settleWith, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember, giveDeposit } from '@fairlot/testkit/members';
import { callSite } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { Locator } from '@fairlot/testkit/page/locator';
import { Tab } from '@fairlot/testkit/page/tab';
import { vendorsAt } from '@fairlot/testkit/site/parts';
import { afterAll, expect, vi } from 'vitest';
import { type ConsolePage, openConsoleSite } from './open-console.testing.tsx';

const REASON = 'Agreed with the team lead';
const DICE = 'K3_60';
const site = await openConsoleSite({
  started: true,
  config: { ...WITH_FEED, vendors: vendorsAt('http://127.0.0.1:9') },
});
const { app } = site;
const operator = await site.operator();

// As in a browser, a dialog focuses its first control.
const { showModal } = HTMLDialogElement.prototype;
const showing = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(this: HTMLElement) {
  showModal.call(this as HTMLDialogElement);
  const controls = 'button, input, textarea, select, a[href]';
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(controls))?.focus();
});
// Charts have no size here, and say so.
const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => {
  showing.mockRestore();
  warning.mockRestore();
});

/**
 * Operates the console and counts clicks and pressed keys. The typed text itself (a name, an amount, a reason) is not
 * counted, since every console asks for it.
 */
class Hands {
  readonly page: ConsolePage;
  private clicks = 0;
  private keys = 0;

  constructor(page: ConsolePage) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    const focused = new Locator('focused field', () => {
      const element = document.activeElement as HTMLElement | null;
      return element?.matches('input, textarea') === true ? [element] : [];
    });
    await focused.pressSequentially(text);
  }

  /** Opens the search, types, and opens the expected result. */
  async find(text: string, expected: RegExp | string): Promise<void> {
    const { page } = this;
    await this.press('Control+k');
    await this.type(text);
    await page.getByRole('option', { name: expected }).first().waitFor();
    // Results of further kinds arrive later and move the others, so that a key would select the wrong one.
    await page.settle();
    while ((await page.getByRole('option', { name: expected, selected: true }).count()) === 0)
      await this.press('ArrowDown');
    await this.press('Enter');
    await page.getByRole('combobox', { name: 'Search and commands' }).waitFor({ state: 'hidden' });
  }

  /** Limit: three clicks or five keys. A job that uses both may spend a share of each. */
  check(): void {
    expect(this.clicks / 3 + this.keys / 5, `${this.clicks} clicks, ${this.keys} keys`).toBeLessThanOrEqual(1);
  }
}

/** One job from the start page. */
function job(name: string, work: (hands: Hands, page: ConsolePage) => Promise<void>): void {
  test(`${name} takes at most three clicks or five keys from Today`, async () => {
    const page = await site.open(operator, '/backoffice/dashboard');
    await page.getByRole('heading', { name: 'Money at risk' }).waitFor();
    const hands = new Hands(page);
    await work(hands, page);
    hands.check();
  });
}

const dialogOf = (page: ConsolePage) => page.getByRole('dialog').last();
const isRequested = (page: ConsolePage, hasText: RegExp | string = /A second operator has to approve/) =>
  page.getByRole('status').filter({ hasText }).waitFor();
const member = await createMember(app, { balance: '50000.00' });

const payee = await createVerified(app, '400000000.00');
const cashier = openCashier(app);
await cashier.withdraw(payee, await cashier.usableAccount(payee), '5100000.00');
// The code of a page is loaded when it first opens, which would be the longest part of a job here.
for (const path of ['dashboard', 'withdrawals', 'chat', 'draws', 'member?memberId=1'])
  await (await site.open(operator, `/backoffice/${path}`)).settle();
Tab.closeLast();
job('approving a withdrawal with a doubt', async (hands, page) => {
  await hands.click(page.getByRole('button', { name: /^Next case: Withdrawals/ }));
  await page.getByRole('button', { name: /^Mark as seen/ }).waitFor();
  await hands.press('s');
  await page.getByRole('button', { name: /^Seen/, pressed: true }).waitFor();
  await hands.press('a');
  await hands.type(REASON);
  await hands.press('Control+Enter');
  await page.getByText('Done: Approve').waitFor();
});

job('finding why a bet lost', async (hands, page) => {
  const issue = await createIssue(app, { game: DICE });
  // The job of the site may be opening the draw at this moment.
  await expect.poll(async () => (await readIssue(app, issue, DICE)).state).toBe('open');
  const line = { play: 'triple', picks: ['1'], unitStake: '1000.00' };
  const { ticketId } = await buy(app, member, issue, [line], DICE);
  await moveIssue(app, issue, -20, 3_600_000, DICE);
  await settleWith(app, DICE, [{ issue, result: [{ level: 'MAIN', numbers: ['2', '3', '4'] }] }]);
  // The title of the ticket is its whole number. Opening it shows its draw and the bet's picks.
  const start = ticketId.slice(0, 8);
  await hands.find(start, new RegExp(`^${start}(?!-)`));
  await dialogOf(page).getByText('triple 1').waitFor();
  await dialogOf(page).getByText('Lost', { exact: true }).waitFor();
  await hands.click(dialogOf(page).getByRole('button', { name: 'Open the draw' }));
  await page.getByText('MAIN 2 3 4').waitFor();
});

job('blocking a member', async (hands, page) => {
  await hands.find('block demo02', 'Disable demo02');
  await hands.type(REASON);
  await hands.press('Enter');
  await page.getByRole('button', { name: 'Enable', exact: true }).waitFor();
});

const { userName, headers } = await createMember(app, { balance: '50000.00' });
const CHAT = { moduleid: 'CBS3', ...headers };
await callSite(app, CHAT, 'POST', '/wps/chat/messages', { text: 'Where is my deposit?' });
job('answering a chat with facts', async (hands, page) => {
  await hands.click(page.getByRole('button', { name: /^Next case: Live chat/ }));
  // The member's money and level are beside the conversation.
  await page.getByRole('complementary').getByText('Balance').first().waitFor();
  await hands.click(page.getByRole('textbox', { name: /^Write to the member/ }));
  await hands.type('It was credited a minute ago');
  await hands.press('Enter');
  await page.getByRole('log', { name: userName }).getByText('It was credited a minute ago').waitFor();
});

// The template takes its amounts from the merchant's deposits.
for (const minor of [20_000_000n, 50_000_000n]) await giveDeposit(app, member, minor);
job('running a promotion', async (hands, page) => {
  await hands.find('run a promotion weekly', 'Run a promotion: weekly deposit');
  await page.getByRole('button', { name: 'Weekly deposit', pressed: true }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Percentage' }).inputValue()).toBe('20');
  await expect.poll(() => page.getByRole('textbox', { name: 'Budget' }).inputValue()).toMatch(/^[1-9]/);
  await hands.click(page.getByRole('textbox', { name: /^Reason/ }));
  await hands.type(REASON);
  await hands.press('Enter');
  await isRequested(page, 'Request sent. Another operator must approve it.');
});

const voided = await createIssue(app);
job('voiding a draw', async (hands, page) => {
  await hands.find(`void draw ${voided}`, /^Void draw/);
  await hands.type(REASON);
  await hands.press('Enter');
  await isRequested(page);
});

job("finding yesterday's net by vendor", async (hands, page) => {
  await hands.find('yesterday net', "Yesterday's net by vendor");
  await page
    .getByRole('heading', { name: /^Revenue/ })
    .first()
    .waitFor();
  expect(await page.getByRole('combobox', { name: 'Rows' }).inputValue()).toBe('vendor');
});

job('adding an operator', async (hands, page) => {
  await hands.find('add an operator', 'Add an operator');
  await dialogOf(page).waitFor();
  await hands.type('night01');
  await hands.press('Tab');
  await hands.press('Tab');
  await hands.type(REASON);
  await hands.press('Enter');
  await isRequested(page);
});

job('switching a vendor off', async (hands, page) => {
  await hands.find('switch off northwind', 'Pause Northwind');
  await hands.type('Back at noon');
  await hands.press('Tab');
  await hands.type(REASON);
  await hands.press('Enter');
  await page.getByText('Message to members: Back at noon').waitFor();
});
