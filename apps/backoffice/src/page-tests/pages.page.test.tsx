import { openMailServer } from '@fairlot/testkit/clients/mail-server';
import { callDesk, OPERATOR_PASSWORD } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer, hold, refusal } from '@fairlot/testkit/page/network';
import { sql } from '@fairlot/testkit/site/server-parts';
import { totpOf } from '@fairlot/testkit/clients/totp';
import { afterAll, expect } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite({ started: true });
const [operator, colleague] = [await site.operator(), await site.operator()];
const mailServer = await openMailServer();
afterAll(() => mailServer.close());

test('an operator who is too late gets a message, and sees the change of the colleague', async () => {
  const page = await site.open(operator, '/backoffice/tasks');
  await page.getByRole('button', { name: 'New task' }).click();
  const giving = page.getByRole('dialog');
  await giving.getByLabel('Task').fill('Call the bank back');
  await giving.getByRole('button', { name: 'Assign' }).click();
  await giving.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Unassigned/ }).click();
  const row = page.getByRole('row', { name: /Call the bank back/ });
  const take = row.getByRole('button', { name: /^Take/ });
  await take.waitFor();
  const [call] = page.network.to('/backoffice/api/tasks').filter(({ method }) => method === 'POST');
  const { value } = (await call!.answer) as { value: { taskId: string } };
  const taken = { from: null, to: colleague.name };
  const path = `/tasks/${value.taskId}/assign`;
  expect((await callDesk(site.app, colleague.headers, 'POST', path, taken)).errorCode).toBeNull();
  await take.click();
  await page.getByText('Another operator has already taken or finished this. Refresh the list').waitFor();
  await row.waitFor({ state: 'detached' });
});

test('the start page shows a task about a failed request in the language of the operator', async () => {
  const page = await site.open(operator, '/backoffice/tasks');
  changeAnswer<{ value: { queues: { page: string; cases: object[] }[] } }>(page, /\/today(\?|$)/, ({ value }) => {
    const [queue] = value.queues;
    const waits = { title: 'As stored', failedRequest: '77', kind: null, owner: null, amount: null, currency: null };
    queue?.cases.unshift({ ...waits, at: Date.now(), query: {} });
  });
  await page.goto('/backoffice');
  await page.getByText('Approved request 77 could not be carried out').waitFor();
  expect(await page.getByText('As stored').count()).toBe(0);
});

