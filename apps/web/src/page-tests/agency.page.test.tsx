import { createMember } from '@fairlot/testkit/members';
import { describe, expect } from 'vitest';
import { AGENT_PAGES } from '../app/addresses.testing.ts';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const main = (page: Page) => page.getByRole('main');
const grid = (page: Page) => main(page).getByRole('navigation', { name: 'Agent pages' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Changes flags of the demonstration and resets all others to its defaults. */
const demoFlags = await site.app.rooms.site.flags();
const setFlags = (changed: Record<string, boolean>) =>
  site.app.rooms.site.change('flags', { ...demoFlags, ...changed });

/** Opens the agent's home and clicks an entry of it. */
async function press(page: Page, name: string): Promise<void> {
  await page.goto('/m/agent');
  await main(page).getByRole('link', { name, exact: true }).click();
}

test('the home of agents shows the entries that the merchant has enabled', async () => {
  const page = await site.phoneOf('agent01');
  const KEYS = {
    AGEPAG: 'Team overview',
    TRANSREC3: 'Account record',
    DOWNMAN: 'Team',
    AGETRANS3: 'Transfer',
    AGETEAMPNL3: 'Team profit',
    TEAMBETTING3: 'Team bets',
    AGEREBATE3: 'My rebate',
    TEAMREB3: 'Team rebate',
    SECCEN: 'Security',
    MAILCEN: 'Inbox',
  };
  const off = Object.fromEntries(Object.keys(KEYS).map((key) => [key, false]));
  const entry = (name: string) => grid(page).getByRole('link', { name, exact: true });
  const goWith = async (...keys: (keyof typeof KEYS)[]) => {
    for (const key of keys) {
      await setFlags({ [key]: false });
      await page.goto('/m/agent');
      await entry('Service').waitFor();
      expect([key, await entry(KEYS[key]).count()]).toEqual([key, 0]);
      expect(await grid(page).getByRole('link').count()).toBe(Object.keys(KEYS).length);
    }
  };
  await page.goto('/m/agent');
  for (const name of Object.values(KEYS)) await entry(name).waitFor();
  await test.step('hides overview, profit and team when their keys are off [T-028] [T-030] [T-031]', () =>
    goWith('AGEPAG', 'AGETEAMPNL3', 'DOWNMAN'));
  await test.step('hides bets and record of the team [T-032] [T-033]', () => goWith('TEAMBETTING3', 'TRANSREC3'));
  await test.step('hides each of the others, and shows it again with its key [T-015]', () =>
    goWith('AGETRANS3', 'AGEREBATE3', 'TEAMREB3', 'SECCEN', 'MAILCEN'));
  await test.step('still shows service with all keys off [T-016]', async () => {
    await setFlags(off);
    await page.goto('/m/agent');
    await entry('Service').waitFor();
    expect(await grid(page).getByRole('link').count()).toBe(1);
    await setFlags({});
  });
});

test('the agent programme is offered beside the referral', async () => {
  const page = await site.phoneOf('agent01');
  await test.step('the home of agents renders for an agent [P-019]', async () => {
    await page.goto('/m/agent');
    await page.getByRole('heading', { name: 'agent01' }).waitFor();
    await grid(page).waitFor();
  });
  await test.step('service opens the address that was sent encrypted [T-027]', async () => {
    const entry = grid(page).getByRole('link', { name: 'Service' });
    await expect.poll(() => entry.getAttribute('href')).toMatch(/^https:.*\/support$/);
    expect(await entry.getAttribute('target')).toBe('_blank');
  });
  await test.step('the inbox entry shows the number of unread messages [T-026]', async () => {
    let unread = 3;
    const stop = changeAnswer<{ value: number }>(page, /inbox\/unreadCount/, (body) => (body.value = unread));
    await page.goto('/m/agent');
    const entry = grid(page).getByRole('link', { name: /Inbox/ });
    await entry.getByText('3', { exact: true }).waitFor();
    await entry.click();
    await page.waitForURL('/m/webEmail');
    unread = 0;
    await page.goto('/m/agent');
    await grid(page).getByRole('link', { name: 'Inbox', exact: true }).waitFor();
    await stop();
  });
  await test.step('team, rebate, dividend, contract and referral pages are reachable [I-013]', async () => {
    await press(page, 'Team');
    await page.waitForURL(/^\/m\/member\/team(\?|$)/);
    await press(page, 'My rebate');
    await page.waitForURL('/m/member/agent/agentRebeat');
    await page.goto('/m/agent');
    await page.getByRole('link', { name: 'Dividend' }).click();
    await page.waitForURL('/m/member/agent/agentDivident');
    for (const kind of ['Daily', 'Hourly', 'Real-time']) {
      await press(page, `${kind} salary contract`);
      await main(page).getByText('From the merchant').first().waitFor();
    }
    await setFlags({ REFERRAL: true });
    const member = await site.phoneOf('demo01');
    await member.goto('/m/set');
    await member.getByRole('link', { name: 'Invite' }).click();
    await member.waitForURL('/m/referral');
    await setFlags({});
  });
});

test('the agent entry of the menu is for visitors and agents [Q-022]', async () => {
  const entriesOf = async (page: Page) => {
    await page.goto('/m/home');
    await page.getByRole('button', { name: 'Menu' }).first().click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: /Help/ }).first().waitFor();
    // Visitors see a button that asks them to log in.
    const [links, buttons] = (['link', 'button'] as const).map((role) =>
      menu.getByRole(role, { name: 'Agent', exact: true }),
    );
    return (await links!.count()) + (await buttons!.count());
  };
  expect(await entriesOf(site.phone())).toBe(1);
  expect(await entriesOf(await site.phoneOf('agent01'))).toBe(1);
  expect(await entriesOf(await site.phoneOf('demo01'))).toBe(0);
  expect(await entriesOf(await site.phoneOf('type40'))).toBe(0);
});

