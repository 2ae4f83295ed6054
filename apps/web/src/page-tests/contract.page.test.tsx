import { createMember } from '@fairlot/testkit/members';
import { sql } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

/** Days of this year are shown without it. */
const YEAR = new Date().getFullYear();
const BILL = {
  billId: '1',
  kind: 'dividend',
  account: 'agent01',
  period: `${YEAR}-11-01/${YEAR}-11-15`,
  state: 'collected',
  amount: '9796.82',
  paid: '9796.82',
  explanation: [
    { label: 'sales', value: '90000.00' },
    { label: 'loss', value: '34020.00' },
    { label: 'carried', value: '-1200.00' },
    { label: 'active', value: '12' },
    { label: 'tierSales', value: '0.00' },
    { label: 'tierLoss', value: '20000.00' },
    { label: 'tierActive', value: '5' },
    { label: 'rate', value: '30.00 %' },
    { label: 'amount', value: '9846.00' },
  ],
  corrections: [{ number: '3', amount: '-49.18' }],
};
const TERMS = {
  activeFrom: '1000.00',
  type: 'FIXED',
  rhythm: 'halfMonth',
  carryOver: 'previous',
  tiers: [
    { sales: '0.00', active: 0, rate: 2500, loss: '0.00' },
    { sales: '0.00', active: 5, rate: 3000, loss: '20000.00' },
    { sales: '100000.00', active: 8, rate: 3500, loss: '60000.00' },
  ],
};
const PERIOD = {
  from: `${YEAR}-11-16`,
  to: `${YEAR}-11-30`,
  sales: '80000.00',
  loss: '32820.00',
  active: 6,
  amount: '9846.00',
};
const DIVIDEND = '/m/member/agent/getDevidendContract';

/** Opens the dividend page of agent01 with a bill, terms and figures of the test. */
async function openDividend({
  bills = [BILL],
  period = PERIOD as typeof PERIOD | null,
  tiers = TERMS.tiers,
} = {}): Promise<Page> {
  const page = await site.phoneOf('agent01');
  changeAnswer(page, /agent\/bills/, ({ value }: { value: { list: object[] } }) => {
    value.list = bills;
  });
  changeAnswer(page, /agent\/contract\/dividend$/, ({ value }: { value: { own: { terms: object }[] } }) => {
    for (const contract of value.own) contract.terms = { ...TERMS, tiers };
  });
  changeAnswer(page, /agent\/contract\/dividend\/period$/, (body: { value: object | null }) => {
    body.value = period;
  });
  await page.goto(DIVIDEND);
  return page;
}

/** Rows of the computation, each as label and amount. */
async function rowsOf(page: Page): Promise<(string | null)[][]> {
  const sum = page.getByRole('region', { name: /^Earned/ });
  await sum.waitFor();
  const read = (role: 'term' | 'definition') => sum.getByRole(role).allInnerTexts();
  const [labels, values] = [await read('term'), await read('definition')];
  return labels.map((label, index) => [label, values[index] ?? null]);
}

test('a contract page begins with the last sum and its calculation', async () => {
  const page = await openDividend();
  const sum = page.getByRole('region', { name: 'Earned 1 Nov – 15 Nov' });
  await sum.waitFor();
  await sum.getByText('9,796.82 VND', { exact: true }).waitFor();
  await sum.getByText('Active members: 12').waitFor();
  await sum.getByText('Yours: 30.00%').waitFor();
  await sum.getByText('22,974.00 remains with the merchant').waitFor();
  expect(await rowsOf(page)).toEqual([
    ['Players’ loss', '34,020.00'],
    ['Carried over', '−1,200.00'],
    ['30.00% of it is yours', '9,846.00'],
    ['Correction 3', '−49.18'],
    ['To pay', '9,796.82'],
  ]);
});

test('a bill shows its lines, members as counts and the rest as amounts', async () => {
  const page = await openDividend();
  await page.getByText('1 Nov – 15 Nov').last().click();
  const facts = page.locator('.bills .facts');
  const [labels, values] = [facts.getByRole('term'), facts.getByRole('definition')];
  expect(await labels.allInnerTexts()).toContain('Active members');
  const texts = await values.allInnerTexts();
  expect(texts.slice(0, 7)).toEqual(['90,000.00', '34,020.00', '−1,200.00', '12', '0.00', '20,000.00', '5']);
});

