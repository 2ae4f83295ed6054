import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember } from '@fairlot/testkit';
import { createIssue } from '@fairlot/testkit/draws';
import { callDesk, REASON } from '@fairlot/testkit/operators';
import { callOf, test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, hold, refusal } from '@fairlot/testkit/page/network';
import { expect } from 'vitest';
import { type ConsolePage, openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite({ started: true });
const [operator, colleague] = [await site.operator(), await site.operator()];
const { db } = site.app.platform;

/** Opens the list of new open cases of a new member, with the first of them if `isFirstOpen`. */
async function openCases(
  count: number,
  { isFirstOpen = false, by = operator } = {},
): Promise<{ ids: string[]; page: ConsolePage }> {
  const { memberId } = await createMember(site.app);
  const rows = await db.rows(sql<{ id: string }>`
    insert into inbox_cases (member_id, type, content)
    select ${memberId}::bigint, 0, 'Case ' || n from generate_series(1, ${count}::integer) n
    returning id::text`);
  const ids = rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b));
  const path = `/backoffice/cases?filter=state:eq:open&filter=memberId:eq:${memberId}`;
  return { ids, page: await site.open(by, isFirstOpen ? `${path}&case=${ids[0]}` : path) };
}

const showCase = async (page: ConsolePage, id = '') => {
  await page.locator(`[data-row="${id}"]`).getByRole('button').first().click();
  await workOn(page, id).getByRole('heading', { name: 'Other' }).waitFor();
};
const workOn = (page: ConsolePage, id = '') => page.getByRole('region', { name: `Feedback ${id}`, exact: true });
const closeCase = async (page: ConsolePage, id = '') => {
  await workOn(page, id).getByRole('textbox', { name: 'Reason' }).last().fill(REASON);
  await workOn(page, id).getByRole('button', { name: 'Close', exact: true }).click();
};

test('the result of a decision is shown in the next case, and in none that the operator opens later', async () => {
  const { ids, page } = await openCases(3);
  await page
    .locator(`[data-row="${ids[0]}"]`)
    .getByRole('button', { name: /^Reply/ })
    .click();
  await closeCase(page, ids[0]);
  await workOn(page, ids[1]).getByText('Done: Close.').waitFor();
  await showCase(page, ids[2]);
  expect(await page.getByText('Done: Close.').count()).toBe(0);
  await workOn(page, ids[2]).getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('row', { name: /Case 3/ }).waitFor();
  expect(await page.getByText('Done: Close.').count()).toBe(0);
});

test('a case that the operator opened before the answer about another one stays open', async () => {
  const { ids, page } = await openCases(3, { isFirstOpen: true });
  const slow = hold(page, new RegExp(`/cases/${ids[0]}/answer$`));
  await closeCase(page, ids[0]);
  await showCase(page, ids[2]);
  slow.release();
  await page.network.to(`/backoffice/api/cases/${ids[0]}/answer`)[0]?.answer;
  await page.locator(`[data-row="${ids[0]}"]`).waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('case')).toBe(ids[2]);
  expect(await page.getByText('Done: Close.').count()).toBe(0);
});

test('a decision that is rejected after another case was opened is reported with the name of its case', async () => {
  const { ids, page } = await openCases(2, { isFirstOpen: true });
  const slow = hold(page, new RegExp(`/cases/${ids[0]}/answer$`), refusal('service.unavailable', 503));
  await closeCase(page, ids[0]);
  await showCase(page, ids[1]);
  slow.release();
  await expect.poll(() => workOn(page, ids[1]).getByRole('alert').innerText()).toContain(`Feedback ${ids[0]}:`);
});

test('the page before is shown when the last page of a list becomes empty', async () => {
  const { ids, page } = await openCases(26);
  await page.getByText('1–25 of 26').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('26–26 of 26').waitFor();
  const closed = await callDesk(site.app, colleague.headers, 'POST', `/cases/${ids[25]}/answer`, { reason: REASON });
  expect(closed.errorCode).toBeNull();
  await page.getByText('1–25 of 25').waitFor();
  expect(new URL(page.url()).searchParams.has('after')).toBe(false);
});

