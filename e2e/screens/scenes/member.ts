import type { payments, ValueOf } from '@fairlot/contract';
import {
  BETS,
  EMPTY_LIST,
  LOCKED,
  MENU,
  METHODS,
  MOVE_DAYS,
  MOVES,
  NEAR,
  OFF,
  PLAY,
  chooseNumbers,
  press,
  without,
} from './replies.ts';
import { type OwnScene, scenesOf } from './scene.ts';

type Order = ValueOf<typeof payments.getDeposit>;

/** Pictures of members' pages, for members with settled tickets and for new members. */
export const MEMBER = scenesOf('member', [
  { name: 'home-member', path: '/m/home' },
  { name: 'home-hidden', path: '/m/home', act: press('Hide balance') },
  {
    name: 'home-balance-failed',
    path: '/m/home',
    via: '/m/set',
    replies: { '**/wps/wallet/**': 'fail' },
    settleMs: 4500,
  },
  { name: 'menu-member', path: '/m/home', act: press('Menu'), settleMs: 700 },
  { name: 'account', path: '/m/member/home' },
  { name: 'account-break', path: '/m/member/home', act: press(/break/i), settleMs: 700 },
  { name: 'account-logout', path: '/m/member/home', act: press('Log out'), settleMs: 700 },
  { name: 'play', path: PLAY },
  { name: 'play-chosen', path: PLAY, act: chooseNumbers },
  {
    name: 'play-slip',
    path: PLAY,
    act: async (page) => {
      await chooseNumbers(page);
      await press(/Change the stake|keypad/i)(page);
    },
    settleMs: 700,
  },
  {
    name: 'play-over-balance',
    path: PLAY,
    replies: { '**/wps/wallet/**': { change: (value) => ({ ...(value as object), sumBalance: '20000.00' }) } },
    act: chooseNumbers,
    settleMs: 900,
  },
  { name: 'play-near', path: PLAY, replies: { [MENU]: NEAR }, act: chooseNumbers, settleMs: 0 },
  { name: 'play-locked', path: PLAY, replies: { [MENU]: LOCKED }, act: chooseNumbers },
  { name: 'play-off', path: PLAY, replies: { [MENU]: OFF }, settleMs: 700 },
  { name: 'play-quick', path: PLAY, act: press('Quick pick'), settleMs: 700 },
  { name: 'play-enter', path: PLAY, act: press('Enter numbers'), settleMs: 700 },
  { name: 'play-digits', path: PLAY, act: (page) => page.getByRole('tab', { name: '3' }).click() },
  {
    name: 'play-result',
    path: '/m/lottery/play?gameCode=VN60',
    needsRecords: true,
    act: (page) => page.locator('button.last').click(),
    isLong: true,
  },
  without('hang', 'play', PLAY),
  without('fail', 'play', PLAY),
  { name: 'play-tickets', path: PLAY, needsRecords: true, isLong: true },
  { name: 'deposit', path: '/m/voucherCenter', shows: '.amount' },
  { name: 'deposit-amount', path: '/m/voucherCenter', act: press('200,000') },
  { name: 'deposit-methods', path: '/m/voucherCenter', act: (page) => page.locator('.method-row').click() },
  { name: 'deposit-low', path: '/m/voucherCenter', act: (page) => page.getByRole('textbox').fill('120') },
  { name: 'deposit-high', path: '/m/voucherCenter', act: (page) => page.getByRole('textbox').fill('99999999999') },
  without('hang', 'deposit', '/m/voucherCenter', METHODS),
  without('fail', 'deposit', '/m/voucherCenter', METHODS),
  {
    name: 'deposit-empty',
    path: '/m/voucherCenter',
    via: '/m/set',
    replies: { [METHODS]: { value: [] } },
    shows: '.empty',
  },
  ...(['awaiting', 'processing', 'succeeded', 'failed', 'review'] as const).map(orderScene),
  { name: 'withdraw', path: '/m/withdraw' },
  { name: 'transactions', path: '/m/transaction/record', needsRecords: true },
  without('hang', 'transactions', '/m/transaction/record', MOVES),
  without('fail', 'transactions', '/m/transaction/record', MOVES),
  { name: 'bets', path: '/m/gameRecord', needsRecords: true },
  {
    name: 'bets-open',
    path: '/m/gameRecord',
    needsRecords: true,
    act: (page) => page.locator('summary').last().click(),
    settleMs: 900,
    isLong: true,
  },
  without('lost', 'bets', '/m/gameRecord', BETS),
]);

export const NEWCOMER = scenesOf('newcomer', [
  { name: 'newcomer-home', path: '/m/home' },
  { name: 'newcomer-play', path: PLAY, act: chooseNumbers },
  {
    name: 'newcomer-transactions',
    path: '/m/transaction/record',
    replies: { [MOVES]: EMPTY_LIST, [MOVE_DAYS]: { value: { days: [] } } },
    shows: '.empty',
  },
  {
    name: 'deposit-bonus',
    path: '/m/voucherCenter',
    isLong: true,
    act: async (page) => {
      await page.getByRole('button', { name: '200,000' }).click();
      await page.getByRole('switch').click();
    },
  },
  { name: 'newcomer-bets', path: '/m/gameRecord', replies: { [BETS]: EMPTY_LIST }, shows: '.empty' },
]);

function orderScene(status: Order['status']): OwnScene {
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
    path: `/m/voucherCenter?orderId=${orderId}`,
    replies: { [`**/wps/deposit/${orderId}`]: { value } },
  };
}
