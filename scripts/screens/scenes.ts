import type { Page } from 'playwright-core';

export type Who = 'visitor' | 'member' | 'newcomer';

/** What a call answers: nothing at all, an error of the server, no network, a value, or the true value changed. */
export type Reply = 'hang' | 'fail' | 'lost' | { value: unknown } | { change: (value: unknown) => unknown };

export interface Scene {
  /** File name of its pictures. */
  name: string;
  who: Who;
  path: string;
  /** Page from which it is reached without a document, so that it asks for its data itself. */
  via?: string;
  /** Replies by address pattern. */
  replies?: Record<string, Reply>;
  /** What must be on show before anything else happens. */
  shows?: string;
  act?: (page: Page) => Promise<void>;
  settleMs?: number;
  widths?: readonly number[];
  /** The whole page instead of the screen. */
  isLong?: boolean;
  /** Waits for a settled ticket. */
  needsRecords?: boolean;
  /** Operator code of the language. */
  language?: string;
}

const API = '**/{wps,lgw}/**';
const MENU = '**/lgw/lottery/vn/menu**';
const BETS = '**/lgw/record/bets**';
const MOVES = '**/wps/report/transactions**';
const METHODS = '**/wps/deposit/methods';
export const PLAY = '/m/lottery/play?gameCode=VN300';
const EMPTY_LIST = { value: { list: [], total: 0, pageNo: 1, pageSize: 20, totalPages: 0 } };
const FAILED = '[role=alert] .button';
const LONG = 'Fortuna Grande Pomeriggio Straordinaria Edizione Limitata';

interface Game {
  displayName: string;
  remark: string;
  remainTime: number;
  lockTime: number;
  isSale: boolean;
  numero: string | null;
}

/** Every game of the lottery menu changed in the same way. */
const games = (change: (game: Game) => Partial<Game>): Reply => ({
  change: (value) =>
    (value as { gameMenus: Game[] }[]).map((group) => ({
      ...group,
      gameMenus: group.gameMenus.map((game) => ({ ...game, ...change(game) })),
    })),
});
const NEAR = games((game) => ({ remainTime: game.lockTime + 5500, isSale: true }));
const LOCKED = games((game) => ({ remainTime: game.lockTime - 1000, isSale: false }));
const OFF = games(() => ({ numero: null, isSale: false }));
const LONG_NAMES = games(() => ({ displayName: LONG, remark: LONG }));

export const chooseNumbers = async (page: Page): Promise<void> => {
  for (const number of ['07', '13', '18']) await page.getByRole('button', { name: number, exact: true }).click();
};
const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

