import { buy, createIssue, moveIssue, readIssue, settleWith } from '@fairlot/server/rooms/lottery/lottery.testing';
import { giveDeposit } from '@fairlot/testkit/members';
import { createVerified, openCashier } from '@fairlot/server/rooms/payments/withdrawals/withdrawals.testing';
import { OPERATOR_KEYS, VENDOR_KEYS, vendorsAt } from '@fairlot/server/rooms/vendors/vendors.testing';
import { createMember, type TestMember } from '@fairlot/testkit';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { withApp } from '../../kit/open-app.ts';
import { entryOf, writeInChat } from '../support/chat-page.ts';

const REASON = 'Agreed with the team lead';
const DICE = 'K3_60';
const site = withApp({
  started: true,
  vendors: { privateKey: VENDOR_KEYS.privateKey, operatorPublicKey: OPERATOR_KEYS.publicKey },
  config: (_origin, { payments }) => ({ vendors: vendorsAt(payments.url, payments.webhookSecret) }),
});
let page: Page;
let member: TestMember;
test.beforeAll(async () => {
  member = await createMember(site.app, { balance: '50000.00' });
  page = (await visit(site.origin)).page;
  await logInOperator(page, 'operator');
});

/**
 * Operates the console and counts clicks and pressed keys. The typed text itself (a name, an amount, a reason) is not
 * counted, since every console asks for it.
 */
class Hands {
  #clicks = 0;
  #keys = 0;
  async click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }
  async press(key: string): Promise<void> {
    this.#keys += 1;
    await page.keyboard.press(key);
  }
  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    await expect.poll(() => page.locator('input:focus, textarea:focus').count()).toBe(1);
    await page.keyboard.type(text, { delay: 20 });
  }
  /** Opens the search, types, and opens the expected result. */
  async find(text: string, expected: RegExp | string): Promise<void> {
    await this.press('Control+k');
    await this.type(text);
    await page.getByRole('option', { name: expected }).first().waitFor();
    // Results of further kinds arrive later and move the others, so that a key would select the wrong one.
    let before = '';
    const isSettled = async () => {
      const former = before;
      before = (await page.getByRole('option').allInnerTexts()).join();
      return before === former;
    };
    await expect.poll(isSettled, { intervals: [300] }).toBe(true);
    while ((await page.getByRole('option', { name: expected, selected: true }).count()) === 0)
      await this.press('ArrowDown');
    await this.press('Enter');
    // On a busy machine the search has the focus until the result's code is there.
    await page.getByRole('combobox', { name: 'Search and commands' }).waitFor({ state: 'hidden' });
  }
  /** Limit: three clicks or five keys. A job that uses both may spend a share of each. */
  check(): string {
    expect(this.#clicks / 3 + this.#keys / 5, `${this.#clicks} clicks, ${this.#keys} keys`).toBeLessThanOrEqual(1);
    return `${this.#clicks} clicks, ${this.#keys} keys`;
  }
}

/** One job from the start page, with its number of clicks and keys, and its duration. */
function job(name: string, work: (hands: Hands) => Promise<void>): void {
  test(`${name} takes at most three clicks or five keys from Today`, async () => {
    await page.goto('/backoffice/dashboard');
    await page.getByRole('heading', { name: 'Money at risk' }).waitFor();
    const [hands, began] = [new Hands(), performance.now()];
    await work(hands);
    const used = `${hands.check()}, ${Math.round(performance.now() - began)} ms`;
    test.info().annotations.push({ type: 'job', description: `${name}: ${used}` });
  });
}

const dialog = () => page.getByRole('dialog').last();
const requested = () =>
  page
    .getByRole('status')
    .getByText(/A second operator has to approve/)
    .waitFor();

test.describe('approving a withdrawal with a doubt', () => {
  test.beforeAll(async () => {
    const payee = await createVerified(site.app, '400000000.00');
    const cashier = openCashier(site.app);
    await cashier.withdraw(payee, await cashier.usableAccount(payee), '5100000.00');
  });
  job('approving a withdrawal with a doubt', async (hands) => {
    await hands.click(page.getByRole('button', { name: /^Next case: Withdrawals/ }));
    await page.getByRole('button', { name: /^Mark as seen/ }).waitFor();
    await hands.press('s');
    await page.getByRole('button', { name: /^Seen/, pressed: true }).waitFor();
    await hands.press('a');
    await hands.type(REASON);
    await hands.press('Control+Enter');
    await page.getByText('Done: Approve').waitFor();
  });
});

