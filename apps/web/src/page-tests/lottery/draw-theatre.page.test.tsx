import { buy, createIssue, finishIssue, get } from '@fairlot/testkit/draws';
import { createMember, type TestMember } from '@fairlot/testkit/members';
import { afterEach, expect, it, vi } from 'vitest';
import type { Draw } from '../../features/lottery/results/api/draw.ts';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import type { Ticket } from '../../features/lottery/tickets/api/tickets.ts';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite();
const { app } = site;
/** Each test has its own, because a page renews the token of a member who has been logged in for a while. */
const newMember = () => createMember(app, { balance: '1000000.00' });
afterEach(() => vi.unstubAllGlobals());

const BET_PAGE = '/m/lottery/play?gameCode=VN60';
const duoi = (digits: string) => Array.from(digits, (pick) => ({ play: 'duoi', picks: [pick], unitStake: '1000.00' }));

interface Settled {
  issue: string;
  winner: TestMember;
  loser: TestMember;
}

/** A settled draw; one of two members has its last digit. */
async function settledDraw(): Promise<Settled> {
  const [low, high] = [await newMember(), await newMember()];
  const issue = await createIssue(app);
  const ticket = await buy(app, low, issue, duoi('01234'));
  await buy(app, high, issue, duoi('56789'));
  await finishIssue(app, issue);
  await app.platform.events.outbox.drain();
  const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${ticket.ticketId}`, low.headers);
  return value.status === 'won' ? { issue, winner: low, loser: high } : { issue, winner: high, loser: low };
}

/** A phone on which the last draw was settled `agoMs` ago at the time of each answer, however long the test takes. */
function phoneOf(member: TestMember, agoMs: number): Page {
  const page = site.phone(member);
  changeAnswer(page, /lottery\/draws\/VN60\/2099/, ({ value }: { value: Draw }) => {
    value.settledAt = value.now - agoMs;
  });
  changeAnswer(page, /record\/bets/, ({ value }: { value: { list: { settledAt: number | null }[] } }) => {
    const [last] = value.list;
    for (const row of value.list) row.settledAt = row === last ? Date.now() : 0;
  });
  return page;
}

async function betPageOf(member: TestMember, agoMs: number, change?: (game: LotteryGame) => void): Promise<Page> {
  const page = phoneOf(member, agoMs);
  if (change !== undefined) changeGame(page, 'VN60', change);
  await page.goto(BET_PAGE);
  return page;
}

/** Changes the row of a game in the menu. */
function changeGame(page: Page, gameCode: string, change: (game: LotteryGame) => void): void {
  changeAnswer(page, /lottery\/vn\/menu/, ({ value }: { value: { gameMenus: LotteryGame[] }[] }) => {
    for (const game of value.flatMap(({ gameMenus }) => gameMenus)) if (game.gameCode === gameCode) change(game);
  });
}

const stage = (page: Page) => page.getByRole('region', { name: 'Draw', exact: true });
const skip = (page: Page) => stage(page).getByRole('button', { name: 'Skip', exact: true });
/** Number of prizes on the board. */
async function landed(page: Page): Promise<number> {
  const text = await stage(page)
    .getByText(/^Prize \d+ of 27$/)
    .innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

it('counts down to the draw once its sale has closed, and shows the chance of a hit', async () => {
  const low = await newMember();
  const issue = await createIssue(app);
  await buy(app, low, issue, duoi('0'));
  await app.platform.events.outbox.drain();
  const page = site.phone(low);
  changeGame(page, 'VN60', (game) => {
    Object.assign(game, { numero: issue, isSale: false, remainTime: 25_000, lockTime: 30_000, countdown: false });
  });
  changeAnswer(page, /lottery\/draws\/VN60\/2099/, ({ value }: { value: Draw }) => {
    value.drawAt = value.now + 25_000;
  });
  await page.goto(BET_PAGE);
  await stage(page).getByText('Draws in', { exact: true }).waitFor();
  expect(await stage(page).getByRole('timer').innerText()).toMatch(/^00:00:\d\d$/);
  // One of ten last digits.
  await stage(page).getByText('Chance of a hit: 10%', { exact: true }).waitFor();
  await finishIssue(app, issue);
});

it('counts down to the end of sale of the next draw at the end', async () => {
  const { loser } = await settledDraw();
  const page = await betPageOf(loser, 0, (game) => {
    Object.assign(game, { numero: '209911200777', isSale: true, remainTime: 60_000, lockTime: 5000, countdown: false });
  });
  await skip(page).click();
  await stage(page).getByText('Not this time', { exact: true }).waitFor();
  expect(await stage(page).getByRole('timer').innerText()).toMatch(/^Draw 0777 · Closes in 00:00:\d\d$/);
});

it('shows the moment that the time of the settlement gives, even after a reload', async () => {
  const { winner } = await settledDraw();
  const page = await betPageOf(winner, 4000);
  const before = await landed(page);
  expect([before > 5, before < 27]).toEqual([true, true]);
  expect(await stage(page).getByText('Not drawn yet').count()).toBeGreaterThan(0);
  expect(await page.getByText('You won').count()).toBe(0);
  const later = phoneOf(winner, 7000);
  await later.goto(BET_PAGE);
  expect(await landed(later)).toBeGreaterThan(before);
  expect(await later.getByText('You won').count()).toBe(0);
});

it('shows the win that the server has settled, after a skip, with the proof of the draw', async () => {
  const { issue, winner } = await settledDraw();
  const page = await betPageOf(winner, 0);
  await skip(page).click();
  await stage(page).getByText('You won', { exact: true }).waitFor();
  // 9,900 returned for a ticket of 5,000.
  await stage(page).getByText('+4,900.00').waitFor();
  await stage(page).getByText('After your ticket of 5,000.00').waitFor();
  await stage(page).getByText('9,900.00', { exact: true }).waitFor();
  expect(await skip(page).count()).toBe(0);
  expect(await stage(page).getByText('Not drawn yet').count()).toBe(0);
  const check = await stage(page).getByRole('link', { name: 'Check it' }).getAttribute('href');
  expect(check).toContain(`/m/lottery/draw?gameCode=VN60&numero=${issue}&ticket=`);
});

it('lists the lines of a ticket in its proof with their sides, as they were chosen', async () => {
  const member = await newMember();
  const issue = await createIssue(app, { game: 'K3_60' });
  const line = (play: string, pick: string) => ({ play, picks: [pick], unitStake: '1000.00' });
  const lines = [line('bigsmall', '0'), line('anytriple', '1'), line('triple', '4')];
  const { ticketId } = await buy(app, member, issue, lines, 'K3_60');
  await finishIssue(app, issue, 'K3_60');
  const page = site.phone(member);
  await page.goto(`/m/lottery/draw?gameCode=K3_60&numero=${issue}&ticket=${ticketId}`);
  for (const text of ['Big/Small Small', 'Any triple', 'Specific triple 4'])
    await page.getByText(`${text} · 1,000.00`, { exact: true }).waitFor();
  expect(await page.getByText(/^Big\/Small 0/).count()).toBe(0);
});

it('keeps a skip over a reload, for this draw only', async () => {
  const { winner } = await settledDraw();
  const page = await betPageOf(winner, 0);
  await skip(page).click();
  await stage(page).getByText('You won', { exact: true }).waitFor();
  await page.goto(BET_PAGE);
  await stage(page).getByText('You won', { exact: true }).waitFor();
  expect(await skip(page).count()).toBe(0);
  const next = await settledDraw();
  const other = await betPageOf(next.winner, 0);
  await skip(other).waitFor();
});

it('shows a loss plainly: the price of the ticket, no stars, no further bet', async () => {
  const { loser } = await settledDraw();
  const page = await betPageOf(loser, 0);
  await skip(page).click();
  await stage(page).getByText('Not this time', { exact: true }).waitFor();
  await stage(page).getByText('\u22125,000.00').waitFor();
  await stage(page).getByText('The price of your ticket').waitFor();
  await stage(page).getByText('Chance of no hit: 50%').waitFor();
  expect([await stage(page).locator('.sparks').count(), await page.getByText('You won').count()]).toEqual([0, 0]);
  await stage(page).getByRole('button', { name: 'Done' }).click();
  await stage(page).waitFor({ state: 'detached' });
});

it('counts a return below the stake as a loss', async () => {
  const low = await newMember();
  const issue = await createIssue(app);
  await buy(app, low, issue, duoi('0123456789'));
  await finishIssue(app, issue);
  await app.platform.events.outbox.drain();
  const page = await betPageOf(low, 0);
  await skip(page).click();
  await stage(page).getByText('Not this time', { exact: true }).waitFor();
  await stage(page).getByText('9,900.00 of 10,000.00 returned').waitFor();
  expect(await page.getByText('You won').count()).toBe(0);
});

it('claims nothing before the server has settled the ticket', async () => {
  const { winner } = await settledDraw();
  const page = phoneOf(winner, 0);
  const restore = changeAnswer(page, /lottery\/tickets\/[0-9a-f-]{36}$/, (answer: { value: Ticket }) => {
    answer.value.status = 'open';
    answer.value.win = null;
  });
  await page.goto(BET_PAGE);
  await skip(page).click();
  await stage(page).getByText('Your result is on its way').waitFor();
  expect(
    await stage(page)
      .getByText(/You won|Not this time/)
      .count(),
  ).toBe(0);
  await restore();
  await stage(page).getByText('You won', { exact: true }).waitFor();
});

it('shows one row of prizes at a time with reduced motion', async () => {
  const listen = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: listen,
    removeEventListener: listen,
  }));
  const { loser } = await settledDraw();
  const page = await betPageOf(loser, 2000);
  expect([4, 7, 13, 17, 23, 25, 26]).toContain(await landed(page));
});

const RUNNERS = Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0'));

it.each([
  ['K3_60', 'bigsmall', ['0', '1'], 'Big', '.die', 3],
  ['PK10_60', 'pkplace1', RUNNERS, '01', '.runner', 10],
])('shows the draw of %s as its family draws it, with the hits of the settlement', async (...tested) => {
  const [gameCode, play, picks, own, part, count] = tested;
  const high = await newMember();
  const issue = await createIssue(app, { game: gameCode });
  // Every pick is bought, so that exactly one of them wins.
  const lines = picks.map((pick) => ({ play, picks: [pick], unitStake: '1000.00' }));
  await buy(app, high, issue, lines, gameCode);
  await finishIssue(app, issue, gameCode);
  await app.platform.events.outbox.drain();
  const page = phoneOf(high, 0);
  changeAnswer(page, new RegExp(`lottery/draws/${gameCode}/2099`), ({ value }: { value: Draw }) => {
    value.settledAt = value.now;
  });
  await page.goto(`/m/lottery/play?gameCode=${gameCode}`);
  await skip(page).click();
  await stage(page).getByText('Not this time', { exact: true }).waitFor();
  await stage(page).getByText('Hits: 1', { exact: true }).waitFor();
  await stage(page).getByText(own, { exact: true }).first().waitFor();
  expect(await stage(page).locator('.theatre__board--balls').locator(part).count()).toBe(count);
});

it('is offered by a bar on the home page, and a closed stage continues behind it', async () => {
  const { loser } = await settledDraw();
  const page = phoneOf(loser, 0);
  await page.goto('/m/home');
  const bar = page.getByRole('button', { name: /Vietnam 60 seconds.*Watch the draw/ });
  await bar.click();
  await stage(page).waitFor();
  await stage(page).getByRole('button', { name: 'Close, the draw goes on' }).click();
  await bar.waitFor();
  expect(await stage(page).count()).toBe(0);
});
