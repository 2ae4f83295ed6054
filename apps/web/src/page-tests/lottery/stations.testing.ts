import { get } from '@fairlot/testkit/draws';
import type { TestMember } from '@fairlot/testkit/members';
import { expect, onTestFinished, vi } from 'vitest';
import type { LotteryMenu } from '../../features/lottery/games/api/menu.ts';
import type { Station } from '../../features/lottery/games/model/pairs.ts';
import { stationsOf } from '../../features/lottery/slip/model/stations.ts';
import type { openPageSite } from '../open-page.testing.tsx';

type App = Awaited<ReturnType<typeof openPageSite>>['app'];

/** Longer than a test takes. */
const LONG_MS = 90_000;

/** At least three southern stations of the same day whose draws are on sale, at any time of the test run. */
export async function openStations(app: App): Promise<[Station, Station, Station, ...Station[]]> {
  await app.rooms.lottery.runDueSteps(2000);
  const { value } = await get<LotteryMenu>(app, '/lgw/lottery/vn/menu');
  const menu = value.map((group) => ({
    ...group,
    gameMenus: group.gameMenus.map((game) => ({
      ...game,
      isSale: game.isSale && game.remainTime - game.lockTime > LONG_MS,
    })),
  }));
  for (const { gameMenus } of menu.filter(({ tag }) => tag === 'SOUTH'))
    for (const { gameCode } of gameMenus) {
      const [one, second, third, ...more] = stationsOf(menu, gameCode);
      if (one !== undefined && second !== undefined && third !== undefined) return [one, second, third, ...more];
    }
  throw new Error('No three stations of the south are on sale together');
}

type Page = ReturnType<Awaited<ReturnType<typeof openPageSite>>['phone']>;

/** Lets the answers from an address become stale, and waits until the page has requested them again. */
export async function requestAgain(page: Page, address: string, staleMs: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + staleMs });
  onTestFinished(() => void vi.useRealTimers());
  const asked = page.network.to(address).length;
  for (const kind of ['offline', 'online']) dispatchEvent(new Event(kind));
  await expect.poll(() => page.network.to(address).length).toBeGreaterThan(asked);
  await page.settle();
}

interface RecordedBet {
  ticketId: string;
  gameName: string;
  stake: string;
}

/** The bets of a member, as the betting record lists them: newest first. */
export async function betsOf(app: App, { headers }: TestMember): Promise<RecordedBet[]> {
  await app.platform.events.outbox.drain();
  const record = { ...headers, moduleid: 'TRANSBETREPMEM3' };
  return (await get<{ list: RecordedBet[] }>(app, '/lgw/record/bets', record)).value.list;
}

/** Puts the five-minute game of a menu on sale, at any time of the test run. */
export function sellFiveMinutes(menu: readonly { gameMenus: object[] }[]): void {
  for (const game of menu.flatMap(({ gameMenus }) => gameMenus) as { gameCode?: string }[])
    if (game.gameCode === 'VN300') Object.assign(game, { isSale: true, remainTime: 600_000, countdown: true });
}
