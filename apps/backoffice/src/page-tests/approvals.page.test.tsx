import { randomUUID } from 'node:crypto';
import { callDesk, REASON } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

test('an operator withdraws own requests from the list and from the case', async () => {
  const asked = { role: 'support', permissions: ['members.read'], reason: REASON };
  const ask = () =>
    callDesk<{ id: string }>(site.app, operator.headers, 'POST', '/roles', { ...asked, requestKey: randomUUID() });
  const [listed, opened] = [await ask(), await ask()];
  const page = await site.open(operator, `/backoffice/approvals?filter=id:eq:${listed.value.id}`);
  await page.getByRole('row').getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByText('Request withdrawn').waitFor();
  await page.getByRole('cell', { name: 'Expired' }).waitFor();

  const other = await site.open(operator, `/backoffice/approvals?approval=${opened.value.id}`);
  await other.getByRole('button', { name: 'Withdraw the request' }).last().click();
  await other.getByText('Request withdrawn').waitFor();
  const path = '/approvals?filter=state:eq:expired';
  const { value } = await callDesk<{ list: { id: string }[] }>(site.app, operator.headers, 'GET', path);
  expect(value.list.map(({ id }) => id)).toEqual([opened.value.id, listed.value.id]);
});
