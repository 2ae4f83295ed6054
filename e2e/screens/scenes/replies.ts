import type { Page } from '@playwright/test';
import type { OwnScene, Reply } from './scene.ts';

export const API = '**/{wps,lgw}/**';
export const MENU = '**/lgw/lottery/vn/menu**';
export const BETS = '**/lgw/record/bets**';
export const MOVES = '**/wps/report/transactions**';
export const MOVE_DAYS = '**/wps/report/transactionDays**';
export const METHODS = '**/wps/deposit/methods';
export const PLAY = '/m/lottery/play?gameCode=VN300';
export const EMPTY_LIST = { value: { list: [], total: 0, pageNo: 1, pageSize: 20, totalPages: 0 } };
export const FAILED = '[role=alert] .button';
export const LONG = 'Fortuna Grande Pomeriggio Straordinaria Edizione Limitata';

interface Game {
  displayName: string;
  remark: string;
  remainTime: number;
  lockTime: number;
  isSale: boolean;
  numero: string | null;
}

/** Changes every game of the lottery menu in the same way. */
export const games = (change: (game: Game) => Partial<Game>): Reply => ({
  change: (value) =>
    (value as { gameMenus: Game[] }[]).map((group) => ({
      ...group,
      gameMenus: group.gameMenus.map((game) => ({ ...game, ...change(game) })),
    })),
});
export const NEAR = games((game) => ({ remainTime: game.lockTime + 5500, isSale: true }));
export const LOCKED = games((game) => ({ remainTime: game.lockTime - 1000, isSale: false }));
export const OFF = games(() => ({ numero: null, isSale: false }));
export const LONG_NAMES = games(() => ({ displayName: LONG, remark: LONG }));

export const chooseNumbers = async (page: Page): Promise<void> => {
  for (const number of ['07', '13', '18']) await page.getByRole('button', { name: number, exact: true }).click();
};
export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

/** A page whose calls get no response, an error, or no network. */
export function without(reply: 'hang' | 'fail' | 'lost', page: string, path: string, calls = API): OwnScene {
  const names = { hang: 'loading', fail: 'failed', lost: 'lost' };
  const scene = { name: `${page}-${names[reply]}`, path, via: '/m/set', replies: { [calls]: reply } };
  return reply === 'hang' ? scene : { ...scene, shows: FAILED };
}
