import { buy, WITH_FEED } from '@fairlot/testkit/draws';
import {
  awaitPair,
  createPairIssue,
  endingIn,
  enterStation,
  FIRST,
  PAIR,
  SECOND,
} from '@fairlot/testkit/clients/joined-draws';
import { createMember, type TestMember } from '@fairlot/testkit/members';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import type { Draw } from '../../features/lottery/results/api/draw.ts';
import { serverNow, syncClock } from '../../shared/clock/clock.ts';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite({ config: WITH_FEED });
const { app } = site;
const member = await createMember(app, { balance: '100000000.00' });
afterEach(() => vi.unstubAllGlobals());

/** Lets this much time of the page's clock pass. */
const pass = (ms: number) => syncClock(serverNow() + ms);
const daxien = (...picks: string[]) => ({ play: 'daxien', picks, unitStake: '1000.00' });
const stage = (page: Page) => page.getByRole('region', { name: 'Draw', exact: true });
const board = (page: Page, station: string) => stage(page).getByRole('region', { name: station, exact: true });

/** A phone on which the joined draw was settled `agoMs` ago at the time of each answer, and the ticket just now. */
function phoneOf(owner: TestMember, agoMs: number): Page {
  const page = site.phone(owner);
  changeAnswer(page, new RegExp(`lottery/draws/${PAIR}/2098`), ({ value }: { value: Draw }) => {
    if (value.settledAt !== null) value.settledAt = value.now - agoMs;
  });
  changeAnswer(page, /record\/bets/, ({ value }: { value: { list: { settledAt: number | null }[] } }) => {
    const [last] = value.list;
    for (const row of value.list) if (row.settledAt !== null) row.settledAt = row === last ? Date.now() : 0;
  });
  return page;
}

it('opens on the page of each of two stations, with their boards and the win of the settlement', async () => {
  const issue = await createPairIssue(app);
  await buy(app, member, issue, [daxien('12', '34'), daxien('00', '01')], PAIR);
  await awaitPair(app, issue);
  await enterStation(app, FIRST, issue, endingIn(`${issue} first`, ['12', '55']));
  await enterStation(app, SECOND, issue, endingIn(`${issue} second`, ['34', '99']));
  await app.platform.events.outbox.drain();
  const page = phoneOf(member, 4000);
  await page.goto(`/m/lottery/play?gameCode=${SECOND}`);
  const progress = stage(page).getByText(/^Prize \d+ of 36$/);
  const landed = Number(/\d+/.exec(await progress.innerText())?.[0]);
  expect([landed > 3, landed < 36]).toEqual([true, true]);
  await stage(page)
    .getByText(/^(Cần Thơ|Đồng Nai) · Prize \d/)
    .first()
    .waitFor();
  await stage(page).getByRole('button', { name: 'Skip', exact: true }).click();
  await stage(page).getByText('You won', { exact: true }).waitFor();
  // Nine numbers of each station end in 12 and in 34: nine hits at 760.95 for a ticket of 144,000.
  await stage(page).getByText('+6,704,550.00').waitFor();
  for (const station of ['Cần Thơ', 'Đồng Nai']) {
    expect(await board(page, station).locator('.theatre__numbers b').count()).toBe(18);
    expect(await board(page, station).locator('.theatre__own').count()).toBe(9);
  }
  await page.goto(`/m/lottery/play?gameCode=${FIRST}`);
  await stage(page).waitFor();
});

it('waits for the later station, with the chance of a hit over 36 numbers', async () => {
  const issue = await createPairIssue(app);
  await buy(app, member, issue, [daxien('12', '34')], PAIR);
  await app.platform.events.outbox.drain();
  const page = phoneOf(member, 0);
  changeAnswer(page, /lottery\/vn\/menu/, ({ value }: { value: { gameMenus: LotteryGame[] }[] }) => {
    for (const game of value.flatMap(({ gameMenus }) => gameMenus)) {
      const remainTime = game.gameCode === SECOND ? 25_000 : 5000;
      if (game.gameCode === FIRST || game.gameCode === SECOND)
        Object.assign(game, { numero: issue, isSale: false, remainTime, lockTime: 60_000, countdown: false });
    }
  });
  changeAnswer(page, new RegExp(`lottery/draws/${PAIR}/2098`), ({ value }: { value: Draw }) => {
    value.drawAt = value.now + 25_000;
  });
  await page.goto(`/m/lottery/play?gameCode=${FIRST}`);
  await stage(page).getByText('Draws in', { exact: true }).waitFor();
  // 1 - 2 × 0.99^36 + 0.98^36
  await stage(page).getByText('Chance of a hit: 9%', { exact: true }).waitFor();
  expect(await board(page, 'Cần Thơ').getByText('Not drawn yet').count()).toBe(18);
  await awaitPair(app, issue);
  await enterStation(app, FIRST, issue, endingIn(`${issue} first`, ['12']));
  await enterStation(app, SECOND, issue, endingIn(`${issue} second`, ['99']));
});

