import type { payments, ValueOf } from '@fairlot/contract';
import {
  API,
  BETS,
  chooseNumbers,
  EMPTY_LIST,
  FAILED,
  LOCKED,
  MENU,
  METHODS,
  MOVES,
  NEAR,
  OFF,
  PLAY,
  press,
} from './replies.ts';
import type { Scene } from './scene.ts';

type Order = ValueOf<typeof payments.getDeposit>;

/** Pictures of members' pages, for members with settled tickets and for new members. */
export const MEMBER: Scene[] = [
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
    name: 'deposit-methods',
    who: 'member',
    path: '/m/voucherCenter',
    act: (page) => page.locator('.method-row').click(),
  },
  {
    name: 'deposit-bonus',
    who: 'newcomer',
    path: '/m/voucherCenter',
    isLong: true,
    act: async (page) => {
      await page.getByRole('button', { name: '200,000' }).click();
      await page.getByRole('switch').click();
    },
  },
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

export const NEWCOMER: Scene[] = [
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

function orderScene(status: Order['status']): Scene {
  const orderId = '00000000-0000-4000-8000-000000000001';
  const createdAt = Date.UTC(2026, 10, 20, 8, 30);
  const value: Order = {
    orderId,
    method: 'qr',
    kind: 'qr',
    amount: '200000.00',
    fee: '0.00',
    currency: 'VND',
    status,
    payUrl: null,
    qr: status === 'awaiting' ? { text: 'fairlot 200000', amount: '200000.00', expiresAt: Date.now() + 720_000 } : null,
    transfer: null,
    address: null,
    sentAt: null,
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
