import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, refusal } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite();

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at);

const row = (at: number, status: string, stake: string, win: string | null) => ({
  betId: `${at}`,
  source: 'original',
  ticketId: null,
  vendor: null,
  roundId: `${at}`,
  detailUrl: '/m/inhouse/dice?round=7',
  gameCode: 'dice',
  gameName: 'Dice',
  numero: null,
  drawAt: null,
  note: null,
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
const sums = (day: string, bets: number, stake: string, returned: string, net: string) => ({
  day,
  bets,
  stake,
  returned,
  net,
  open: 0,
  openStake: '0.00',
});
/** The filters with which the page asked for bets or their sums, as texts. */
const asked = (page: Page, path: string) =>
  page.network.calls
    .filter(({ url }) => url.pathname === path)
    .map(({ url }) =>
      ['product', 'type', 'startDate', 'endDate'].map((name) => url.searchParams.get(name) ?? '-').join(' '),
    );

/** Answers calls by their query. */
const answerBy = (page: Page, path: RegExp, value: (query: URLSearchParams) => unknown) =>
  page.network.intercept(path, ({ url }) => Response.json(envelope(value(new URL(url).searchParams)).json));

/** A phone of demo01 whose betting record has these bets. */
async function phoneWith(...list: object[]): Promise<Page> {
  const page = await site.phoneOf('demo01');
  answerWith(page, /record\/bets\?/, envelope({ list, totalPages: 1 }));
  return page;
}

/** The betting record with these bets. */
async function openRecord(...list: object[]): Promise<Page> {
  const page = await phoneWith(...list);
  await page.goto('/m/gameRecord');
  return page;
}

test('the betting record shows the net of its period and of each day', async () => {
  const now = Date.now();
  const page = await phoneWith(row(now, 'won', '10.00', '25.50'), row(now - DAY_MS, 'lost', '30.00', '0.00'));
  answerWith(page, /record\/betDays/, () =>
    envelope([
      { ...sums(dayOf(now), 4, '40.00', '60.50', '20.50'), open: 2, openStake: '8.00' },
      sums(dayOf(now - DAY_MS), 1, '35.00', '0.00', '-35.00'),
    ]),
  );
  await page.goto('/m/gameRecord');
  const net = page.getByRole('region', { name: 'Net' });
  const statements = page.getByRole('banner').getByRole('link', { name: 'Statements' });
  expect(await statements.getAttribute('href')).toBe('/m/transaction/statement');
  await net.getByText('\u2212 14.50').waitFor();
  await net.getByText('75.00').waitFor();
  await net.getByText('60.50').waitFor();
  await net.getByText('5 bets').waitFor();
  await net.getByText('Open bets of 8.00 are not counted').waitFor();
  expect(await net.locator('.net-bars rect').count()).toBe(7);
  expect(await net.locator('.net-bars rect.gain').count()).toBe(1);
  await page.getByRole('region', { name: 'Today' }).getByText('+ 20.50').waitFor();
  await page.getByRole('region', { name: 'Yesterday' }).getByText('\u2212 35.00').waitFor();
});

test('product and status select the bets and their sums, and an empty list offers all bets', async () => {
  const page = await site.phoneOf('demo01');
  answerBy(page, /record\/bets\?/, (query) => ({
    list: query.has('type') ? [] : [row(Date.now(), 'won', '10.00', '25.50')],
    totalPages: 1,
  }));
  answerBy(page, /record\/betDays/, (query) => {
    const day = dayOf(Date.now());
    const isFiltered = query.get('product') === 'slots';
    return [isFiltered ? sums(day, 1, '10.00', '25.50', '15.50') : sums(day, 9, '90.00', '50.00', '-40.00')];
  });
  await page.goto('/m/gameRecord');
  const net = page.getByRole('region', { name: 'Net' });
  await net.getByText('\u2212 40.00').waitFor();
  await page.getByRole('button', { name: 'Slots', exact: true }).click();
  await net.getByText('+ 15.50').waitFor();
  for (const path of ['/lgw/record/bets', '/lgw/record/betDays'])
    expect(asked(page, path).at(-1)).toMatch(/^slots - \d{4}-\d\d-\d\d -$/);

  await page.getByRole('button', { name: 'Status: All' }).click();
  await page.getByRole('dialog', { name: 'Status' }).getByRole('radio', { name: 'Lost' }).click();
  await page.getByText('No bets in this period').waitFor();
  await page.getByRole('button', { name: 'Status: Lost' }).waitFor();
  for (const path of ['/lgw/record/bets', '/lgw/record/betDays'])
    expect(asked(page, path).at(-1)).toMatch(/^slots lost /);
  await page.getByRole('button', { name: 'Show all bets' }).click();
  await net.getByText('\u2212 40.00').waitFor();
  await page.getByRole('button', { name: 'Status: All' }).waitFor();
});

test('the calendar shows the net of its days and picks a day, then a period', async () => {
  const page = await phoneWith(row(Date.now(), 'won', '10.00', '25.50'));
  answerBy(page, /record\/betDays/, (query) => [
    sums(`${query.get('startDate')?.slice(0, 8)}03`, 2, '30.00', '10.00', '-20.00'),
  ]);
  await page.goto('/m/gameRecord');
  await page.getByRole('radio', { name: 'Custom' }).click();
  const calendar = page.getByRole('region', { name: 'Custom' });
  expect(await calendar.getByRole('button', { name: 'Next month' }).isDisabled()).toBe(true);
  await calendar.getByRole('button', { name: 'Previous month' }).click();
  const third = calendar.getByRole('button', { name: /\b3\b.*Net \u2212 20\.00, 2 bets$/ });
  await third.click();
  const bets = () => asked(page, '/lgw/record/bets').at(-1);
  await expect.poll(bets).toMatch(/^- - (\d{4}-\d\d-03) \1$/);
  // The keyboard moves from the chosen day: a week on, and two days back.
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect.poll(bets).toMatch(/^- - (\d{4}-\d\d)-03 \1-08$/);
});

test('a bet shows its number, which can be copied, and a link to its round', async () => {
  const bet = { ...row(Date.now(), 'lost', '10.00', '0.00'), betId: 'vendor-bet-1234567890-ABCDEFGH' };
  const page = await openRecord(bet);
  // The picture of the game's tile.
  await page.locator('.thumbnail img, .thumbnail svg').first().waitFor();
  await page.locator('summary').first().click();
  await page.getByText('\u2026ABCDEFGH').waitFor();
  expect(await page.getByRole('link', { name: 'View the round' }).getAttribute('href')).toBe('/m/inhouse/dice?round=7');
  await page.getByRole('button', { name: 'Copy bet number' }).click();
  await page.getByText(/^Copied$|does not allow copying/).waitFor();
});

test('rows of in-house games have the time and the end of the round, those of vendors also the vendor', async () => {
  const now = Date.now();
  const own = { ...row(now, 'won', '10.00', '25.50'), vendor: 'BGS', roundId: '0197f0aa-1111-7222-8333-444455556666' };
  const other = { ...row(now - 1, 'lost', '10.00', '0.00'), source: 'vendor', vendor: 'NOVA', gameName: 'Gem Circuit' };
  const page = await openRecord(own, other);
  const lineOf = (game: string) => page.locator('summary', { hasText: game }).locator('.caption').first().innerText();
  await expect.poll(() => lineOf('Dice')).toMatch(/^\d\d:\d\d · 55556666$/);
  expect(await lineOf('Gem Circuit')).toMatch(/^\d\d:\d\d · .+ · \d{13}$/);
});

test('bets on in-house games are described in the words of their game, unknown ones by their round', async () => {
  const now = Date.now();
  const notes = {
    Roulette: ['roulette', { bets: '3', number: '17' }, '3 bets · 17 Black'],
    Dice: ['dice', { side: 'over', target: '50.50', roll: '37.21' }, 'Roll over 50.50 · Rolled 37.21'],
    Limbo: ['limbo', { target: '2.00', point: '1.37' }, '2× · Reached 1.37×'],
    Plinko: ['plinko', { rows: '16', risk: 'high' }, 'Rows: 16 · High'],
    Wheel: ['wheel', { segments: '20', risk: 'low' }, 'Parts: 20 · Low'],
    Keno: ['keno', { picks: '8', hits: '3', multiplier: '2.0000' }, 'Hits 3 of 8, pays 2×'],
    Mines: ['mines', { mines: '5', opened: '3' }, 'Mines: 5 · Safe cells: 3'],
    Hilo: ['hilo', { right: '4' }, 'Right: 4'],
    Baccarat: ['baccarat', { player: '5', banker: '7' }, 'Player 5, banker 7'],
    Blackjack: ['blackjack', { mine: '19', theirs: '20' }, 'You 19, dealer 20'],
    Poker: ['videopoker', { hand: 'jacksOrBetter' }, 'Jacks or better'],
    Lantern: ['slot-lantern', { wins: '0' }, 'No win line'],
    Orchard: ['slot-orchard', { wins: '2' }, 'Wins: 2'],
    Flight: ['crash', { point: '1.14' }, 'Crashed at 1.14×'],
    Away: ['crash', { cashOut: '2.00', point: '3.10' }, 'Cashed out at 2×'],
    Later: ['chess', { moves: '7' }, 'r-77'],
  } as const;
  const list = Object.entries(notes).map(([gameName, [game, facts]], index) => ({
    ...row(now - index, 'lost', '10.00', '0.00'),
    gameName,
    roundId: 'r-77',
    note: { game, facts },
  }));
  const page = await openRecord(...list);
  await page.locator('summary', { hasText: 'Roulette' }).waitFor();
  for (const [gameName, [, , text]] of Object.entries(notes)) {
    const line = await page.locator('summary', { hasText: gameName }).locator('.caption').first().innerText();
    expect(line.replaceAll('\u200e', ''), gameName).toMatch(/^\d\d:\d\d · /);
    expect(line.replaceAll('\u200e', '').slice(8)).toBe(text);
  }
});

test('an open ticket names the time of its draw, and its day if it is not today', async () => {
  const now = Date.now();
  const ticket = (at: number, drawAt: number | null, gameName: string) => ({
    ...row(at, drawAt === null ? 'lost' : 'open', '10.00', drawAt === null ? '0.00' : null),
    source: 'lottery',
    ticketId: `${at}`,
    numero: '202611200001',
    gameName,
    drawAt,
  });
  const later = now + 3 * DAY_MS;
  const list = [ticket(now, now, 'First'), ticket(now - 1, later, 'Second'), ticket(now - 2, null, 'Third')];
  const page = await openRecord(...list);
  const amountOf = (game: string) =>
    page.locator('summary', { hasText: game }).locator('.bet-line--wrap .end').innerText();
  const format = (fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Ho_Chi_Minh', ...fields });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
  await expect.poll(() => amountOf('First')).toContain(`Draw ${time}`);
  const day = format({ day: 'numeric' }).format(later);
  expect(await amountOf('Second')).toMatch(new RegExp(`Draw \\D*${day}\\b.* ${time}`));
  expect(await amountOf('Third')).not.toContain('Draw');
});

test('failed sums can be loaded again while the list stays', async () => {
  const page = await phoneWith(row(Date.now(), 'won', '10.00', '25.50'));
  const restore = answerWith(page, /record\/betDays/, refusal('unknown.error', 500));
  await page.goto('/m/gameRecord');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.getByText('+ 15.50').waitFor();
  await restore();
  await retry.click();
  await page.getByRole('region', { name: 'Net' }).waitFor();
});

test('the lines of a ticket name the side of a bet, not its pick', async () => {
  const line = (play: string, pick: string) => ({ play, picks: [pick], unitStake: '1000.00', price: '1000.00' });
  const lines = [line('bigsmall', '1'), line('sddragon', '2'), line('pkoddevenat3', '0'), line('sdplace1', '1')];
  const ticketId = '01a1f752-1111-7222-8333-444455556666';
  const ticket = { source: 'lottery', ticketId, gameCode: 'K3_60', gameName: 'K3', numero: '202611240001', lines };
  const page = await phoneWith({ ...row(Date.now(), 'open', '4000.00', null), betId: ticketId, ...ticket });
  await page.goto('/m/gameRecord');
  await page.locator('summary').first().click();
  const list = page.getByRole('list', { name: 'Lines' });
  await list.waitFor();
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
    'Big/Small Big1,000.00',
    'Dragon-Tiger Tiger1,000.00',
    'Odd/Even, position 3 Even1,000.00',
    '1Position 11,000.00',
  ]);
});