test('two clicks on Next turn one page, and the page before is of the shown view also after Back', async () => {
  await openCases(30);
  const { ids, page } = await openCases(60);
  const next = page.getByRole('button', { name: 'Next page' });
  const start = () => new URL(page.url()).searchParams.get('after');
  const firstRow = () => page.locator('[data-row]').first().getAttribute('data-row');
  const press = async (button: typeof next) => {
    const former = await firstRow();
    await button.click();
    await expect.poll(firstRow).not.toBe(former);
  };
  await page.locator(`[data-row="${ids[0]}"]`).waitFor();
  const slow = hold(page, /\/cases\?.*after/);
  await next.click();
  await page.getByText('26–50 of 60').waitFor();
  await next.click();
  slow.release();
  await page.locator(`[data-row="${ids[25]}"]`).waitFor();
  expect(await page.getByText('26–50 of 60').count()).toBe(1);
  const second = start();
  await press(next);
  await press(page.getByRole('button', { name: /^All/ }));
  await press(next);
  await press(next);
  history.go(-3);
  await page.locator(`[data-row="${ids[50]}"]`).waitFor();
  await page.getByText('51–60 of 60').waitFor();
  await press(page.getByRole('button', { name: 'Previous page' }));
  expect(start()).toBe(second);
});

test('the dialog of a bulk action stays when its rows leave the view', async () => {
  const { page } = await openCases(2);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.locator('.bulk-bar').getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await send(dialog, 'Close: 2');
  await page.getByRole('row', { name: /Case 1/ }).waitFor({ state: 'detached' });
  await dialog.getByText('2 done, 0 failed').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
});