test.describe('finding why a bet lost', () => {
  let ticket = '';
  test.beforeAll(async () => {
    const issue = await createIssue(site.app, { game: DICE });
    // The job of the site may be opening the draw instead of us.
    await expect.poll(async () => (await readIssue(site.app, issue, DICE)).state).toBe('open');
    const line = { play: 'triple', picks: ['1'], unitStake: '1000.00' };
    ticket = (await buy(site.app, member, issue, [line], DICE)).ticketId;
    await moveIssue(site.app, issue, -20, 3_600_000, DICE);
    await settleWith(site.app, DICE, [{ issue, result: [{ level: 'MAIN', numbers: ['2', '3', '4'] }] }]);
  });
  job('finding why a bet lost', async (hands) => {
    // The title of the ticket is its whole number. Opening it shows its draw and the bet's picks.
    await hands.find(ticket.slice(0, 8), new RegExp(`^${ticket.slice(0, 8)}(?!-)`));
    await dialog().getByText('triple 1').waitFor();
    await dialog().getByText('Lost', { exact: true }).waitFor();
    await hands.click(dialog().getByRole('button', { name: 'Open the draw' }));
    await page.getByText('MAIN 2 3 4').waitFor();
  });
});

job('blocking a member', async (hands) => {
  await hands.find('block demo02', 'Disable demo02');
  await hands.type(REASON);
  await hands.press('Enter');
  await page.getByRole('button', { name: 'Enable', exact: true }).waitFor();
});

test.describe('answering a chat with facts', () => {
  test.beforeAll(async () => {
    const phone = await visit(site.origin);
    await login(phone.page, 'demo01', 'Fairlot2026');
    await open(phone.page, '/m/customer');
    await entryOf(phone.page).click();
    await phone.page.waitForURL('**/m/chat');
    await writeInChat(phone.page, 'Where is my deposit?');
  });
  job('answering a chat with facts', async (hands) => {
    await hands.click(page.getByRole('button', { name: /^Next case: Live chat/ }));
    // The member's money and level are beside the conversation.
    await page.getByRole('complementary').getByText('Balance').first().waitFor();
    await hands.click(page.getByRole('textbox', { name: /^Write to the member/ }));
    await hands.type('It was credited a minute ago');
    await hands.press('Enter');
    await page.getByRole('log', { name: 'demo01' }).getByText('It was credited a minute ago').waitFor();
  });
});

test.describe('running a promotion', () => {
  test.beforeAll(async () => {
    // The template takes its amounts from the merchant's deposits.
    for (const minor of [20_000_000n, 50_000_000n]) await giveDeposit(site.app, member, minor);
  });
  job('running a promotion', async (hands) => {
    await hands.find('run a promotion weekly', 'Run a promotion: weekly deposit');
    await page.getByRole('button', { name: 'Weekly deposit', pressed: true }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Percentage' }).inputValue()).toBe('20');
    await expect.poll(() => page.getByRole('textbox', { name: 'Budget' }).inputValue()).toMatch(/^[1-9]/);
    await hands.click(page.getByRole('textbox', { name: /^Reason/ }));
    await hands.type(REASON);
    await hands.press('Enter');
    await page.getByRole('status').getByText('Request sent. Another operator must approve it.').waitFor();
  });
});

test.describe('voiding a draw', () => {
  let issue = '';
  test.beforeAll(async () => {
    issue = await createIssue(site.app);
  });
  job('voiding a draw', async (hands) => {
    await hands.find(`void draw ${issue}`, /^Void draw/);
    await hands.type(REASON);
    await hands.press('Enter');
    await requested();
  });
});

job("finding yesterday's net by vendor", async (hands) => {
  await hands.find('yesterday net', "Yesterday's net by vendor");
  await page
    .getByRole('heading', { name: /^Revenue/ })
    .first()
    .waitFor();
  expect(await page.getByRole('combobox', { name: 'Rows' }).inputValue()).toBe('vendor');
});

job('adding an operator', async (hands) => {
  await hands.find('add an operator', 'Add an operator');
  await dialog().waitFor();
  await hands.type('night01');
  await hands.press('Tab');
  await hands.press('Tab');
  await hands.type(REASON);
  await hands.press('Enter');
  await requested();
});

job('reporting to the regulator', async (hands) => {
  await hands.find('report to the regulator', 'Report to the regulator');
  await hands.click(page.getByRole('button', { name: 'Export' }));
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Download');
  const [file] = await Promise.all([page.waitForEvent('download'), hands.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/protectionActs.*csv$/);
});

job('switching a vendor off', async (hands) => {
  await hands.find('switch off northwind', 'Pause Northwind');
  await hands.type('Back at noon');
  await hands.press('Tab');
  await hands.type(REASON);
  await hands.press('Enter');
  await page.getByText('Message to members: Back at noon').waitFor();
});
