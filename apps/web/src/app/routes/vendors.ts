import type { PageRoute } from '../page-route.ts';

/** Games of vendors in their frame, and the wallets that vendors keep. */
export const routes: readonly PageRoute[] = [
  {
    path: '/m/game',
    page: 'vendor-game',
    guard: 'member',
    titleKey: 'title.game',
    header: 'none',
    footer: 'none',
    texts: ['play', 'protection'],
  },
  {
    path: '/m/member/wallets',
    page: 'vendor-wallets',
    guard: 'member',
    titleKey: 'title.wallets',
    header: 'none',
    footer: 'none',
    texts: ['wallets', 'home'],
  },
  {
    path: '/m/member/freeRounds',
    page: 'free-rounds',
    guard: 'member',
    titleKey: 'title.freeRounds',
    footer: 'none',
    texts: ['free-rounds', 'records'],
  },
];
