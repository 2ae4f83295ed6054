import { HOME_PATH, type PageRoute } from '../page-route.ts';

/** Games of vendors in their frame. */
export const routes: readonly PageRoute[] = [
  {
    path: '/m/game',
    page: 'vendor-game/vendor-game-page',
    guard: 'member',
    titleKey: 'title.game',
    header: 'none',
    hasFooter: false,
    back: HOME_PATH,
    texts: ['play', 'protection'],
  },
];
