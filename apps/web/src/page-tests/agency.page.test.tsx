import { sql } from '@fairlot/testkit/site/server-parts';
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

/** Opens the agent's home and clicks an entry of it. */
async function press(page: Page, name: string): Promise<void> {
  await page.goto('/m/agent');
  await main(page).getByRole('link', { name, exact: true }).click();
}

test('the home of agents shows the entries that the merchant has enabled, and always service [T-016]', async () => {
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
  const entry = (name: string) => grid(page).getByRole('link', { name, exact: true });
  await page.goto('/m/agent');
  for (const name of [...Object.values(KEYS), 'Service']) await entry(name).waitFor();
  await site.setFlags(Object.fromEntries(Object.keys(KEYS).map((key) => [key, false])));
  await page.goto('/m/agent');
  await entry('Service').waitFor();
  expect(await grid(page).getByRole('link').count()).toBe(1);
  await site.setFlags({});
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
    await site.setFlags({ REFERRAL: true });
    const member = await site.phoneOf('demo01');
    await member.goto('/m/set');
    await member.getByRole('link', { name: 'Invite' }).click();
    await member.waitForURL('/m/referral');
    await site.setFlags({});
  });
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
    await expectClosed(await site.phoneOfNew({ type: 4 }));
  });

  test("show today's team counters, requested without rows [T-009] [X-083]", async () => {
    const page = await site.phoneOf('agent01');
    await page.goto('/m/agent');
    const counters = main(page).getByRole('region', { name: 'Team today' });
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

test('saving one rate keeps another that was changed elsewhere while the form was open', async () => {
  const agent = await createMember(site.app, { type: 1 });
  const { memberId } = await createMember(site.app, { inviterId: agent.memberId });
  await site.app.platform.events.outbox.drain();
  const rate = (who: bigint, product: string, value: number) =>
    site.app.platform.db.run(sql`
      insert into agency_rates (member_id, product, rate, changed_by)
      values (${who}::bigint, ${product}, ${value}::int, 'operator')`);
  for (const product of ['slots', 'live']) await rate(agent.memberId, product, 40);
  const page = site.phone({ ...agent, type: 1 });
  await page.goto('/m/member/team?tab=manage');
  await main(page).getByRole('button', { name: /^t.\*/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Rates' }).click();
  await sheet.getByLabel('Live').fill('0.3');
  await rate(memberId, 'slots', 20);
  const save = sheet.getByRole('button', { name: 'Save rates' });
  await save.click();
  await page.getByText('The new rates are saved and active').first().waitFor();
  // A second save from the same form.
  await sheet.getByLabel('Live').fill('0.25');
  await save.click();
  const rates = async () => {
    const url = `/wps/agent/rates?memberId=${memberId}`;
    const headers = { ...agent.headers, moduleid: 'AGEINFO3' };
    return (await site.app.server.inject({ url, headers })).json<{ value: { rates: object } }>().value.rates;
  };
  await expect.poll(rates).toMatchObject({ slots: 20, live: 25 });
});

test('the home of agents has its own footer, with the number of unread notices', async () => {
  const page = await site.phoneOf('type02');
  const footer = page.getByRole('navigation', { name: 'Main' });
  const texts = async () => (await footer.getByRole('link').allInnerTexts()).map((text) => text.trim());
  await test.step('it has home, opening accounts and the notices [T-011] [T-012] [T-014]', async () => {
    await page.goto('/m/agent');
    await expect.poll(texts).toEqual(['Home', 'Open account', '1Notices']);
    expect(await footer.count()).toBe(1);
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
    await site.setFlags({ REGCEN: false });
    await page.goto('/m/agent');
    await expect.poll(texts).toEqual(['Home', 'Notices']);
    await site.setFlags({});
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
  const agent = await createMember(site.app, { type: 1 });
  // The agent's place in the tree follows the registration.
  await site.app.platform.events.outbox.drain();
  const page = site.phone({ ...agent, type: 1 });
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
  await createMember(site.app, { inviterId: agent.memberId });
  await site.app.platform.events.outbox.drain();
  await page.reload();
  await page.getByRole('region', { name: 'Team today' }).waitFor();
  expect(await card.count()).toBe(0);
});

test.each(['REGCEN', 'DOWNMAN'])(
  'the home of agents without %s has no first steps and makes no call for them',
  async (flag) => {
    await site.setFlags({ [flag]: false });
    const page = await site.phoneOfNew({ type: 1 });
    await page.goto('/m/agent');
    await page.getByRole('region', { name: 'Team today' }).waitFor();
    await page.settle();
    expect([
      page.network.to('/wps/agent/links').length,
      page.network.to('/wps/agent/team/members').length,
      await page.getByRole('region', { name: 'Get started' }).count(),
    ]).toEqual([0, 0, 0]);
    await site.setFlags({});
  },
);