test('operators assign tasks, hand over a shift with its open items, and see what happens', async () => {
  const page = await site.open(colleague, '/backoffice/tasks');
  await page.getByRole('button', { name: 'New task' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Task').fill('Count the cash');
  await expect.poll(() => dialog.getByRole('option', { name: colleague.name }).count()).toBe(1);
  await dialog.getByLabel('Assigned to', { exact: true }).selectOption(colleague.name);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  const row = page.getByRole('row', { name: /Count the cash/ });
  await row.waitFor();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await dialog.getByLabel('Note for the next operator').fill('The bank answers slowly tonight');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText(/Open tasks: \d \(.*Count the cash/).waitFor();
  await row.getByRole('button', { name: /^Mark as done/ }).click();
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto('/backoffice/dashboard');
  const news = page.locator('section', { has: page.getByRole('heading', { name: 'Recent activity' }) });
  await expect.poll(() => news.getByRole('listitem').count()).toBeGreaterThan(0);
});

test('a phone shows the account of each ledger entry', async () => {
  const page = await site.open(operator, '/backoffice/member?memberId=1&tab=ledger', { isPhone: true });
  await page.getByText('Main · demonstration').waitFor();
});

test('on a phone, a report comes before its form, which one line sums up', async () => {
  const page = await site.open(operator, '/backoffice/reports?report=revenue&by=vendor', { isPhone: true });
  await page.getByText('Revenue, by vendor, last 7 days').waitFor();
  await page.getByRole('columnheader', { name: 'Turnover' }).first().waitFor();
  const open = page.locator('details[open]');
  expect(await open.count()).toBe(0);
  await page.getByText('Change', { exact: true }).first().click();
  await open.getByRole('combobox', { name: 'Compare with' }).waitFor();
});

test('a message to everyone requires a confirmation', async () => {
  const page = await site.open(operator, '/backoffice/mailings');
  const sent = () => page.network.calls.filter(({ method, url }) => method === 'POST' && /mailing/.test(url.pathname));
  await page.getByRole('textbox', { name: /^Title/ }).fill('A quiet week');
  await page.getByRole('textbox', { name: /^Text/ }).fill('All draws are on time');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await dialog.getByText('Sent immediately to: everyone.').waitFor();
  expect(sent()).toEqual([]);
  await send(dialog, 'Send');
  await page.getByRole('row', { name: /A quiet week/ }).waitFor();
  expect(sent()).toHaveLength(1);
  expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('');
});

test('two operators change the limits of agents’ transfers', async () => {
  const page = await site.open(operator, '/backoffice/agent-transfers');
  const shown = page.getByRole('main').getByRole('definition');
  await expect.poll(() => shown.count()).toBe(3);
  const before = await shown.allInnerTexts();
  await page.getByRole('button', { name: 'Change the limits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the limits' });
  const fill = (name: string, amount: string) => dialog.getByRole('textbox', { name }).fill(amount);
  await fill('Minimum transfer', '5000');
  await fill('Maximum transfer', '4000');
  await send(dialog, 'Request approval');
  await dialog.getByText('the maximum is at least the minimum').waitFor();
  await fill('Maximum transfer', '600000');
  await fill('Daily limit of an agent', '700000');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('A second operator has to approve the change').waitFor();
  expect(await shown.allInnerTexts()).toEqual(before);
  await site.approve(colleague, 'agency.transfers');
  await page.reload();
  await expect.poll(() => shown.allInnerTexts()).toEqual(['5,000.00 VND', '600,000.00 VND', '700,000.00 VND']);
});

test('an operator connects the mail server, and a test message arrives', async () => {
  const page = await site.open(operator, '/backoffice/message-providers');
  const card = page.getByRole('region', { name: 'SMTP server' });
  await card.getByText('Not connected').waitFor();
  await card.getByRole('button', { name: 'Connect', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'SMTP server' });
  const host = dialog.getByRole('textbox', { name: 'Host' });
  await send(dialog, 'Request approval');
  await expect.poll(() => host.getAttribute('aria-invalid')).toBe('true');
  await host.fill('127.0.0.1');
  await dialog.getByRole('textbox', { name: 'Port' }).fill(String(mailServer.port));
  await dialog.getByRole('combobox', { name: 'Encryption' }).selectOption({ label: 'None' });
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('A second operator has to approve this change').waitFor();
  await site.approve(colleague, 'site.messages');
  await page.reload();
  await card.getByText('On', { exact: true }).waitFor();
  await card.getByRole('textbox', { name: 'Send a test to address' }).fill('mai@example.com');
  await card.getByRole('button', { name: 'Test the connection: SMTP server' }).click();
  await expect.poll(() => card.getByRole('status').innerText()).toBe('Works');
  expect(mailServer.mails.join('')).toMatch(
    /To: mai@example\.com[^]*test message|test message[^]*To: mai@example\.com/,
  );
});

test('an operator sets up an authenticator, which is required from then on', async () => {
  const owner = await site.operator();
  let page = await site.open(owner, '/backoffice/account');
  const card = page.locator('.card').filter({ hasText: 'Set up your authenticator' });
  await card.getByLabel('Current password').fill(OPERATOR_PASSWORD);
  await card.getByRole('button', { name: 'Set up authenticator' }).click();
  const secret = await page.locator('code').innerText();
  const code = () => page.getByRole('textbox', { name: 'Authenticator code' });
  // The period may change meanwhile: the server accepts the codes of one period before and after.
  await code().fill(totpOf(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your authenticator is active.').waitFor();

  page = await site.open(null);
  await page.getByRole('textbox', { name: 'Name' }).fill(owner.name);
  await page.getByLabel('Password').fill(OPERATOR_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await code().fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('This code is not valid');
  await code().fill(totpOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
});

test('a message that is sent again after a failure has the same key, so that members get it once', async () => {
  const page = await site.open(operator, '/backoffice/mailings');
  answerWith(page, /\/mailings$/, refusal('service.unavailable', 503));
  await page.getByRole('textbox', { name: /^Title/ }).fill('A quiet week');
  await page.getByRole('textbox', { name: /^Text/ }).fill('All draws are on time');
  const question = page.getByRole('dialog', { name: 'Send' });
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('button', { name: 'Send', exact: true }).first().click();
    await send(question, 'Send');
    await question.getByRole('alert').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
  }
  const keys = page.network.calls
    .filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/mailings'))
    .map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a report that the role may no longer read says so, and another one can be chosen', async () => {
  await site.app.platform.db.run(sql`
    insert into backoffice_role_permissions (role, permission, is_allowed) values ('risk', 'payments.read', false)`);
  const page = await site.open(await site.operator('risk'), '/backoffice/reports?report=payments');
  const denied = page.getByText('this account does not have permission');
  await denied.waitFor();
  const report = page.getByRole('combobox', { name: 'Report' });
  expect(await report.inputValue()).toBe('payments');
  await report.selectOption('promotions');
  await denied.waitFor({ state: 'detached' });
});

test('a report stays under its own name until the next one has loaded', async () => {
  const page = await site.open(operator, '/backoffice/reports?report=revenue');
  const table = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await table('Revenue').waitFor();
  const slow = hold(page, /\/reports\/payments/);
  await page.getByRole('combobox', { name: 'Report' }).selectOption('Payments');
  await expect.poll(() => page.network.calls.some(({ url }) => url.pathname.endsWith('/reports/payments'))).toBe(true);
  expect(await table('Revenue').count()).toBe(1);
  slow.release();
  await table('Payments').waitFor();
});

test('a date stays as typed until it is complete, and the default is shown after it was left empty', async () => {
  const page = await site.open(operator, '/backoffice/reports?report=revenue&from=2026-01-24&to=2026-02-24');
  const from = page.getByLabel('From');
  const asked = () => page.network.calls.flatMap(({ url }) => url.searchParams.get('from') ?? []);
  await expect.poll(asked).toEqual(['2026-01-24']);
  for (const typed of ['', '0002-01-15', '0202-01-15', '2026-01-15']) {
    await from.fill(typed);
    expect(await from.inputValue()).toBe(typed);
  }
  await expect.poll(asked).toEqual(['2026-01-24', '2026-01-15']);
  await from.fill('');
  await from.blur();
  await expect.poll(() => from.inputValue()).toMatch(/^20/);
  expect(await from.inputValue()).not.toBe('2026-01-15');
});

test('two clicks on Take assign a task once', async () => {
  await callDesk(site.app, operator.headers, 'POST', '/tasks', {
    title: 'Count the cash',
    detail: '',
    assignee: null,
    dueAt: null,
    link: null,
  });
  const page = await site.open(operator, '/backoffice/tasks?view=free');
  const slow = hold(page, /\/assign$/);
  const take = page.getByRole('button', { name: 'Take Count the cash' });
  await take.click();
  await take.click();
  slow.release();
  await take.waitFor({ state: 'detached' });
  expect(page.network.calls.filter(({ url }) => url.pathname.endsWith('/assign'))).toHaveLength(1);
});

test('the settlement of another kind is not shown as the chosen one while that loads', async () => {
  const page = await site.open(operator, '/backoffice/settlement');
  const steps = page.locator('.settlement-steps');
  await steps.waitFor();
  const slow = hold(page, /\/agencySettlement\?kind=dividend/);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Dividend');
  await steps.waitFor({ state: 'detached' });
  slow.release();
  await steps.waitFor();
});

test.each([
  ['content', 'New entry', 'Title', 'Back to the list'],
  ['levels', 'Edit', 'Days per period', 'Cancel'],
])('leaving the form of %s asks before input is lost', async (path, open, field, back) => {
  const page = await site.open(operator, `/backoffice/${path}`);
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('textbox', { name: field }).first().fill('31');
  await page.getByRole('button', { name: back }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: open }).waitFor();
});

test('closed pages, missions and adjustments need no permission but their own', async () => {
  const { db } = site.app.platform;
  await db.run(sql`insert into backoffice_roles (name) values ('clerk')`);
  await db.run(sql`
    insert into backoffice_role_permissions (role, permission, is_allowed)
    select 'clerk', one, true from unnest(array['pages.read', 'pages.change', 'loyalty.read', 'balance.adjust']) one`);
  const clerk = await site.operator('clerk');
  for (const [path, shown] of [
    ['missions', 'Play three Originals'],
    ['adjustments', 'Request an adjustment'],
    ['pages', 'Reward centre'],
  ] as const) {
    const page = await site.open(clerk, `/backoffice/${path}`);
    await page.getByText(shown).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    if (path !== 'pages') continue;
    await page
      .getByRole('button', { name: /^Close / })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /Vietnamese|Tiếng Việt/ })
      .waitFor();
  }
});
