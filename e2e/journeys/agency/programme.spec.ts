import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { openOperator, operatorHeaders } from '../../kit/operator.ts';
import { openShell, type Shell } from '../../kit/shell.ts';

const PASSWORD = 'Fairlot2026';
let shell: Shell;
test.beforeAll(async () => {
  shell = await openShell();
});
test.afterAll(() => shell.close());

const main = (page: Page) => page.getByRole('main');

test("a member applies, an operator accepts, and the member can use the agents' pages", async () => {
  const { page } = shell.member;
  await test.step('the form shows the status of the review', async () => {
    await open(page, '/m/joinUs');
    const send = main(page).getByRole('button', { name: 'Send application' });
    expect(await send.isDisabled()).toBe(true);
    await main(page).getByRole('textbox', { name: 'How do you bring players?' }).fill('Twenty players of my club');
    await expectNoOverflow(page);
    await send.click();
    await main(page).getByText('Your application is being reviewed').waitFor();
  });
  await test.step('the operator decides', async () => {
    await openOperator(shell.product.origin);
    const headers = await operatorHeaders(shell.product.origin, 'operator');
    const api = `${shell.product.origin}/backoffice/api/agentApplications`;
    const { value } = (await (await fetch(`${api}?filter=state:eq:waiting`, { headers })).json()) as {
      value: { list: { id: string; account: string }[] };
    };
    const waiting = value.list.find(({ account }) => account === 'demo01');
    const decided = await fetch(`${api}/${waiting?.id}/decide`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ isAccepted: true, answer: 'Welcome among the agents', reason: 'Looked at by a test' }),
    });
    expect(decided.ok).toBe(true);
  });
  await test.step('the pages of agents are open after the next log-in', async () => {
    const again = await visit(shell.product.origin);
    await login(again.page, 'demo01', PASSWORD, '/m/agent');
    await again.page.getByRole('heading', { name: 'demo01' }).waitFor();
    await expectNoOverflow(again.page);
    await again.close();
  });
});
