import { HOME_PATH, type PageRoute } from './route.ts';

/** Pages about the member and the member's money, and the settings of this device. */
export const ACCOUNT_ROUTES: readonly PageRoute[] = [
  { path: '/m/voucherCenter', page: 'deposit/deposit-page', guard: 'member', titleKey: 'title.deposit', header: 'none', hasFooter: true, tab: 'deposit', back: HOME_PATH, texts: ['cashier', 'trial'] },
  { path: '/m/withdraw', page: 'withdraw/withdraw-page', guard: 'member', titleKey: 'title.withdraw', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['service', 'trial'] },
  { path: '/m/member/home', page: 'member-home/member-home-page', guard: 'member', titleKey: 'title.account', header: 'none', hasFooter: true, tab: 'account', back: HOME_PATH, texts: ['records', 'service'] },
  {
    path: '/m/transaction/record', page: 'records-transactions/records-transactions-page', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['records', 'agency'],
    guard: ({ types }) => (types === 'A' ? 'agent' : 'member'), titleKey: ({ types }) => (types === 'A' ? 'agency.recordTitle' : 'title.transactions'),
  },
  { path: '/m/gameRecord', page: 'records-bets/records-bets-page', guard: 'member', titleKey: 'title.bets', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['records', 'lottery'] },
  { path: '/m/securityCenter', page: 'security-center/security-center-page', guard: 'member', titleKey: 'title.security', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['security', 'trial'] },
  { path: '/m/set', page: 'settings/settings-page', titleKey: 'title.settings', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['records', 'service'] },
];