describe('tickets at several stations that are settled together', () => {
  const BET_PAGE = `/m/lottery/play?gameCode=${FIRST}`;
  const button = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true });
  const heading = (page: Page, name: string) => stage(page).getByRole('heading', { name, exact: true, level: 2 });

  /** A member with settled tickets at two stations and at both together, and the net of these. */
  async function memberWithTickets(): Promise<{ owner: TestMember; netMinor: bigint }> {
    const owner = await createMember(app, { balance: '1000000.00' });
    const issue = await createPairIssue(app);
    for (const gameCode of [FIRST, SECOND])
      await buy(app, owner, issue, [{ play: 'lo2', picks: ['12'], unitStake: '1000.00' }], gameCode);
    await buy(app, owner, issue, [daxien('12', '34')], PAIR);
    await awaitPair(app, issue);
    await enterStation(app, FIRST, issue, endingIn(`${issue} first`, ['12', '55']));
    await enterStation(app, SECOND, issue, endingIn(`${issue} second`, ['98', '99']));
    await app.platform.events.outbox.drain();
    return { owner, netMinor: (await app.rooms.wallet.balance(owner.memberId, 'VND')) - 100_000_000n };
  }

  /** The bet page of the first station. The show of every draw is over, and the tickets were settled just now. */
  async function betPageOf(owner: TestMember): Promise<Page> {
    const page = site.phone(owner);
    changeAnswer(page, /lottery\/draws\/[A-Z_]+\/2098/, ({ value }: { value: Draw }) => {
      value.settledAt = value.now - 60_000;
    });
    changeAnswer(page, /record\/bets/, ({ value }: { value: { list: { settledAt: number | null }[] } }) => {
      for (const row of value.list) row.settledAt = Date.now();
    });
    await page.goto(BET_PAGE);
    return page;
  }

  async function expectNoStage(page: Page): Promise<void> {
    await stage(page).waitFor({ state: 'detached' });
    await page.goto(BET_PAGE);
    await page.getByRole('group', { name: 'Numbers' }).waitFor();
    expect(await stage(page).count()).toBe(0);
  }

  it('are shown in sequence, each once even after a reload, with the sum at the end', async () => {
    const listen = () => undefined;
    // With reduced motion the next draw waits for the member.
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener: listen,
      removeEventListener: listen,
    }));
    const { owner, netMinor } = await memberWithTickets();
    const page = await betPageOf(owner);
    await heading(page, 'Cần Thơ').waitFor();
    await stage(page).getByText('2 of 3', { exact: true }).waitFor();
    await page.goto(BET_PAGE);
    await button(page, 'Next: Đồng Nai').click();
    await heading(page, 'Đồng Nai').waitFor();
    await page.goto(BET_PAGE);
    await heading(page, 'Đồng Nai').waitFor();
    pass(10_000);
    await stage(page).getByText('3 of 3', { exact: true }).waitFor();
    expect(
      await stage(page)
        .getByText(/^All draws/)
        .count(),
    ).toBe(0);
    await button(page, 'Next: Cần Thơ – Đồng Nai').click();
    await button(page, 'Skip').click();
    const net = (Number(netMinor) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await stage(page).getByText(`All draws (3) +${net}`, { exact: true }).waitFor();
    expect(await stage(page).getByText(/^Next/).count()).toBe(0);
    await button(page, 'Done').click();
    await expectNoStage(page);
  });

  it('follow automatically', async () => {
    const { owner } = await memberWithTickets();
    const page = await betPageOf(owner);
    await heading(page, 'Cần Thơ').waitFor();
    await stage(page)
      .getByText(/^2 of 3, begins in [4-6] s$/)
      .waitFor();
    pass(6000);
    await heading(page, 'Đồng Nai').waitFor();
    expect(await heading(page, 'Cần Thơ').count()).toBe(0);
  });

  it('wait for a member who acts, and are over for all stations when the stage is closed', async () => {
    const { owner } = await memberWithTickets();
    const acts = setInterval(() => document.dispatchEvent(new Event('pointerdown')), 50);
    onTestFinished(() => clearInterval(acts));
    const page = await betPageOf(owner);
    await stage(page).getByText('2 of 3', { exact: true }).waitFor();
    clearInterval(acts);
    await button(page, 'Done').click();
    await expectNoStage(page);
  });
});
