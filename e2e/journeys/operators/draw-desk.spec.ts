import { buy } from '@fairlot/server/rooms/lottery/lottery.testing';
import { createVerified, openCashier } from '@fairlot/server/rooms/payments/withdrawals/withdrawals.testing';
import { createMember, type TestMember } from '@fairlot/testkit';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { visit, type Visit } from '../../kit/browser.ts';
import { agree, logInOperator, showSection } from '../../kit/console.ts';
import { FEED_SECRET, northResult, startFeeds } from '../../kit/feeds.ts';
import { createOfficialDraw, moveDraw, stateOf } from '../../kit/held-draws.ts';
import { openApp, type OpenApp } from '../../kit/open-app.ts';

const REASON = 'Agreed with the station by telephone';
const DE = { play: 'de', picks: ['27'], unitStake: '1000.00' };
let feeds: Awaited<ReturnType<typeof startFeeds>>;
let running: OpenApp;
let member: TestMember;
let one: Visit;
let two: Visit;
test.beforeAll(async () => {
  // One feed reports 27, the other 28.
  feeds = await startFeeds(['press', 'board'], (name, day) => ({
    HANOI: northResult(day, name === 'press' ? '00027' : '00028'),
  }));
  const resultFeeds = feeds.environment['RESULT_FEEDS']!.split(',').map((pair) => {
    const [name = '', url = ''] = pair.split('=');
    return { name, url, secret: FEED_SECRET };
  });
  running = await openApp({ started: true, config: { resultFeeds } });
  member = await createMember(running.app, { balance: '10000.00' });
  [one, two] = [await visit(running.origin), await visit(running.origin)];
  await logInOperator(one.page, 'operator');
  await logInOperator(two.page, 'operator2');
});
test.afterAll(async () => {
  await running.close();
  await feeds.stop();
});

