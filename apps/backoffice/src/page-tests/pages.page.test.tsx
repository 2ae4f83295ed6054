import { callDesk } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite({ started: true });
const [operator, colleague] = [await site.operator(), await site.operator()];

test('an operator who is too late gets a message, and sees what the colleague did', async () => {
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

test('a phone shows the account of each ledger entry', async () => {
  const page = await site.open(operator, '/backoffice/member?memberId=1&tab=ledger', { isPhone: true });
  await page.getByText('Main · demonstration').waitFor();
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
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Season of the merchant');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
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
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A smaller programme');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await dialog.getByText('the maximum is at least the minimum').waitFor();
  await fill('Maximum transfer', '600000');
  await fill('Daily limit of an agent', '700000');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('A second operator has to approve the change').waitFor();
  expect(await shown.allInnerTexts()).toEqual(before);
  const { value } = await callDesk<{ list: { id: string }[] }>(
    site.app,
    colleague.headers,
    'GET',
    '/approvals?filter=kind:eq:agency.transfers&filter=state:eq:pending',
  );
  const id = value.list[0]?.id ?? '';
  expect((await callDesk(site.app, colleague.headers, 'POST', `/approvals/${id}/approve`)).errorCode).toBeNull();
  await page.reload();
  await expect.poll(() => shown.allInnerTexts()).toEqual(['5,000.00 VND', '600,000.00 VND', '700,000.00 VND']);
});
