import { createMember, openDevice } from '@fairlot/testkit/members';
import { describe, expect, it } from 'vitest';
import { answerWith, changeAnswer, envelope, hold, refusal } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const STATUS = /whitelabel\/systemStatus/;

const site = await openPageSite();

describe('a failed call shows an error and can be retried without a reload', () => {
  it.each([
    ['/m/lott', /lottery\/vn\/menu/, 'Vietnam 60 seconds'],
    ['/m/gameList', /game\/list/, 'Fairlot Originals'],
    ['/m/hot', /game\/hot/, 'Fairlot'],
    ['/m/activity', /noticeNew/, /promotions|Long term/i],
    ['/m/lottery/play?gameCode=VN300', /lottery\/plays/, 'Any prize'],
    ['/m/lottery/history', /lottery\/vn\/menu/, /Draw \d{4}|No results/],
    ['/m/lottery/history?gameCode=VN60', /lottery\/statistics/, 'No results yet'],
    ['/m/lottery/history?gameCode=VN60', /lottery\/history/, /Draw \d{4}|No results/],
  ])('for a visitor on %s [N-022]', (path, call, content) => expectRecovery(site.phone(), path, call, content));

  it.each([
    ['/m/transaction/statement', /member\/info/, /[A-Z][a-z]+ 20\d\d/],
    ['/m/chat', /member\/info/, 'Write to us'],
    ['/m/transaction/record', /report\/transactions/, 'Adjustment'],
    ['/m/gameRecord', /record\/bets/, 'No bets in this period'],
  ])('for a member on %s', async (path, call, content) =>
    expectRecovery(await site.phoneOf('demo01'), path, call, content),
  );

  it('without another try where the merchant has disabled the feature', async () => {
    const page = site.phone();
    answerWith(page, /lottery\/history/, refusal('module.disabled', 403));
    await page.goto('/m/lottery/history?gameCode=VN60');
    const main = page.getByRole('main');
    await main.getByText('This feature is switched off').waitFor();
    expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  it('shows one error for statements whose calls all fail, and no months until they are known', async () => {
    const page = await site.phoneOf('demo01');
    const restore = answerWith(page, /member\/info|report\/lifetime/, refusal('unknown.error', 500));
    await page.goto('/m/transaction/statement');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await main.getByRole('button', { name: /Save/ }).count()).toBe(0);
    await restore();
    await main.getByRole('button', { name: 'Try again' }).click();
    await main.getByText('You paid in').waitFor();
  });

  it('shows a dash for a balance that failed, and the balance after the next refresh', async () => {
    const page = await site.phoneOf('demo01');
    const restore = answerWith(page, /wps\/wallet/, refusal('unknown.error', 500));
    await page.goto('/m/member/home');
    const dash = page.getByRole('main').getByText('–', { exact: true });
    await dash.waitFor();
    await restore();
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await page.getByRole('main').getByText('5,000,000.00').waitFor();
    expect(await dash.count()).toBe(0);
  });

  it('keeps the last known balance when a refresh fails, and reports it', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/member/home');
    const balance = page.getByRole('main').getByText('5,000,000.00');
    await balance.waitFor();
    answerWith(page, /wallet\/merchant/, refusal('unknown.error', 500));
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await page.getByText('The balance could not be refreshed').waitFor();
    await expect.poll(() => balance.count()).toBe(1);
  });
});

async function expectRecovery(page: Page, path: string, call: RegExp, content: string | RegExp): Promise<void> {
  const restore = answerWith(page, call, refusal('unknown.error', 500));
  await page.goto(path);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await main.getByText('Loading failed, click to retry').first().waitFor();
  await restore();
  await retry.click();
  await main.getByText(content).first().waitFor();
  await retry.waitFor({ state: 'detached' });
}

it('shows the team counters of platforms that count only today', async () => {
  const page = await site.phoneOf('agent01');
  changeAnswer<{ footer: object }>(page, /teamKPIC/, (body) => {
    body.footer = { teamLoginMemberCount: 5, teamBetMemberCount: 6, teamRegisterMemberCount: 7, teamOnlineCount: 8 };
  });
  await page.goto('/m/agent');
  const counters = page.getByRole('main').getByRole('region', { name: 'Team today' });
  await expect.poll(async () => (await counters.textContent()).replaceAll(/\D+/g, '')).toBe('7658');
});

