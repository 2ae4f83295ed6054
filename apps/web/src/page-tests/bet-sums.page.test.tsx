import { expect } from 'vitest';
import { test } from './kit.testing.ts';
import { answerWith, envelope } from './network.testing.ts';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at);

const row = (at: number, status: string, stake: string, win: string | null) => ({
  betId: `${at}`,
  source: 'original',
  ticketId: null,
  vendor: null,
  roundId: `${at}`,
  detailUrl: null,
  gameCode: 'dice',
  gameName: 'Dice',
  numero: null,
  placedAt: at,
  settledAt: at,
  stake,
  win,
  bonusStake: '0.00',
  bonusWin: null,
  status,
  currency: 'VND',
  lines: [],
});
test('the betting record shows the net of its period and of each day', async () => {
  const now = Date.now();
  const page = await site.phoneOf('demo01');
  answerWith(page, /record\/bets\?/, () =>
    envelope({
      list: [row(now, 'won', '10.00', '25.50'), row(now - DAY_MS, 'lost', '30.00', '0.00')],
      totalPages: 1,
    }),
  );
  answerWith(page, /record\/betDays/, () =>
    envelope([
      { day: dayOf(now), bets: 4, stake: '40.00', returned: '60.50' },
      { day: dayOf(now - DAY_MS), bets: 1, stake: '35.00', returned: '0.00' },
    ]),
  );
  await page.goto('/m/gameRecord');
  const sums = page.getByRole('region', { name: 'Net' });
  await sums.getByText('\u2212 14.50').waitFor();
  await sums.getByText('75.00').waitFor();
  await sums.getByText('60.50').waitFor();
  await sums.getByText('5 bets').waitFor();
  expect(await sums.locator('.day-bars rect').count()).toBe(7);
  expect(await sums.locator('.day-bars rect.gain').count()).toBe(1);
  await page.getByRole('region', { name: 'Today' }).getByText('+ 20.50').waitFor();
  await page.getByRole('region', { name: 'Yesterday' }).getByText('\u2212 35.00').waitFor();
  // Sums of all bets would contradict a list of one status.
  await page.getByRole('button', { name: 'Won' }).click();
  await sums.waitFor({ state: 'detached' });
  expect(await page.getByText('\u2212 14.50').count()).toBe(0);
});

test('the betting record asks for the days that the member chose, and not for days in the wrong order', async () => {
  const page = await site.phoneOf('demo01');
  answerWith(page, /record\/bets\?/, () =>
    envelope({ list: [row(Date.now(), 'won', '10.00', '25.50')], totalPages: 1 }),
  );
  const asked = () =>
    page.network.calls
      .filter(({ url }) => url.pathname === '/lgw/record/bets')
      .map(({ url }) => `${url.searchParams.get('startDate')} ${url.searchParams.get('endDate')}`);
  answerWith(page, /record\/betDays/, () => envelope([]));
  await page.goto('/m/gameRecord');
  // The picture of the game's tile.
  await page.locator('.thumbnail img, .thumbnail svg').first().waitFor();
  await page.getByRole('radio', { name: 'Custom' }).click();
  await page.getByLabel('To').fill('2026-11-05');
  await page.getByLabel('From').fill('2026-11-02');
  await expect.poll(() => asked().at(-1)).toBe('2026-11-02 2026-11-05');
  const before = asked().length;
  await page.getByLabel('From').fill('2026-11-06');
  await page.getByRole('region', { name: 'Net' }).waitFor({ state: 'detached' });
  expect(asked()).toHaveLength(before);
});
