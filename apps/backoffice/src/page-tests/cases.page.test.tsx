import { createMember } from '@fairlot/testkit';
import { callDesk, REASON } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, hold, refusal } from '@fairlot/testkit/page/network';
import { sql } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const CHANGED = 'This case has changed since you opened it. Nothing that you typed was sent.';
const site = await openConsoleSite({ started: true });
const [operator, colleague] = [await site.operator(), await site.operator()];
const byColleague = async (path: string, body: object = {}) =>
  expect((await callDesk(site.app, colleague.headers, 'POST', path, body)).errorCode).toBeNull();

/** Opens a new case of a new member, and types a reason. */
async function openCase(by = operator) {
  const { memberId } = await createMember(site.app);
  const { id } = await site.app.platform.db.one(sql<{ id: string }>`
    insert into inbox_cases (member_id, type, content) values (${memberId}::bigint, 0, 'A question')
    returning id::text`);
  const page = await site.open(by, `/backoffice/cases?filter=memberId:eq:${memberId}&case=${id}`);
  const work = page.getByRole('region', { name: `Feedback ${id}`, exact: true });
  const reason = work.locator('.case-decision textarea');
  await work.getByRole('button', { name: /^Put on hold/ }).waitFor();
  await reason.fill('Answered by telephone');
  return { id, page, work, reason };
}

test('a case that a colleague closes while it is open says so and offers no decision', async () => {
  const { id, work, reason } = await openCase();
  await byColleague(`/cases/${id}/answer`, { reason: REASON });
  await work.getByText(CHANGED).waitFor();
  expect(await reason.count()).toBe(0);
});

test('a decision that comes too late is refused, and the page says so after it has read the case again', async () => {
  const { id, page, work } = await openCase();
  const reads = hold(page, /\/(cases|look)(\?|$)/);
  await byColleague(`/cases/${id}/answer`, { reason: REASON });
  await work.getByRole('button', { name: 'Close', exact: true }).click();
  await work.getByRole('alert').waitFor();
  reads.release();
  await work.getByText(CHANGED).waitFor();
  expect(await work.getByRole('alert').count()).toBe(0);
});

test('a reason that was typed for a decision is not offered for taking the case off hold, and comes back', async () => {
  const { id, work, reason } = await openCase();
  await byColleague('/caseWork/hold', { object: `case:${id}`, reason: REASON });
  await work.getByRole('button', { name: 'Take off hold' }).waitFor();
  await work.getByText(CHANGED).waitFor();
  expect(await reason.inputValue()).toBe('');
  await byColleague('/caseWork/release', { object: `case:${id}`, reason: REASON });
  await work.getByRole('button', { name: /^Put on hold/ }).waitFor();
  expect(await reason.inputValue()).toBe('Answered by telephone');
});

test('the operator’s own decision does not count as a change by others', async () => {
  const { work } = await openCase();
  await work.getByRole('button', { name: /^Put on hold/ }).click();
  await work.getByText('Done: Put on hold.').waitFor();
  await work.getByRole('button', { name: 'Take off hold' }).waitFor();
  expect(await work.getByText(CHANGED).count()).toBe(0);
});

test('a case whose colleagues cannot be read does not read its page endlessly', async () => {
  const { page, work } = await openCase();
  let looks = 0;
  // Accepted in the end, or the loop would never stop.
  const limit = 9;
  answerWith(page, /\/caseWork\/look$/, () => {
    looks += 1;
    return looks < limit ? refusal('service.unavailable', 503) : envelope({ takenBy: null, hold: null, viewers: [] });
  });
  await work.getByRole('button', { name: /^Put on hold/ }).click();
  await work.getByText('Done: Put on hold.').waitFor();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(looks).toBeLessThan(limit);
});

test('a page whose permission an administrator takes away says so with the next rejected call', async () => {
  const own = await site.operator();
  const { page, work } = await openCase(own);
  await site.app.platform.db.run(sql`update backoffice_operators set role = 'content' where id = ${own.id}::bigint`);
  await work.getByRole('button', { name: /^Put on hold/ }).click();
  await page.getByText('You do not have access to this page').waitFor();
  expect(await page.getByRole('link', { name: 'Withdrawals', exact: true }).count()).toBe(0);
});
