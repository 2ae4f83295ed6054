import { randomUUID } from 'node:crypto';
import { sql } from '@fairlot/testkit/site/server-parts';
import { callDesk, OPERATOR_PASSWORD, REASON } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, hold, refusal } from '@fairlot/testkit/page/network';
import { expect, onTestFinished, vi } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite();
const [first, second] = [await site.operator(), await site.operator()];
const MESSAGE = 'Another operator has changed this. Check the new values before you change it';

function call<V>(by: typeof first, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  return callDesk<V>(site.app, by.headers, method, path, body);
}

/** Makes a change with two operators. */
async function change(path: string, body: object): Promise<void> {
  const { value } = await call<{ id: string }>(second, 'POST', path, {
    ...body,
    reason: REASON,
    requestKey: randomUUID(),
  });
  const approved = await call<{ state: string }>(first, 'POST', `/approvals/${value.id}/approve`);
  expect(approved.value.state).toBe('executed');
}

test('a setting that was changed meanwhile shows its new value and the message, and can be sent again', async () => {
  const page = await site.open(first, '/backoffice/operators');
  await page.getByRole('button', { name: /^Automatic log-out/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Automatic log-out' });
  const minutes = dialog.getByRole('spinbutton', { name: 'Minutes of inactivity' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await minutes.fill('14');
  await reason.fill('Shorter for the night');
  await call(second, 'PUT', '/consoleSettings', { idleMinutes: 9, reason: REASON });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(MESSAGE).waitFor();
  await expect.poll(() => minutes.inputValue()).toBe('9');
  expect(await reason.inputValue()).toBe('Shorter for the night');
  await page.getByRole('button', { name: 'Automatic log-out: 9 min' }).waitFor();
  await minutes.fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Automatic log-out: 7 min' }).waitFor();
});

test('an export that was removed in another tab ends as cancelled, and can be started again', async () => {
  const page = await site.open(first, '/backoffice/audit');
  const start = page.getByRole('button', { name: 'Export', exact: true });
  const remove = () =>
    site.app.platform.db.run(sql`delete from backoffice_exports where operator_id = ${first.id}::bigint`);
  // No job runs here, so the export waits.
  await start.click();
  await page.getByText('Export, 0%').waitFor();
  await remove();
  await page.getByText('The export was cancelled').waitFor();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  // Removed between the last look at its progress and the operator's own cancellation.
  await start.click();
  await page.getByText('Export, 0%').waitFor();
  const looks = hold(page, /\/exports\/[^/]+$/);
  await remove();
  await page.getByRole('button', { name: 'Cancel the export' }).click();
  looks.release();
  await start.waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('odds that were changed meanwhile are shown, and the odds that were typed for other plays stay', async () => {
  const path = '/lottery/games/VN180/odds';
  const page = await site.open(first, '/backoffice/odds?game=VN180');
  const most = page.getByRole('textbox', { name: /^Maximum stake of a member on a draw/ });
  const exposure = page.getByRole('textbox', { name: /^Maximum total winnings of a draw/ });
  await exposure.waitFor();
  const before = await exposure.inputValue();
  await most.fill('123456');
  const { memberDraw, plays } = (
    await call<{ memberDraw: string; plays: Record<string, string | null>[] }>(second, 'GET', path)
  ).value;
  const offered = plays
    .filter(({ odds }) => odds !== null)
    .map(({ name: _n, returnPercent: _r, oddsForFloor: _f, oddsForAll: _a, ...terms }) => terms);
  await change(path, { memberDraw, drawExposure: '987654.00', plays: offered });
  expect(await exposure.inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByText(MESSAGE).waitFor();
  await expect.poll(() => exposure.inputValue()).toBe('987654.00');
  expect(await most.inputValue()).toBe('123456');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await page.getByRole('heading', { name: 'Changes' }).waitFor();
});

test('a role that was changed meanwhile shows its new permissions and keeps the changes of the operator', async () => {
  const roles = async () =>
    (await call<{ roles: { role: string; permissions: string[] }[] }>(second, 'GET', '/roles')).value.roles;
  const { permissions } = (await roles()).find(({ role }) => role === 'content')!;
  const page = await site.open(first, '/backoffice/roles?role=content');
  const boxes = page.getByRole('region', { name: /content/ }).getByRole('checkbox', { checked: true });
  await expect.poll(() => boxes.count()).toBe(permissions.length);
  await boxes.last().click();
  await change('/roles', { role: 'content', permissions: permissions.slice(1) });
  await page.getByRole('button', { name: 'Request approval' }).click();
  const dialog = page.getByRole('dialog', { name: /^Request approval/ });
  await send(dialog, 'Request approval');
  await dialog.getByText(MESSAGE).waitFor();
  await expect.poll(() => boxes.count()).toBe(permissions.length - 2);
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Requested. A second operator has to approve.').waitFor();
});

test('an approved request that could not be carried out says why', async () => {
  const asked = { role: 'support', permissions: ['members.read'], reason: REASON };
  const ask = () => call<{ id: string }>(second, 'POST', '/roles', { ...asked, requestKey: randomUUID() });
  const [done, other] = [await ask(), await ask()];
  for (const { value } of [done, other]) await call(first, 'POST', `/approvals/${value.id}/approve`);
  const page = await site.open(first, `/backoffice/approvals?filter=id:eq:${other.value.id}`);
  await page.getByRole('cell', { name: `Failed: ${MESSAGE}` }).waitFor();
});

test('dialogs of a row show the new values after a change by another operator, and can be sent again', async () => {
  const games = (await call<{ list: { nodeId: string; name: string }[] }>(second, 'GET', '/catalogue/games')).value;
  const { nodeId, name } = games.list[0]!;
  const list = await site.open(first, '/backoffice/games');
  await list.getByRole('button', { name, exact: true }).click();
  const game = list.getByRole('dialog', { name });
  await game.getByRole('textbox', { name: 'Order' }).fill('41');
  await game.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  const picture = game.getByRole('textbox', { name: 'Picture', exact: true });
  const other = '/pictures/another.webp';
  const renamed = await call(second, 'PUT', `/catalogue/games/${nodeId}`, { change: { icon: other }, reason: REASON });
  expect(renamed.errorCode).toBeNull();
  await game.getByRole('button', { name: 'Save' }).click();
  await game.getByText(MESSAGE).waitFor();
  await expect.poll(() => picture.inputValue()).toBe(other);
  await game.getByRole('button', { name: 'Save' }).click();
  await game.waitFor({ state: 'detached' });
  const { value } = await call<{ list: { nodeId: string; rank: number; icon: string }[] }>(
    second,
    'GET',
    '/catalogue/games',
  );
  expect(value.list.find((one) => one.nodeId === nodeId)).toMatchObject({ rank: 41, icon: other });

  const pages = await site.open(first, '/backoffice/pages');
  await pages.getByRole('button', { name: 'Close Feedback' }).click();
  const closing = pages.getByRole('dialog', { name: 'Close Feedback' });
  const text = (language: string) => closing.getByRole('textbox', { name: `Text in ${language}` });
  await text('English').fill('Back at noon');
  await closing.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  const close = (texts: object) => call(second, 'PUT', '/pages/feedback', { open: false, texts, reason: REASON });
  expect((await close({ VI: 'Mở lại vào buổi trưa' })).errorCode).toBeNull();
  await closing.getByRole('button', { name: 'Close Feedback' }).click();
  await closing.getByText(MESSAGE).waitFor();
  await expect.poll(() => text('Vietnamese').inputValue()).toBe('Mở lại vào buổi trưa');
  expect(await text('English').inputValue()).toBe('Back at noon');
  await closing.getByRole('button', { name: 'Close Feedback' }).click();
  await closing.waitFor({ state: 'detached' });
  await pages.getByText('EN: Back at noon · VI: Mở lại vào buổi trưa').waitFor();
});

test('a changed content entry shows its new values, and the reason dialog closes', async () => {
  const entries = await call<{ id: string; position: number }[]>(second, 'GET', '/content/help');
  const { id } = entries.value[0]!;
  const { value } = await call<{ list: { id: string; title: string }[] }>(
    second,
    'GET',
    '/contentEntries?filter=kind:eq:help&limit=50',
  );
  const { title } = value.list.find((one) => one.id === id)!;
  const page = await site.open(first, '/backoffice/content?view=help');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const position = page.getByRole('spinbutton', { name: 'Position' });
  const tag = page.getByRole('textbox', { name: 'Name in the page address' });
  await position.fill('77');
  await call(second, 'PUT', `/content/help/${id}`, { change: { tag: 'moved-meanwhile' }, reason: REASON });
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Save' });
    await send(question, 'Save');
    await question.waitFor({ state: 'detached' });
  };
  await save();
  await page.getByText(MESSAGE).waitFor();
  await expect.poll(() => tag.inputValue()).toBe('moved-meanwhile');
  await save();
  await page.getByRole('heading', { name: 'Content', level: 1 }).waitFor();
  await expect
    .poll(async () => (await call<{ id: string }[]>(second, 'GET', '/content/help')).value.find((one) => one.id === id))
    .toMatchObject({ position: 77, tag: 'moved-meanwhile' });
});

test('the start that was chosen for a new content entry stays when the minute changes', async () => {
  const page = await site.open(first, '/backoffice/content');
  await page.getByRole('button', { name: 'New entry' }).click();
  const start = page.getByLabel('From', { exact: true });
  await start.fill('2031-05-01T09:00');
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
  onTestFinished(() => clock.mockRestore());
  await page.getByRole('textbox', { name: 'Title' }).fill('Five years');
  expect(await start.inputValue()).toBe('2031-05-01T09:00');
});

test('typed values stay when a save is refused and the page cannot read the data again', async () => {
  const path = '/contentEntries?filter=kind:eq:help&limit=1';
  const { value } = await call<{ list: { title: string }[] }>(second, 'GET', path);
  const page = await site.open(first, '/backoffice/content?view=help');
  await page.getByRole('button', { name: `Edit ${value.list[0]?.title}` }).click();
  await page.getByRole('spinbutton', { name: 'Position' }).fill('78');
  answerWith(page, /\/api\/content/, refusal('service.unavailable', 503));
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Save' });
  await send(question, 'Save');
  await question.getByRole('alert').waitFor();
  await expect
    .poll(() => page.network.calls.filter(({ method, url }) => method === 'GET' && /content\/help/.test(url.pathname)))
    .toHaveLength(2);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByRole('spinbutton', { name: 'Position' }).inputValue()).toBe('78');
});

type Operator = Awaited<ReturnType<typeof site.operator>>;

/** The page of operators; `endSession` types other minutes and sends them without a session. */
async function openToBeEnded() {
  const operator = await site.operator();
  const page = await site.open(operator, '/backoffice/operators');
  const gate = page.getByRole('dialog', { name: 'Log in' });
  const save = () => page.getByRole('dialog', { name: 'Automatic log-out' }).getByRole('button', { name: 'Save' });
  const endSession = async () => {
    await page.getByRole('button', { name: /^Automatic log-out/ }).click();
    await page.getByRole('spinbutton', { name: 'Minutes of inactivity' }).fill('6');
    await site.app.platform.db.run(sql`delete from backoffice_sessions where operator_id = ${operator.id}::bigint`);
    await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await save().click();
    await gate.getByText('what you typed is still here').waitFor();
  };
  const logIn = async ({ name }: Operator) => {
    await gate.getByRole('textbox', { name: 'Name' }).fill(name);
    await gate.getByLabel('Password').fill(OPERATOR_PASSWORD);
    await gate.getByRole('button', { name: 'Log in' }).click();
    await gate.waitFor({ state: 'detached' });
  };
  return {
    operator,
    page,
    minutes: page.getByRole('spinbutton', { name: 'Minutes of inactivity' }),
    save,
    endSession,
    logIn,
  };
}

test('after a session has ended, the same operator finds what was typed, and another one a new page', async () => {
  const { operator, page, minutes, save, endSession, logIn } = await openToBeEnded();
  await endSession();
  await logIn(operator);
  expect(await minutes.inputValue()).toBe('6');
  expect(await page.getByText('has been logged out').count()).toBe(0);
  await save().click();
  await page.getByRole('button', { name: 'Automatic log-out: 6 min' }).waitFor();

  await endSession();
  await logIn(second);
  await page.getByRole('button', { name: /^Automatic log-out/ }).waitFor();
  expect(await minutes.count()).toBe(0);
});

test('after a log-in over an ended session, the pages of a new role open', async () => {
  const operator = await site.operator('content');
  const page = await site.open(operator, '/backoffice/operators');
  await page.getByText('You do not have access to this page').waitFor();
  const { db } = site.app.platform;
  await db.run(sql`delete from backoffice_sessions where operator_id = ${operator.id}::bigint`);
  await db.run(sql`update backoffice_operators set role = 'admin' where id = ${operator.id}::bigint`);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const gate = page.getByRole('dialog', { name: 'Log in' });
  await gate.getByRole('textbox', { name: 'Name' }).fill(operator.name);
  await gate.getByLabel('Password').fill(OPERATOR_PASSWORD);
  await gate.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('How to check a draw yourself').waitFor();
  await page.getByRole('link', { name: 'Operators', exact: true }).click();
  await page.getByRole('button', { name: /^Automatic log-out/ }).waitFor();
});

test('half an hour after a session has ended, nothing of its page is left below the log-in', async () => {
  const { page, minutes, endSession } = await openToBeEnded();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  await endSession();
  const [halfHourOver] = timers.mock.calls.find(([, ms]) => ms === 30 * 60_000)!;
  halfHourOver();
  await page.getByText('Your session has ended. Please log in again.').waitFor();
  expect(await minutes.count()).toBe(0);
});