test('the example follows the calculation of bills, with its further conditions', async () => {
  const page = await openDividend();
  const note = page.getByText(
    'Example: a loss of 100,000.00 pays 35,000.00 (Turnover: 100,000.00 · Active members: 8)',
  );
  await note.waitFor();
  expect(await note.count()).toBe(1);
});

test('the running period shows its amount so far, the next tier and what else it requires', async () => {
  const page = await openDividend();
  const step = page.getByRole('region', { name: 'So far, 16 Nov – 30 Nov' });
  await step.getByText('9,846.00', { exact: true }).waitFor();
  await step.getByText(/^Estimate\./).waitFor();
  await step.getByText(/^Next tier from a loss of 60,000 · Players’ loss: 32,820$/).waitFor();
  await step.getByText('35.00%', { exact: true }).waitFor();
  await step.getByText('Also needed – Turnover: 100,000, now 80,000').waitFor();
  await step.getByText('Also needed – Active members: 8, now 6').waitFor();
  expect(await step.getByRole('listitem').allInnerTexts()).toEqual([
    '25.00% from 0',
    '30.00% from 20,000',
    '35.00% from 60,000',
  ]);
});

test('a contract without steps to compare shows only the amount so far', async () => {
  const page = await openDividend({ tiers: [{ sales: '0.00', active: 0, rate: 2500, loss: '0.00' }] });
  const step = page.getByRole('region', { name: 'So far, 16 Nov – 30 Nov' });
  await step.getByText('9,846.00', { exact: true }).waitFor();
  expect(await step.getByRole('listitem').count()).toBe(0);
});

test('without a bill or a running period the agreement comes first', async () => {
  const page = await openDividend({ bills: [], period: null });
  await page.getByText('No bills yet').waitFor();
  expect(await page.getByRole('region', { name: /^(Earned|So far)/ }).count()).toBe(0);
});

test('an offer can ask for collected bills only if its recipient has a page with them', async () => {
  const page = await openDividend();
  const sheet = page.getByRole('dialog', { name: 'Offer a contract' });
  const collect = sheet.getByRole('checkbox', { name: 'The recipient collects each bill' });
  await page.getByRole('button', { name: 'Offer a contract' }).click();
  await sheet.getByRole('button', { name: /^ag\*+2 Agent/ }).click();
  await collect.waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.getByRole('button', { name: /^li\*+7/ }).click();
  await sheet.getByRole('button', { name: 'Send offer' }).waitFor();
  expect(await collect.count()).toBe(0);
});

test('a member who is not an agent sees the answered contract, although the page is closed to them then', async () => {
  const { db, events } = site.app.platform;
  const agentId = await db.value(sql<bigint>`select id from people_members where account = 'agent01'`);
  const member = await createMember(site.app, { inviterId: agentId });
  await events.outbox.drain();
  const id = await db.value(sql<bigint>`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms)
    select kind, ${agentId}::bigint, ${member.memberId}::bigint, 'upline', terms from agency_contracts
     where downline_id = ${agentId}::bigint and kind = 'dailySalary' and state = 'valid' returning id`);
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/member/agent/getSalaryContract');
  await page.getByRole('button', { name: 'Accept contract' }).click();
  const active = page.getByRole('region', { name: 'Active', exact: true });
  await active.waitFor();
  await db.run(sql`update agency_contracts set end_asked_by = 'upline' where id = ${id}::bigint`);
  await page.comeBack();
  await active.getByRole('button', { name: 'Accept contract' }).click();
  await page.getByRole('region', { name: 'Ended' }).waitFor();
});

test('agents filter their record by their income, for which other records have no chips [R-026]', async () => {
  const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const page = await site.phoneOf('agent01');
  await page.goto('/m/transaction/record?types=A');
  for (const [name, type] of Object.entries({ Rebate: 'rebate', Salary: 'salary', Dividend: 'dividend' })) {
    await chip(page, name).click();
    await page.waitForURL(`/m/transaction/record?types=A&type=${type}`);
    await expect
      .poll(() => page.network.to('/wps/report/transactions').at(-1)?.url.searchParams.get('type'))
      .toBe(type);
  }
  const member = await site.phoneOf('demo01');
  await member.goto('/m/transaction/record');
  await chip(member, 'Deposit').waitFor();
  expect(await chip(member, 'Salary').count()).toBe(0);
});
