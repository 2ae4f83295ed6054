import { expect } from 'vitest';
import { callOf, test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const main = (page: Page) => page.getByRole('main');
const prompt = (page: Page) => page.getByRole('dialog', { name: 'A contract is waiting' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Waits until home has the parts that load last, among them the prompts, and has shown the renewed session. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show contacts' }).waitFor();
  await page.settle();
  const refresh = page.getByRole('button', { name: 'Refresh balance' }).first();
  await (
    await callOf(page, '/wps/wallet/merchant', () => refresh.click())
  ).answer;
}

test('an agent of the downline is asked about each pending contract, and answers it', async () => {
  const page = await site.phoneOf('agent02');
  await test.step('asks only after the session was renewed [H-026]', async () => {
    await page.goto('/m/home');
    await prompt(page).waitFor();
    const paths = page.network.calls.map(({ url }) => url.pathname);
    const asked = paths.filter((path) => path.startsWith('/wps/agent/contract/'));
    expect(asked).toContain('/wps/agent/contract/dailySalary/request');
    expect(asked.filter((path) => path === '/wps/agent/contract/dividend/request')).toHaveLength(1);
    const first = paths.findIndex((path) => path.startsWith('/wps/agent/contract/'));
    expect(paths.slice(0, first)).toContain('/wps/session/renew');
  });
  await test.step('about a daily salary; Go opens its page [S-086] [S-089] [R-064]', async () => {
    await prompt(page).getByText('A daily salary contract is waiting for your answer').waitFor();
    await prompt(page).getByRole('button', { name: 'Go' }).click();
    await page.waitForURL('/m/member/agent/getSalaryContract');
    await page.getByRole('region', { name: 'Waiting' }).getByText('0.18%').first().waitFor();
  });
  await test.step('their home lists it too', async () => {
    await page.goto('/m/agent');
    const waiting = page.getByRole('list', { name: 'A contract is waiting' });
    await waiting.getByRole('listitem').filter({ hasText: 'daily salary' }).getByRole('link', { name: 'Go' }).click();
    await page.waitForURL('/m/member/agent/getSalaryContract');
    const card = page.getByRole('region', { name: 'Waiting' });
    await card.getByRole('button', { name: 'Accept contract' }).click();
    await page.getByRole('region', { name: 'Active', exact: true }).waitFor();
  });
  await test.step('and leads to the answered contract, but to none that was never offered', async () => {
    await page.goto('/m/agent');
    const links = page.getByRole('navigation', { name: 'Agreed terms' });
    await links.getByRole('link', { name: 'Daily salary contract' }).waitFor();
    expect(await links.getByRole('link', { name: 'Real-time salary contract' }).count()).toBe(0);
    await links.getByRole('link', { name: 'Daily salary contract' }).click();
    await page.waitForURL('/m/member/agent/getSalaryContract');
    await page.getByRole('region', { name: 'Active', exact: true }).waitFor();
  });
  await test.step('then about a dividend; Cancel postpones it and stays on the page [S-087] [S-090]', async () => {
    await page.goto('/m/home');
    await prompt(page).getByText('A dividend contract is waiting for your answer').waitFor();
    await prompt(page).getByRole('button', { name: 'Cancel' }).click();
    expect(pathOf(page)).toBe('/m/home');
  });
  await test.step('then about an hourly salary; Go opens its page [S-088] [R-066]', async () => {
    await prompt(page).getByText('An hourly salary contract is waiting for your answer').waitFor();
    await prompt(page).getByRole('button', { name: 'Go' }).click();
    await page.waitForURL('/m/member/agent/getHourContract');
    await page.getByRole('region', { name: 'Waiting' }).getByText('0.05%').first().waitFor();
    await page.goto('/m/home');
    await loaded(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
  await test.step('the footer has the dividend while dividends are enabled and one is pending [T-013]', async () => {
    const link = page.getByRole('link', { name: 'Dividend' });
    const openHome = async () => {
      await page.goto('/m/agent');
      await page.getByRole('region', { name: 'Team today' }).waitFor();
      await page.settle();
    };
    await site.setFlags({ DIVIDEND3: false });
    await openHome();
    expect(await link.count()).toBe(0);
    await site.setFlags({});
    await openHome();
    await link.click();
    await page.waitForURL('/m/member/agent/agentDivident');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('region', { name: 'Declined' }).waitFor();
    await openHome();
    expect(await link.count()).toBe(0);
  });
  await test.step('without a session an entry leads to the log-in or to home [S-091]', async () => {
    page.network.cookies.clear();
    localStorage.clear();
    sessionStorage.clear();
    await main(page).getByRole('link', { name: 'Team overview' }).click();
    await page.waitForURL(/^\/m\/(home|login)(\?|$)/);
  });
});

test('the page of a contract without a request leads a member home [Q-062]', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/member/agent/getSalaryContract');
  await page.waitForURL('/m/home');
});

test('prompts about contracts appear for the types that are asked [S-085]', async () => {
  const open = async (page: Page): Promise<Page> => {
    answerWith(page, /contract\/dailySalary\/request/, envelope({ dailysalreqtype: 'Y' }));
    answerWith(page, /contract\/dividend\/request/, envelope({}));
    await page.goto('/m/home');
    return page;
  };
  for (const account of ['demo02', 'agent01', 'type02', 'type03']) {
    const page = await open(await site.phoneOf(account));
    await prompt(page).getByText('A daily salary contract is waiting for your answer').waitFor();
  }
  const notAsked = async (page: Page) => {
    await loaded(page);
    const asked = page.network.calls.filter(({ url }) => url.pathname.startsWith('/wps/agent/contract/'));
    expect([asked, await prompt(page).count()]).toEqual([[], 0]);
  };
  for (const account of ['type40', 'type41', 'type42']) await notAsked(await open(await site.phoneOf(account)));
  await notAsked(await open(await site.phoneOfNew({ type: 4 })));
});

test('Go of the prompt about a dividend opens its page [R-065]', async () => {
  const page = await site.phoneOf('demo02');
  answerWith(page, /contract\/dailySalary\/request/, envelope({}));
  answerWith(page, /contract\/dividend\/request/, envelope({ divtypecompperiodreq: 'Y' }));
  // The member has no request in truth, and the page would lead home.
  answerWith(page, /contract\/dividend$/, envelope({ own: [], downlines: [] }));
  await page.goto('/m/home');
  await prompt(page).getByText('A dividend contract is waiting for your answer').waitFor();
  await prompt(page).getByRole('button', { name: 'Go' }).click();
  await page.waitForURL('/m/member/agent/getDevidendContract');
  await page.getByRole('heading', { level: 1, name: 'Dividend contract', exact: true }).waitFor();
});

test('an agent sees the active contracts, and is not asked [R-060]', async () => {
  const page = await site.phoneOf('agent01');
  for (const path of [
    'getSalaryContract',
    'getDevidendContract',
    'getHourContract',
    'getRealTimeContract',
    'agentDivident',
  ]) {
    await page.goto(`/m/member/agent/${path}`);
    await main(page).getByText('From the merchant').first().waitFor();
  }
  const rules = page.getByRole('region', { name: 'Active', exact: true }).getByRole('list');
  await rules.getByText('Settled twice a month: on the 1st and 16th').waitFor();
  await rules.getByText('Players’ wins of the previous period are deducted from the loss').waitFor();
  await page.goto('/m/home');
  await loaded(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
