import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, pathOf, PHONE, type Visit, visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { answerWith } from '../../kit/intercept.ts';
import { Client } from '@fairlot/testkit/client';
import { approved, approveNext, openOperator, operatorHeaders } from '../../kit/operator.ts';
import { openShell, type Shell } from '../../kit/shell.ts';

const PASSWORD = 'Fairlot2026';
let shell: Shell;
let agent: Visit;
test.beforeAll(async () => {
  shell = await openShell();
  agent = await visit(shell.product.origin);
  await login(agent.page, 'agent01', PASSWORD);
});
test.afterAll(async () => {
  expect(agent.errors).toEqual([]);
  await agent.close();
  await shell.close();
});

const main = (page: Page) => page.getByRole('main');
const grid = (page: Page) => main(page).getByRole('navigation', { name: 'Agent pages' });

test('the agent programme is offered beside the referral', async () => {
  const { page } = agent;
  await test.step('the home of agents renders for an agent [P-019]', async () => {
    await open(page, '/m/agent');
    await page.getByRole('heading', { name: 'agent01' }).waitFor();
    await grid(page).waitFor();
    await expectNoOverflow(page);
  });
  await test.step('team, rebate, dividend, contract and referral pages are reachable [I-013]', async () => {
    for (const [name, path] of [
      ['Team', '/m/member/team'],
      ['My rebate', '/m/member/agent/agentRebeat'],
    ] as const) {
      await open(page, '/m/agent');
      await grid(page).getByRole('link', { name, exact: true }).click();
      await expect.poll(() => pathOf(page)).toBe(path);
    }
    await open(page, '/m/agent');
    await page.getByRole('link', { name: 'Dividend' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/member/agent/agentDivident');
    await open(page, '/m/member/agent/getSalaryContract');
    await main(page).getByText('From the merchant').first().waitFor();
    const { page: member } = shell.member;
    await shell.setFlags({ REFERRAL: true });
    await open(member, '/m/set');
    await member.getByRole('link', { name: 'Invite' }).click();
    await expect.poll(() => pathOf(member)).toBe('/m/referral');
    await shell.setFlags({});
  });
  await test.step('the inbox entry shows the number of unread messages [T-026]', async () => {
    const { origin } = shell.product;
    const idOf = await memberIds(origin, ['agent01']);
    const operator = await openOperator(origin);
    for (const title of ['Bills are ready', 'A new template'])
      await operator.post('/mailings', {
        key: randomUUID(),
        kind: 'news',
        audience: { memberIds: [idOf('agent01')] },
        texts: { EN: { title, text: 'Please have a look.' } },
      });
    const counted = page.waitForResponse('**/wps/inbox/unreadCount');
    await open(page, '/m/agent');
    const { value } = (await (await counted).json()) as { value: number };
    expect(value).toBeGreaterThanOrEqual(2);
    const entry = grid(page).getByRole('link', { name: /Inbox/ });
    await entry.getByText(String(value), { exact: true }).waitFor();
    await entry.click();
    await expect.poll(() => pathOf(page)).toBe('/m/webEmail');
    await main(page).getByText('A new template').waitFor();
    const read = page.waitForResponse('**/wps/inbox/readAll');
    await page.getByRole('button', { name: 'Read all' }).click();
    await read;
    await open(page, '/m/agent');
    await grid(page).getByRole('link', { name: 'Inbox', exact: true }).waitFor();
  });
  await test.step('service opens the address that was sent encrypted [T-027]', async () => {
    await open(page, '/m/agent');
    const entry = grid(page).getByRole('link', { name: 'Service' });
    await expect.poll(() => entry.getAttribute('href')).toMatch(/^https:.*\/support$/);
    expect(await entry.getAttribute('target')).toBe('_blank');
  });
});

test('prompts about contracts appear for the types that are asked [S-085]', async () => {
  const ASKED = {
    demo02: true,
    agent02: true,
    type02: true,
    type03: true,
    type40: false,
    type41: false,
    type42: false,
  };
  const { origin } = shell.product;
  const upline = new Client(origin);
  await upline.login('agent01', PASSWORD);
  const idOf = await memberIds(origin, ['agent01', ...Object.keys(ASKED)]);
  for (const [account, isAsked] of Object.entries(ASKED)) {
    // Members whom agent01 did not recruit are moved below agent01 by operators; agent02 has contract offers from the
    // start.
    if (account !== 'agent02') {
      await approved(origin, `/agents/${idOf(account)}/request-move`, { uplineId: idOf('agent01') });
      const terms = { tiers: [{ sales: '100000.00', active: 3, rate: 10 }], activeFrom: '1000.00' };
      const offer = { memberId: idOf(account), terms };
      const reported = await upline.call('POST', '/wps/agent/contract/dailySalary/offer', offer, {
        moduleid: 'AGEINFO3',
      });
      expect(reported).toMatchObject({ success: true, errorCode: null });
    }
    const one = await visit(origin);
    await login(one.page, account, PASSWORD);
    const prompt = one.page.getByRole('dialog', { name: 'A contract is waiting' });
    if (isAsked) await prompt.waitFor();
    // Code that loads when idle is there once the page has nothing left to load.
    else await one.page.waitForLoadState('networkidle');
    expect([account, await prompt.count()]).toEqual([account, isAsked ? 1 : 0]);
    if (account === 'agent02') {
      await open(one.page, '/m/agent');
      const waiting = one.page.getByRole('list', { name: 'A contract is waiting' });
      await waiting.getByRole('listitem').filter({ hasText: 'daily salary' }).getByRole('link', { name: 'Go' }).click();
      await expect.poll(() => pathOf(one.page)).toBe('/m/member/agent/getSalaryContract');
    }
    await one.close();
  }
});

test('a trial member is never asked about contracts [S-085]', async () => {
  // Type 4 exists only through free play and cannot be offered a contract: the page itself does not ask.
  const json = (value: object) => ({ json: { success: true, value, errorCode: null, message: '' } });
  const trial = await visit(shell.product.origin);
  await answerWith(trial.context, '**/wps/agent/contract/dailySalary/request', json({ dailysalreqtype: 'Y' }));
  await answerWith(trial.context, '**/wps/agent/contract/dividend/request', json({}));
  await open(trial.page, '/m/trail');
  await main(trial.page).getByRole('button', { name: 'Free play' }).click();
  await main(trial.page).getByText('1,000,000.00', { exact: true }).first().waitFor();
  await open(trial.page, '/m/home');
  await trial.page.waitForLoadState('networkidle');
  expect(await trial.page.getByRole('dialog', { name: 'A contract is waiting' }).count()).toBe(0);
});

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
    await again.close();
  });
});

test('two operators change the limits of agents’ transfers', async () => {
  const { origin } = shell.product;
  const { page } = await visit(origin);
  await logInOperator(page, 'operator', '/backoffice/agent-transfers');
  const shown = page.getByRole('main').getByRole('definition');
  await expect(shown).toHaveCount(3);
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
  await expect(shown).toHaveText(before);
  await approveNext(origin, 'agency.transfers');
  await page.reload();
  await expect(shown).toHaveText(['5,000.00 VND', '600,000.00 VND', '700,000.00 VND']);
  await page.setViewportSize(PHONE);
  await expectNoOverflow(page);
});

/** Ids of members by account, as operators see them. */
async function memberIds(origin: string, accounts: readonly string[]): Promise<(account: string) => string> {
  const headers = await operatorHeaders(origin, 'operator');
  const ids = new Map<string, string>();
  for (const account of accounts) {
    const answer = await fetch(`${origin}/backoffice/api/members?filter=account:eq:${account}`, { headers });
    const { value } = (await answer.json()) as { value: { list: { memberId: string }[] } };
    ids.set(account, value.list[0]?.memberId ?? '');
  }
  return (account) => ids.get(account) ?? '';
}
