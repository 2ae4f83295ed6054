import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer, envelope } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

test('a dot marks unread messages only, and a text replaces missing announcements [H-011] [H-013]', async () => {
  const answer = { unread: 0, hasEntries: true };
  const open = async (): Promise<Page> => {
    const page = site.phone();
    changeAnswer<{ value: { player: object[] }; footer: object }>(page, /announcements\/noticeNew/, (body) => {
      if (!answer.hasEntries) body.value.player = [];
      body.footer = { unreadCount: answer.unread };
    });
    await page.goto('/m/home');
    return page;
  };
  const bar = (page: Page) => page.getByRole('region', { name: 'Announcements' });
  const read = await open();
  await bar(read).getByText('How to check a draw yourself').first().waitFor();
  expect(await bar(read).locator('.dot').count()).toBe(0);
  answer.unread = 3;
  await bar(await open())
    .locator('.dot')
    .waitFor();
  Object.assign(answer, { unread: 0, hasEntries: false });
  await bar(await open())
    .getByText('No announcements')
    .waitFor();
});

test('home shows the latest winners, and a jackpot only while there is an amount [P-047] [P-048]', async () => {
  const answer: { amount: string | null } = { amount: null };
  const open = async (): Promise<Page> => {
    const page = site.phone();
    answerWith(page, /game\/jackpot/, () => envelope(answer));
    answerWith(page, /game\/winners/, () =>
      envelope([
        { name: 'ka***92', game: 'Vietnam 60 seconds', gameCode: 'VN60', amount: '412000.00', at: Date.now() - 90_000 },
      ]),
    );
    await page.goto('/m/home');
    return page;
  };
  const jackpot = (page: Page) => page.getByRole('region', { name: 'Grand jackpot' });
  const without = await open();
  await without.getByText('ka***92').first().waitFor();
  await without.getByText('+412,000.00').first().waitFor();
  await without.getByRole('region', { name: 'Originals' }).waitFor();
  expect(await jackpot(without).count()).toBe(0);
  answer.amount = '1204886.42';
  await jackpot(await open())
    .getByText('1,204,886.42')
    .first()
    .waitFor();
});

test('a site without lotteries has no draws on home', async () => {
  const page = site.phone();
  const draws = () => page.getByRole('heading', { name: 'Next draws' });
  await page.goto('/m/home');
  await draws().waitFor();
  answerWith(page, /lottery\/vn\/menu/, envelope([]));
  await page.goto('/m/home');
  await page.getByRole('heading', { name: 'Latest wins' }).waitFor();
  await draws().waitFor({ state: 'detached' });
});

test('the member centre has an entry for every enabled page [P-037] [Q-037]', async () => {
  await site.setFlags({ MEMCLUB3: true, REWCEN3: true, MAILCEN: true, REFERRAL: true });
  const page = await site.phoneOf('demo01');
  const hrefs = () =>
    page
      .getByRole('navigation', { name: 'Your pages' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/m/member/home');
  await page.locator('nav[data-template=new]').waitFor();
  const all = await hrefs();
  expect(all).toEqual(
    expect.arrayContaining([
      '/m/transaction/record',
      '/m/gameRecord',
      '/m/rewardCenter',
      '/m/vip',
      '/m/gameList?type=fav',
      '/m/webEmail',
    ]),
  );
  changeAnswer(page, /whitelabel\/settings/, ({ value }: { value: object }) =>
    Object.assign(value, { templates: { mem_cen: 0, dep_func: 1 } }),
  );
  await page.goto('/m/member/home');
  await page.locator('nav[data-template=base]').waitFor();
  expect(await hrefs()).toEqual(all);
  await site.setFlags({});
});