const balance = () => running.app.rooms.wallet.balance(member.memberId, 'VND');
/** Creates a draw with a ticket on 27. The job of the site may be opening the draw instead of us. */
async function soldDraw(day: string): Promise<bigint> {
  const id = await createOfficialDraw(running.app.platform.db, day);
  await running.app.rooms.lottery.runDueSteps();
  await expect.poll(async () => (await stateOf(running.app.platform.db, id)).state).toBe('open');
  await buy(running.app, member, day, [DE], 'HANOI');
  return id;
}
const showDraw = async (page: Page, drawNumber: string) => {
  await page.goto(`/backoffice/draws?${new URLSearchParams({ gameCode: 'HANOI', numero: drawNumber })}`);
  await page.getByRole('heading', { name: drawNumber }).waitFor();
};
const approve = async (page: Page, object: string) => {
  await showSection(page, 'Approvals');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: `Approve ${object}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(': executed').waitFor();
};

test('operators resolve conflicting sources, correct, postpone and void draws, and publish other widths', async () => {
  const [first, second] = [one.page, two.page];
  await test.step('when two sources disagree, nothing settles until an operator confirms one of them', async () => {
    const id = await soldDraw('20300107');
    await moveDraw(running.app.platform.db, id, -20, -10);
    await expect
      .poll(async () => (await running.app.rooms.lottery.operations.drawReport('HANOI', '20300107')).reports.length, {
        timeout: 30_000,
      })
      .toBe(2);
    await showDraw(first, '20300107');
    await first.getByRole('alert').getByText('The sources disagree').waitFor();
    expect(await balance()).toBe(900_000n);
    await first.getByRole('button', { name: 'Report the same result as feed:press' }).click();
    await agree(first, 'Report this result');
    await first.getByText('Reported: accepted').waitFor();
    await expect.poll(balance).toBe(900_000n + 9_950_000n);
  });

  await test.step('two operators correct a settled draw, and both versions stay visible', async () => {
    await showDraw(first, '20300107');
    for (const { level, numbers } of northResult('20300107', '0027'))
      await first.getByRole('textbox', { name: new RegExp(`^${level}:`) }).fill(numbers.join(' '));
    await first.getByRole('button', { name: 'Report this result' }).click();
    const dialog = first.getByRole('dialog', { name: 'Report this result' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Report this result' }).click();
    await dialog.getByRole('alert').getByText('A number has too few or too many digits').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await first.getByRole('textbox', { name: /^DB:/ }).fill('00028');
    await first.getByRole('button', { name: 'Report this result' }).click();
    await agree(first, 'Report this result');
    await first.getByText('Reported: waiting').waitFor();
    await showDraw(second, '20300107');
    await second.getByRole('button', { name: 'Confirm' }).click();
    await agree(second, 'Confirm');
    await expect.poll(balance).toBe(900_000n);
    await second.getByRole('region', { name: 'Hà Nội 20300107' }).getByRole('button', { name: 'Refresh' }).click();
    await expect(second.getByRole('table', { name: 'Accepted' }).getByRole('row')).toHaveCount(3);
  });

  await test.step('two operators postpone a draw and void another; the void draw returns its stakes', async () => {
    await soldDraw('20300110');
    await showDraw(first, '20300110');
    const later = new Date(Date.now() + 26 * 3_600_000);
    // The field is in the merchant's time zone, wherever the browser is.
    const local = new Date(later.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
    await first.getByLabel('New draw time').fill(local);
    await first.getByRole('button', { name: 'Postpone' }).click();
    await agree(first, 'Postpone');
    await approve(second, 'Hà Nội 20300110');
    expect((await running.app.rooms.lottery.draw('HANOI', '20300110')).drawAt).toBe(
      Math.floor(later.getTime() / 60_000) * 60_000,
    );
    await showDraw(first, '20300110');
    await first.getByRole('button', { name: 'Request void' }).click();
    await agree(first, 'Request void');
    await approve(second, 'Hà Nội 20300110');
    await showSection(first, 'Draws');
    await first.getByRole('button', { name: /^All draws/ }).click();
    await first.getByRole('button', { name: 'Filter' }).click();
    const condition = first.getByRole('form', { name: 'Add a condition' });
    await condition.getByRole('combobox', { name: 'Field' }).selectOption('gameCode');
    await condition.getByRole('textbox', { name: 'Value' }).fill('HANOI');
    await condition.getByRole('button', { name: 'Apply' }).click();
    expect(new URL(first.url()).searchParams.getAll('filter')).toEqual(['gameCode:eq:HANOI']);
    await first.getByRole('row', { name: /20300110 Void, by operators/ }).waitFor();
    await expect.poll(balance).toBe(900_000n);
    expect(await running.app.rooms.lottery.draw('HANOI', '20300110')).toMatchObject({ voidReason: 'operator' });
  });

  await test.step('rules with other number widths are published for draws from a given day', async () => {
    await showSection(first, 'Draw rules', 'Odds and limits');
    await first.getByRole('combobox', { name: 'Game' }).selectOption('CANTHO');
    await first.getByRole('row', { name: /From the beginning Current DB 1 × 6/ }).waitFor();
    await first.getByLabel('First day of the new rules').fill('2031-01-01');
    await first.getByRole('button', { name: 'Show changes' }).click();
    await first.getByRole('alert').getByText('Nothing has been changed').waitFor();
    await first.getByRole('spinbutton', { name: 'Digits of DB' }).fill('5');
    await first.getByRole('button', { name: 'Show changes' }).click();
    await first.getByRole('row', { name: 'DB · Digits 6 5' }).waitFor();
    await first.getByRole('button', { name: 'Request publication' }).click();
    await agree(first, 'Request publication');
    await approve(second, 'Cần Thơ');
    await showSection(second, 'Draw rules', 'Odds and limits');
    await second.getByRole('combobox', { name: 'Game' }).selectOption('CANTHO');
    await second.getByRole('row', { name: /2 1 Jan 2031 Upcoming DB 1 × 5/ }).waitFor();
  });
  for (const { errors } of [one, two]) expect(errors).toEqual([]);
});

test('a withdrawal is decided beside the queue, and the text typed about it is not lost', async () => {
  const cashier = openCashier(running.app);
  const payee = await createVerified(running.app, '400000000.00');
  const accountId = await cashier.usableAccount(payee);
  const asked = async (amount: string) => (await cashier.withdraw(payee, accountId, amount)).value.orderId;
  const [refused, noted] = [await asked('3000000.00'), await asked('4200000.00')];
  const { page } = one;
  await page.goto(`/backoffice/withdrawals?order=${refused}&decide=refuse`);
  const work = page.getByRole('region', { name: `Withdrawals ${refused.slice(0, 8).toUpperCase()}` });
  await work.getByRole('heading', { name: '3,000,000.00 VND' }).waitFor();
  // The palette's address names this decision: it comes first, and its reason field has the focus.
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('reason');
  expect(await work.locator('button[type=submit]').textContent()).toBe('Reject');
  await page.keyboard.type('short');
  await work.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => page.locator(':focus[aria-invalid=true]').getAttribute('name')).toBe('reason');
  // The other one is shown beside it; what was typed about the first one is kept.
  await page.locator(`[data-row="${noted}"]`).getByRole('button').click();
  await page.getByRole('heading', { name: '4,200,000.00 VND' }).waitFor();
  await page.locator(`[data-row="${refused}"]`).getByRole('button').click();
  await work.getByRole('heading', { name: '3,000,000.00 VND' }).waitFor();
  expect(await work.getByLabel('Reason').inputValue()).toBe('short');
  await work.getByLabel('Reason').fill('The account was reported as stolen');
  await work.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Done: Reject.').waitFor();
  expect((await cashier.find(payee, refused)).value.status).toBe('refused');
  // The next case opens automatically.
  await page.getByRole('heading', { name: '4,200,000.00 VND' }).waitFor();
  const side = page.getByRole('complementary', { name: 'Member', exact: true });
  await side.getByLabel('New note').fill('The bank calls back');
  await side.getByRole('button', { name: 'Add note' }).click();
  await side.getByRole('listitem').getByText('The bank calls back').waitFor();

  await test.step('an empty view links to one that has rows', async () => {
    await page.goto('/backoffice/withdrawals?view=held');
    await page.getByRole('heading', { name: 'Nothing in “On hold”' }).waitFor();
    await page.getByRole('button', { name: 'See: Pending' }).click();
    await page.locator(`[data-row="${noted}"]`).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).not.toBe('held');
  });
  expect(one.errors).toEqual([]);
});

test('a held withdrawal cannot be decided before its release; a bulk action asks for confirmation', async () => {
  const cashier = openCashier(running.app);
  const payee = await createVerified(running.app, '400000000.00');
  const accountId = await cashier.usableAccount(payee);
  const asked = async (amount: string) => (await cashier.withdraw(payee, accountId, amount)).value.orderId;
  const held = await asked('5100000.00');
  const others = [await asked('5200000.00'), await asked('5300000.00')];
  const step = async (page: Page, name: string) => {
    await page.getByLabel('Reason').last().fill(REASON);
    await page.getByRole('button', { name, exact: true }).last().click();
  };
  const [first, second] = [one.page, two.page];
  const typed = 'The bank confirmed the account';
  await test.step('an operator who still has it open sees the hold immediately', async () => {
    for (const page of [first, second]) {
      await page.goto(`/backoffice/withdrawals?order=${held}`);
      await page.getByRole('heading', { name: '5,100,000.00 VND' }).waitFor();
    }
    await second.getByLabel('Reason').last().fill(typed);
    await step(first, 'Put on hold');
    // An answer that was read during the change can have the hold already, but not the new status.
    for (const page of [first, second]) {
      await page.getByText('Put on hold by operator,').waitFor();
      await page.getByRole('button', { name: 'Take off hold', exact: true }).waitFor();
      expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);
    }
    // It is no reason for the release.
    expect(await second.getByLabel('Reason').last().inputValue()).toBe('');
    expect((await cashier.find(payee, held)).value.status).toBe('review');
  });
  await test.step('it is approved after its release, which brings the typed text back', async () => {
    await step(first, 'Take off hold');
    await first.getByText('Done: Take off hold.').waitFor();
    await second.getByRole('button', { name: 'Approve 5,100,000.00' }).waitFor();
    await expect.poll(() => second.getByLabel('Reason').last().inputValue()).toBe(typed);
    for (const point of await second.getByRole('button', { name: /^Mark as seen/ }).all()) await point.click();
    await step(second, 'Approve 5,100,000.00');
    await second.getByText('Done: Approve').waitFor();
    await expect.poll(async () => (await cashier.find(payee, held)).value.status).not.toBe('review');
  });
  await test.step('a bulk action takes many, except those of a colleague', async () => {
    const theirs = others[1] ?? '';
    await second.goto(`/backoffice/withdrawals?order=${theirs}`);
    await second.getByRole('heading', { name: '5,300,000.00 VND' }).waitFor();
    await second.keyboard.press('t');
    await second.getByText('taken by you', { exact: true }).waitFor();
    await first.goto(`/backoffice/withdrawals?filter=memberId:eq:${payee.memberId}`);
    for (const amount of ['5,200,000.00', '5,300,000.00'])
      await first.getByRole('checkbox', { name: new RegExp(`^Select .* ${amount} VND$`) }).check();
    const bar = first.locator('.bulk-bar');
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Take', exact: true }).click();
    const dialog = first.getByRole('dialog', { name: 'Take' });
    await dialog.getByText('This applies to 1.').waitFor();
    await dialog.getByText('A colleague is working on this withdrawal').waitFor();
    await dialog.getByRole('button', { name: 'Take: 1' }).click();
    await dialog.getByText('1 done, 0 failed').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await first.getByRole('row', { name: /5,200,000.*operator/ }).waitFor();
    expect(await first.getByRole('row', { name: /5,300,000.*operator2/ }).count()).toBe(1);
  });
  for (const { errors } of [one, two]) expect(errors).toEqual([]);
});
