import type { PageRoute } from '../page-route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/m/lott',
    page: 'lottery-lobby',
    titleKey: 'title.lobby',
    header: 'logo',
    wide: 'lists',
    find: { label: 'lottery.search', href: '/m/lottery/list' },
    texts: ['lottery'],
  },
  {
    path: '/m/lottery/play',
    page: 'lottery-play',
    titleKey: 'title.play',
    header: 'none',
    wide: 'split',
    footer: 'none',
    texts: ['lottery', 'protection'],
  },
  {
    path: '/m/lottery/history',
    page: 'lottery-history',
    titleKey: 'title.results',
    header: 'none',
    texts: ['lottery'],
  },
  {
    path: '/m/lottery/week',
    page: 'lottery-week',
    titleKey: 'title.week',
    texts: ['lottery'],
  },
  {
    path: '/m/lottery/list',
    page: 'lottery-list',
    titleKey: 'title.lotteries',
    texts: ['lottery', 'games'],
  },
  {
    path: '/m/lottery/winNumbers',
    page: 'lottery-win-numbers',
    titleKey: 'title.winNumbers',
    texts: ['lottery'],
  },
  {
    path: '/m/launchGame',
    page: 'launch-game',
    guard: 'member',
    titleKey: 'title.launch',
    header: 'none',
    texts: ['lottery'],
  },
  {
    path: '/m/lottery/draw',
    page: 'lottery-draw',
    titleKey: 'title.proof',
    footer: 'none',
    texts: ['lottery', 'proof'],
  },
];