const VISITOR: Scene[] = [
  { name: 'home-visitor', who: 'visitor', path: '/m/home', isLong: true },
  { name: 'home-near', who: 'visitor', path: '/m/home', replies: { [MENU]: NEAR }, shows: '[data-near]', settleMs: 0 },
  { name: 'home-locked', who: 'visitor', path: '/m/home', replies: { [MENU]: LOCKED }, shows: '[data-off]' },
  { name: 'home-loading', who: 'visitor', path: '/m/home', via: '/m/set', replies: { [API]: 'hang' } },
  {
    name: 'home-failed',
    who: 'visitor',
    path: '/m/home',
    via: '/m/set',
    replies: { [API]: 'fail' },
    settleMs: 4500,
    isLong: true,
  },
  {
    name: 'home-lost',
    who: 'visitor',
    path: '/m/home',
    via: '/m/set',
    replies: { [API]: 'lost' },
    settleMs: 4500,
    isLong: true,
  },
  { name: 'home-long', who: 'visitor', path: '/m/home', replies: { [MENU]: LONG_NAMES }, isLong: true, settleMs: 800 },
  { name: 'login', who: 'visitor', path: '/m/login' },
  {
    name: 'login-empty',
    who: 'visitor',
    path: '/m/login',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click(),
  },
  { name: 'register', who: 'visitor', path: '/m/register' },
  { name: 'register-errors', who: 'visitor', path: '/m/register', act: press('Create account') },
  { name: 'menu-visitor', who: 'visitor', path: '/m/home', act: press('Menu'), settleMs: 700 },
  { name: 'lobby', who: 'visitor', path: '/m/lott', isLong: true },
  { name: 'lobby-near', who: 'visitor', path: '/m/lott', replies: { [MENU]: NEAR }, shows: '[data-near]', settleMs: 0 },
  { name: 'lobby-locked', who: 'visitor', path: '/m/lott', replies: { [MENU]: LOCKED }, shows: '[data-off]' },
  { name: 'lobby-off', who: 'visitor', path: '/m/lott', replies: { [MENU]: OFF }, shows: '[data-off]' },
  { name: 'lobby-loading', who: 'visitor', path: '/m/lott', via: '/m/set', replies: { [API]: 'hang' } },
  { name: 'lobby-failed', who: 'visitor', path: '/m/lott', via: '/m/set', replies: { [API]: 'fail' }, shows: FAILED },
  { name: 'lobby-lost', who: 'visitor', path: '/m/lott', via: '/m/set', replies: { [API]: 'lost' }, shows: FAILED },
  {
    name: 'lobby-empty',
    who: 'visitor',
    path: '/m/lott',
    via: '/m/set',
    replies: { [MENU]: { value: [] } },
    shows: '.empty',
  },
  { name: 'lobby-long', who: 'visitor', path: '/m/lott', replies: { [MENU]: LONG_NAMES }, isLong: true, settleMs: 800 },
  { name: 'results', who: 'visitor', path: '/m/lottery/history?gameCode=VN60' },
  {
    name: 'results-open',
    who: 'visitor',
    path: '/m/lottery/history?gameCode=VN60',
    needsRecords: true,
    act: (page) => page.locator('summary').first().click(),
    isLong: true,
    settleMs: 900,
  },
  {
    name: 'results-failed',
    who: 'visitor',
    path: '/m/lottery/history?gameCode=VN60',
    via: '/m/set',
    replies: { [API]: 'fail' },
    shows: FAILED,
  },
  { name: 'games', who: 'visitor', path: '/m/gameList', isLong: true },
  { name: 'games-loading', who: 'visitor', path: '/m/gameList', via: '/m/set', replies: { [API]: 'hang' } },
  {
    name: 'games-failed',
    who: 'visitor',
    path: '/m/gameList',
    via: '/m/set',
    replies: { [API]: 'fail' },
    settleMs: 4500,
  },
  { name: 'hot', who: 'visitor', path: '/m/hot' },
  { name: 'promotions', who: 'visitor', path: '/m/activity' },
  { name: 'settings', who: 'visitor', path: '/m/set' },
  { name: 'terms', who: 'visitor', path: '/m/help?tag=terms' },
  { name: 'trial', who: 'visitor', path: '/m/trial' },
  { name: 'play-visitor', who: 'visitor', path: PLAY, act: chooseNumbers },
  { name: 'play-unknown', who: 'visitor', path: '/m/lottery/play?gameCode=NONE' },
  {
    name: 'status-maintenance',
    who: 'visitor',
    path: '/m/home',
    replies: {
      '**/whitelabel/systemStatus': { change: (value) => ({ ...(value as object), status: 1, maintenance: true }) },
    },
    shows: '[data-status]',
  },
  {
    name: 'status-restricted',
    who: 'visitor',
    path: '/m/home',
    replies: {
      '**/whitelabel/systemStatus': {
        change: (value) => ({
          ...(value as object),
          status: 2,
          regionRestriction: true,
          location: { ip: '203.0.113.84', country: null },
        }),
      },
    },
    shows: '[data-status]',
  },
];