async function expectClosed(page: Page): Promise<void> {
  for (const path of AGENT_PAGES) {
    await page.goto(path);
    expect([path, pathOf(page)]).toEqual([path, '/m/home']);
  }
}

describe('pages of agents', () => {
  test('are closed to visitors, other types and trial members [S-083] [S-084] [Q-062]', async () => {
    await expectClosed(site.phone());
    await expectClosed(await site.phoneOf('demo02'));
    await expectClosed(await site.phoneOf('type40'));
    const trial = site.phone();
    trial.logIn({ ...(await createMember(site.app, { type: 4 })), type: 4 });
    await expectClosed(trial);
  });

  test('are open to an agent', async () => {
    const page = await site.phoneOf('agent01');
    for (const path of AGENT_PAGES) {
      await page.goto(path);
      expect(pathOf(page)).toBe(path);
    }
  });

  test("show today's team counters, requested without rows [T-009] [X-083]", async () => {
    const page = await site.phoneOf('agent01');
    await page.goto('/m/agent');
    const counters = main(page).getByRole('region', { name: 'Team today' });
    for (const label of ['Registered today', 'Bet today', 'Logged in', 'Online now'])
      await counters.getByText(label, { exact: true }).waitFor();
    await expect.poll(() => page.network.to('/wps/agent/teamKPIC').at(-1)?.answer).toBeDefined();
    // A call that was sent during the renewal of the session may be sent again.
    const call = page.network.to('/wps/agent/teamKPIC').at(-1);
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now());
    expect(Object.fromEntries(call!.url.searchParams)).toMatchObject({ startDate: today, endDate: today, size: '0' });
    const { footer } = (await call!.answer) as { footer: Record<string, number> };
    for (const [label, field] of [
      ['Registered today', 'teamRegisterMemberCount'],
      ['Bet today', 'teamBetMemberCount'],
      ['Logged in', 'teamLoginMemberCount'],
      ['Online now', 'teamOnlineCount'],
    ] as const)
      await expect
        .poll(async () => (await counters.textContent()).replaceAll(/\s+/g, ' '))
        .toMatch(new RegExp(`(${label} ?${footer[field]}|${footer[field]} ?${label})`));
  });

  test('link to withdrawals and to deposits [T-007] [T-008]', async () => {
    const page = await site.phoneOf('agent01');
    await press(page, 'Withdraw');
    await page.waitForURL('/m/withdraw');
    await press(page, 'Deposit');
    await page.waitForURL('/m/voucherCenter');
  });

  test('link from a grid to the record and the security centre [T-010] [T-018] [T-025]', async () => {
    const page = await site.phoneOf('agent01');
    await press(page, 'Account record');
    await page.waitForURL('/m/transaction/record?types=A');
    await press(page, 'Security');
    await page.waitForURL('/m/securityCenter');
  });

  test("open accounts, and show the agent's codes [R-056]", async () => {
    const page = await site.phoneOf('agent01');
    await page.goto('/m/agentRegister');
    await page.getByRole('textbox', { name: 'Username' }).fill('below77');
    await page.getByLabel('First password').fill('Below2026');
    await page.getByLabel('Slots').fill('0.41');
    const open = main(page).getByRole('button', { name: 'Open an account' });
    expect(await open.isDisabled()).toBe(true);
    await page.getByLabel('Slots').fill('0.2');
    await open.click();
    await page.getByText('Account below77 was created').first().waitFor();
    await main(page).getByRole('tab', { name: 'Codes' }).click();
    await main(page).getByRole('button', { name: 'New code' }).click();
    const sheet = page.getByRole('dialog', { name: 'New code' });
    await sheet.getByRole('textbox', { name: 'Name of the code' }).fill('Fair');
    await sheet.getByRole('button', { name: 'New code' }).click();
    await main(page).getByRole('button', { name: 'Copy link of Fair' }).waitFor();
    await page.goto('/m/member/team?tab=manage');
    await main(page)
      .getByRole('button', { name: /be\*\*\*7/ })
      .waitFor();
  });
});