it('a page of promotions without promotions and offers has a picture and a text [P-015]', async () => {
  const page = site.phone();
  changeAnswer<{ value: { promotion: object[] } }>(page, /noticeNew/, ({ value }) => value.promotion.splice(0));
  const withoutOffers = answerWith(page, /wps\/promotions/, envelope([]));
  await page.goto('/m/activity');
  await page.getByRole('main').getByText('No promotions right now').waitFor();
  await withoutOffers();
  await page.goto('/m/activity');
  await page.getByRole('main').getByText('20% on your first deposit').waitFor();
  expect(await page.getByText('No promotions right now').count()).toBe(0);
});

it.each([
  ['/m/lottery/list', 'No games found'],
  ['/m/lottery/winNumbers', 'No results yet'],
])('%s of a merchant without lotteries has a picture and a text [P-015]', async (path, text) => {
  const page = site.phone();
  const withoutLotteries = answerWith(page, /lottery\/vn\/menu/, envelope([]));
  await page.goto(path);
  await expect.poll(() => page.getByRole('main').getByText(text).count()).toBe(1);
  await withoutLotteries();
});

describe('a closed site', () => {
  const answer = (status: number, ip = '203.0.113.84') =>
    envelope({
      status,
      location: { ip, country: null },
      info: { mobileTemplate: {}, whitelabel: { flags: {} }, paths: {} },
      maintenance: status === 1,
      regionRestriction: status === 2,
    });
  const closed = (page: Page) => page.getByRole('heading', { name: 'Back in a short while' });
  const app = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  it('shows the service page instead of the app for status 1, and the app after a retry [S-067]', async () => {
    const page = site.phone();
    const stop = answerWith(page, STATUS, answer(1));
    await page.goto('/m/home');
    await closed(page).waitFor();
    expect(await app(page).count()).toBe(0);
    await stop();
    await page.getByRole('button', { name: 'Check again' }).click();
    await app(page).waitFor();
    expect(await closed(page).count()).toBe(0);
  });

  it('shows the restricted page with the address that the server saw for status 2 [S-068] [P-011]', async () => {
    const page = site.phone();
    answerWith(page, STATUS, answer(2, '198.51.100.7'));
    await page.goto('/m/lott');
    await page.getByRole('heading', { name: 'Not available where you are' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('198.51.100.7');
  });

  it('uses the stored status immediately and replaces it with the answer [S-069]', async () => {
    const page = site.phone();
    await page.goto('/m/home');
    await expect.poll(() => localStorage.getItem('MC_SYSTEM_STATUS') ?? '').toContain('"status":0');
    // The stored status is open and a slow answer reports it as closed: the app stays until the answer arrives.
    const closing = hold(page, STATUS, answer(1));
    await page.goto('/m/home');
    await app(page).waitFor();
    closing.release();
    await closed(page).waitFor();
    // The reverse: closed immediately, open once the answer arrives.
    await closing.stop();
    const opening = hold(page, STATUS, answer(0));
    await page.goto('/m/home');
    await closed(page).waitFor();
    opening.release();
    await app(page).waitFor();
  });

  it('shows a page that was hidden for a closed site once it knows what to show [S-069] [P-010]', async () => {
    const page = site.phone();
    const root = document.documentElement;
    localStorage.setItem('MC_SYSTEM_STATUS', JSON.stringify(answer(1).json.value));
    root.dataset['closed'] = '';
    const opening = hold(page, STATUS, answer(0));
    await page.goto('/m/home');
    await closed(page).waitFor();
    expect('closed' in root.dataset).toBe(false);
    root.dataset['closed'] = '';
    opening.release();
    await app(page).waitFor();
    await expect.poll(() => 'closed' in root.dataset).toBe(false);
  });

  it('counts as out of service when the first answer fails', async () => {
    const page = site.phone();
    answerWith(page, STATUS, refusal('unknown.error', 500));
    await page.goto('/m/home');
    await closed(page).waitFor();
    expect(localStorage.getItem('MC_SYSTEM_STATUS')).toBeNull();
  });
});

it('a device that has logged out elsewhere leaves the list when the member logs it out', async () => {
  const member = await createMember(site.app);
  const { headers } = await openDevice(site.app, member.memberId);
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/securityCenter');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(2);
  await site.app.server.inject({ method: 'DELETE', url: '/wps/session/logout', headers });
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await page.getByText('Not found').waitFor();
  await expect.poll(() => devices.count()).toBe(1);
});