const MEMBER: Scene[] = [
  { name: 'home-member', who: 'member', path: '/m/home' },
  { name: 'home-hidden', who: 'member', path: '/m/home', act: press('Hide balance') },
  {
    name: 'home-balance-failed',
    who: 'member',
    path: '/m/home',
    via: '/m/set',
    replies: { '**/wps/wallet/**': 'fail' },
    settleMs: 4500,
  },
  { name: 'menu-member', who: 'member', path: '/m/home', act: press('Menu'), settleMs: 700 },
  { name: 'account', who: 'member', path: '/m/member/home' },
  { name: 'account-break', who: 'member', path: '/m/member/home', act: press(/break/i), settleMs: 700 },
  { name: 'account-logout', who: 'member', path: '/m/member/home', act: press('Log out'), settleMs: 700 },
  { name: 'play', who: 'member', path: PLAY },
  { name: 'play-chosen', who: 'member', path: PLAY, act: chooseNumbers },
  {
    name: 'play-slip',
    who: 'member',
    path: PLAY,
    act: async (page) => {
      await chooseNumbers(page);
      await press(/Change the stake|keypad/i)(page);
    },
    settleMs: 700,
  },
  {
    name: 'play-over-balance',
    who: 'member',
    path: PLAY,
    replies: { '**/wps/wallet/**': { change: (value) => ({ ...(value as object), sumBalance: '20000.00' }) } },
    act: chooseNumbers,
    settleMs: 900,
  },
  { name: 'play-near', who: 'member', path: PLAY, replies: { [MENU]: NEAR }, act: chooseNumbers, settleMs: 0 },
  { name: 'play-locked', who: 'member', path: PLAY, replies: { [MENU]: LOCKED }, act: chooseNumbers },
  { name: 'play-off', who: 'member', path: PLAY, replies: { [MENU]: OFF }, settleMs: 700 },
  { name: 'play-quick', who: 'member', path: PLAY, act: press('Quick pick'), settleMs: 700 },
  { name: 'play-enter', who: 'member', path: PLAY, act: press('Enter numbers'), settleMs: 700 },
  { name: 'play-digits', who: 'member', path: PLAY, act: (page) => page.getByRole('tab', { name: '3' }).click() },
  {
    name: 'play-result',
    who: 'member',
    path: '/m/lottery/play?gameCode=VN60',
    needsRecords: true,
    act: (page) => page.locator('button.last').click(),
    isLong: true,
  },
  { name: 'play-loading', who: 'member', path: PLAY, via: '/m/set', replies: { [API]: 'hang' } },
  { name: 'play-failed', who: 'member', path: PLAY, via: '/m/set', replies: { [API]: 'fail' }, shows: FAILED },
  { name: 'play-tickets', who: 'member', path: PLAY, needsRecords: true, isLong: true },
  { name: 'deposit', who: 'member', path: '/m/voucherCenter', shows: '.amount' },
  { name: 'deposit-amount', who: 'member', path: '/m/voucherCenter', act: press('200,000') },
  {
    name: 'deposit-low',
    who: 'member',
    path: '/m/voucherCenter',
    act: (page) => page.getByRole('textbox').fill('120'),
  },
  {
    name: 'deposit-high',
    who: 'member',
    path: '/m/voucherCenter',
    act: (page) => page.getByRole('textbox').fill('99999999999'),
  },
  { name: 'deposit-loading', who: 'member', path: '/m/voucherCenter', via: '/m/set', replies: { [METHODS]: 'hang' } },
  {
    name: 'deposit-failed',
    who: 'member',
    path: '/m/voucherCenter',
    via: '/m/set',
    replies: { [METHODS]: 'fail' },
    shows: FAILED,
  },
  {
    name: 'deposit-empty',
    who: 'member',
    path: '/m/voucherCenter',
    via: '/m/set',
    replies: { [METHODS]: { value: [] } },
    shows: '.empty',
  },
  ...(['awaiting', 'processing', 'succeeded', 'failed', 'review'] as const).map(orderScene),
  { name: 'withdraw', who: 'member', path: '/m/withdraw' },
  { name: 'transactions', who: 'member', path: '/m/transaction/record', needsRecords: true },
  {
    name: 'transactions-loading',
    who: 'member',
    path: '/m/transaction/record',
    via: '/m/set',
    replies: { [MOVES]: 'hang' },
  },
  {
    name: 'transactions-failed',
    who: 'member',
    path: '/m/transaction/record',
    via: '/m/set',
    replies: { [MOVES]: 'fail' },
    shows: FAILED,
  },
  { name: 'bets', who: 'member', path: '/m/gameRecord', needsRecords: true },
  {
    name: 'bets-open',
    who: 'member',
    path: '/m/gameRecord',
    needsRecords: true,
    act: (page) => page.locator('summary').last().click(),
    settleMs: 900,
    isLong: true,
  },
  {
    name: 'bets-lost',
    who: 'member',
    path: '/m/gameRecord',
    via: '/m/set',
    replies: { [BETS]: 'lost' },
    shows: FAILED,
  },
];

const NEWCOMER: Scene[] = [
  { name: 'newcomer-home', who: 'newcomer', path: '/m/home' },
  { name: 'newcomer-play', who: 'newcomer', path: PLAY, act: chooseNumbers },
  {
    name: 'newcomer-transactions',
    who: 'newcomer',
    path: '/m/transaction/record',
    replies: { [MOVES]: EMPTY_LIST },
    shows: '.empty',
  },
  { name: 'newcomer-bets', who: 'newcomer', path: '/m/gameRecord', replies: { [BETS]: EMPTY_LIST }, shows: '.empty' },
];

const TRANSLATED: Scene[] = [...VISITOR, ...MEMBER]
  .filter(({ name }) =>
    [
      'home-visitor',
      'home-near',
      'lobby',
      'settings',
      'terms',
      'home-member',
      'account',
      'deposit',
      'transactions',
      'bets',
      'play',
      'withdraw',
    ].includes(name),
  )
  .map((scene) => ({ ...scene, name: `vi-${scene.name}`, language: 'VI', widths: [360, 390] }));

/** Every picture to take; those that need a settled ticket come last within each person. */
export const SCENES: readonly Scene[] = [...VISITOR, ...MEMBER, ...NEWCOMER, ...TRANSLATED].sort(
  (a, b) => Number(a.needsRecords ?? false) - Number(b.needsRecords ?? false),
);

function orderScene(status: string): Scene {
  const orderId = '00000000-0000-4000-8000-000000000001';
  const createdAt = Date.UTC(2026, 10, 20, 8, 30);
  const value = {
    orderId,
    method: 'qr',
    amount: '200000.00',
    currency: 'VND',
    status,
    payUrl: status === 'awaiting' ? '/m/home' : null,
    createdAt,
    creditedAt: status === 'succeeded' ? createdAt + 90_000 : null,
  };
  return {
    name: `order-${status}`,
    who: 'member',
    path: `/m/voucherCenter?orderId=${orderId}`,
    replies: { [`**/wps/deposit/${orderId}`]: { value } },
  };
}