test('the home of agents has its own footer, with the number of unread notices', async () => {
  const page = await site.phoneOf('type02');
  const footer = page.getByRole('navigation', { name: 'Main' });
  const links = footer.getByRole('link');
  const texts = async () =>
    (await links.evaluateAll((all) => all.map((link) => link.textContent))).map((text) => text?.trim());
  await test.step('it links to home, to opening accounts and to the notices [T-011] [T-012] [T-014]', async () => {
    await page.goto('/m/agent');
    await expect.poll(texts).toEqual(['Home', 'Open account', '1Notices']);
    expect(await footer.count()).toBe(1);
    for (const [name, address] of [
      [/Home/, '/m/home'],
      [/Open account/, '/m/agentRegister'],
      [/Notices/, '/m/member/notice?types=A'],
    ] as const) {
      await footer.getByRole('link', { name }).click();
      await page.waitForURL(address);
      await page.goto('/m/agent');
    }
  });
  await test.step('a notice that was read is not counted', async () => {
    await footer.getByRole('link', { name: /Notices/ }).click();
    await main(page)
      .getByRole('button', { name: /For agents/ })
      .click();
    await main(page).getByText('Unread').waitFor({ state: 'detached' });
    await page.goto('/m/agent');
    await expect.poll(texts).toEqual(['Home', 'Open account', 'Notices']);
  });
  await test.step('opening accounts is not offered while the merchant has closed it [T-029]', async () => {
    await setFlags({ REGCEN: false });
    await page.goto('/m/agent');
    await expect.poll(texts).toEqual(['Home', 'Notices']);
    await setFlags({});
  });
});

test("Get Agent opens the agent's code, or the merchant's page", async () => {
  await test.step('an agent gets a dialog that leads to their code [S-096]', async () => {
    const page = await site.phoneOf('agent01');
    await page.goto('/m/joinUs');
    await main(page).getByRole('button', { name: 'Get Agent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Agent' });
    await dialog.getByRole('link', { name: 'Open the agent pages' }).click();
    await page.waitForURL('/m/agent');
  });
  await test.step("opens the merchant's link for others, if there is one [S-097]", async () => {
    const page = site.phone();
    await page.goto('/m/joinUs');
    const link = main(page).getByRole('link', { name: 'Get Agent' });
    expect(await link.getAttribute('href')).toMatch(/\/partners$/);
    changeAnswer<{ value: { resourceType: string }[] }>(page, /system\/resources/, (body) => {
      body.value = body.value.filter(({ resourceType }) => resourceType !== 'AFFILIATELINK');
    });
    await page.reload();
    await main(page).getByRole('link', { name: 'Log in to apply' }).waitFor();
    expect(await link.count()).toBe(0);
  });
});

test('a new agent makes a link, shares it as a text or picture, and the steps end with the first member', async () => {
  const { memberId, userName } = await createMember(site.app, { type: 1, balance: '0.00' });
  // The agent's place in the tree follows the registration.
  await site.app.platform.events.outbox.drain();
  const { token, cookie } = await site.app.rooms.identity.openSession(memberId);
  const page = site.phone();
  page.logIn({ userName, token, cookie, type: 1 });
  await page.goto('/m/agent');
  const card = page.getByRole('region', { name: 'Get started' });
  await card.getByText('Create your link').waitFor();
  expect(await card.getByRole('button', { name: 'Save picture' }).count()).toBe(0);
  await card.getByRole('button', { name: 'New code' }).click();
  const sheet = page.getByRole('dialog', { name: 'New code' });
  await sheet.getByRole('textbox', { name: /^Name/ }).fill('Friends');
  await sheet.getByRole('button', { name: 'New code' }).click();
  await card.getByRole('button', { name: 'Save picture' }).waitFor();
  await card.getByRole('img', { name: 'Code of your registration link' }).waitFor();
  await createMember(site.app, { inviterId: memberId });
  await site.app.platform.events.outbox.drain();
  await page.reload();
  await page.getByRole('region', { name: 'Team today' }).waitFor();
  expect(await card.count()).toBe(0);
});