test('a bulk action whose answer was lost goes on, and closing its dialog does not cancel it', async () => {
  const { ids, page } = await openCases(2);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.locator('.bulk-bar').getByRole('button', { name: 'Close', exact: true }).click();
  page.network.intercept(/\/bulk\/[^/]+\/run$/, async (request) => {
    await page.network.ask(request);
    throw new TypeError('Failed to fetch');
  });
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await send(dialog, 'Close: 2');
  await dialog.getByText(/ done, \d failed/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const states = sql<string>`select state from inbox_cases where id = any(${ids}::bigint[])`;
  await expect.poll(() => db.values(states)).toEqual(['closed', 'closed']);
});

test('the result of closing a sale is not shown at another draw', async () => {
  for (let count = 0; count < 2; count += 1) await createIssue(site.app);
  const draws = await db.rows(sql<{ gameCode: string; numero: string }>`
    select game_code as "gameCode", numero from lottery_draws where state = 'open' order by draw_at desc limit 2`);
  const [first, second] = draws.map(({ gameCode, numero: drawNumber }) => ({ gameCode, drawNumber }));
  const query = new URLSearchParams({
    sort: '-drawAt',
    gameCode: `${first?.gameCode}`,
    numero: `${first?.drawNumber}`,
  });
  const page = await site.open(operator, `/backoffice/draws?${query}`);
  await page.getByRole('button', { name: 'Close sale now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close sale now' });
  await send(dialog, 'Close sale now');
  await page.getByText(/^The sale is closed with/).waitFor();
  await page.locator(`[data-row="${second?.gameCode} ${second?.drawNumber}"]`).getByRole('button').first().click();
  await page.waitForURL(new RegExp(`gameCode=${second?.gameCode}&numero=${second?.drawNumber}$`));
  await expect.poll(() => page.getByText(/^The sale is closed with/).count()).toBe(0);
  await page.getByRole('button', { name: 'Close sale now' }).waitFor();
});

test('a note that was typed about one member is not sent as a note about another', async () => {
  const members = [await createMember(site.app), await createMember(site.app)];
  const ids: string[] = [];
  for (const { memberId } of members) {
    const row = await db.one(sql<{ id: string }>`
      insert into inbox_cases (member_id, type, content) values (${memberId}::bigint, 0, 'A question')
      returning id::text`);
    ids.push(row.id);
  }
  const page = await site.open(operator, `/backoffice/cases?filter=state:eq:open&sort=-id&case=${ids[0]}`);
  const side = page.getByRole('complementary', { name: 'Member', exact: true });
  const show = async (place: number) => {
    await page.locator(`[data-row="${ids[place]}"]`).getByRole('button').click();
    await side.getByText(members[place]?.userName ?? '', { exact: true }).waitFor();
  };
  await show(1);
  await show(0);
  await side.getByLabel('New note').fill('Called at noon');
  await page.locator(`[data-row="${ids[1]}"]`).getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await side.getByText(members[1]?.userName ?? '', { exact: true }).waitFor();
  expect(await side.getByLabel('New note').inputValue()).toBe('');
});

test('the second key of a shortcut does not take the open case', async () => {
  const { ids, page } = await openCases(1, { isFirstOpen: true });
  await workOn(page, ids[0]).getByRole('button', { name: /^Take/ }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.waitForURL(/backoffice\/audit/);
  await page.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor();
  expect(page.network.to('/backoffice/api/caseWork/take')).toEqual([]);
});

test('a late refusal to take a case is not shown at another one', async () => {
  const { ids, page } = await openCases(2, { isFirstOpen: true });
  const slow = hold(page, /\/caseWork\/take$/, refusal('service.unavailable', 503));
  await workOn(page, ids[0]).getByRole('button', { name: /^Take/ }).click();
  await showCase(page, ids[1]);
  // The case is read again after the refusal.
  await callOf(page, '/backoffice/api/cases', () => Promise.resolve(slow.release()));
  await workOn(page, ids[1]).getByRole('heading', { name: 'Other' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the choice of all matching rows ends with its selection', async () => {
  const { ids, page } = await openCases(26);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: 'Select all 26 matching rows' }).click();
  await page.getByText('26 selected').waitFor();
  await page.locator(`[data-row="${ids[0]}"]`).getByRole('checkbox').uncheck();
  await page.getByText('24 selected').waitFor();
  await page.locator('.bulk-bar').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog', { name: 'Close' }).waitFor();
  const [call] = page.network.to('/backoffice/api/bulk').filter(({ method }) => method === 'POST');
  expect((call!.body as { rows: string[] }).rows).toHaveLength(24);
});

test('the export of another filter is not offered for the shown one', async () => {
  const { page } = await openCases(1);
  const slow = hold(page, /\/exports$/);
  const start = page.getByRole('button', { name: 'Export' });
  await start.click();
  await start.click();
  slow.release();
  await page.getByText('The export is ready').waitFor();
  expect(page.network.to('/backoffice/api/exports')).toHaveLength(1);
  await page.getByRole('button', { name: /^All/ }).first().click();
  await page.getByText('The export is ready').waitFor({ state: 'detached' });
  await start.waitFor();
});

test('quick changes of the columns add up, and a refused one is reported', async () => {
  const { page } = await openCases(1);
  await page.getByRole('row', { name: /Case 1/ }).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('group', { name: 'Columns' });
  const slow = hold(page, /\/views$/);
  await menu.getByRole('checkbox', { name: 'Reply' }).click();
  // Shown at once: the next change starts from it.
  await expect.poll(() => menu.getByRole('checkbox', { name: 'Reply' }).isChecked()).toBe(false);
  await menu.getByRole('checkbox', { name: 'Number' }).click();
  await slow.stop();
  const sent = () => page.network.to('/backoffice/api/views').filter(({ method }) => method === 'POST');
  await expect.poll(() => sent().length).toBe(2);
  const { columns } = sent()[1]!.body as { columns: string[] };
  expect([columns.includes('answer'), columns.includes('id')]).toEqual([false, true]);
  answerWith(page, /\/views$/, refusal('service.unavailable', 503));
  await menu.getByRole('checkbox', { name: 'Reply' }).click();
  await menu.getByRole('alert').waitFor();
});

test('texts being typed leave the browser tab when the operator logs out', async () => {
  const { ids, page } = await openCases(1, { isFirstOpen: true, by: await site.operator() });
  await workOn(page, ids[0]).getByRole('textbox', { name: 'Reason' }).last().fill(REASON);
  const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('case-text:'));
  await expect.poll(() => keys().length).toBe(1);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(keys()).toEqual([]);
});

const chooseFile = (text: string) => {
  const input = document.querySelector('input[type="file"]')!;
  Object.defineProperty(input, 'files', { value: [new File([text], 'day.csv')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('the lines of a file of results that are refused say why', async () => {
  const page = await site.open(operator, '/backoffice/files');
  await page.getByRole('button', { name: 'Preview' }).waitFor();
  chooseFile('gameCode;numero;numbers\nHANOI;20200231;12345');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('cell', { name: 'There is no such draw' }).waitFor();
});

test('the file of a provider that is rejected names its wrong line', async () => {
  const page = await site.open(operator, '/backoffice/deposit-methods');
  const counts = { events: 0, waiting: 0, orders: 0, completed: 0, failed: 0, unknown: 0, reviews: 0 };
  const times = { lastEventAt: null, oldestUnknownAt: null, lastStatement: null };
  const bank = { ...counts, ...times, provider: 'bank', direction: 'in', currency: 'VND', position: '0.00' };
  answerWith(page, /\/paymentProviders$/, envelope({ providers: [bank], cash: [] }));
  answerWith(page, /\/providerStatements/, refusal('request.invalid', 400, { field: 'file', reason: 'line 3' }));
  await page.goto('/backoffice/payment-providers');
  await page.getByRole('button', { name: 'Import the file' }).waitFor();
  chooseFile('x');
  await page.getByRole('button', { name: 'Import the file' }).click();
  await page.getByText('Line 3 of the file cannot be read.').waitFor();
});
