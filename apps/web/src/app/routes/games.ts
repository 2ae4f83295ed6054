import type { PageRoute, PageSearch } from '../page-route.ts';

const LIST = 'game-list';
const CENTRE = 'game-centre';
/** A centre, or a list when the query has a tab or a vendor (Z-10). */
const EITHER = 'game-place';

/** Game lists and game centres. All but the list of a type and vendor are categories and have home's logo bar. */
export const routes: readonly PageRoute[] = [
  {
    path: '/m/hot',
    page: 'hot',
    titleKey: 'title.hot',
    header: 'logo',
    wide: 'lists',
    texts: ['home', 'games'],
  },
  category('/m/rng', LIST, 'RNG'),
  category('/m/pvp', LIST, 'PVP'),
  category('/m/fish', LIST, 'FISH'),
  category('/m/live', EITHER, 'LIVE'),
  category('/m/sports', EITHER, 'SPORTS'),
  category('/m/lottery', EITHER, 'ELOTT'),
  category('/m/cockfight', EITHER, 'COCKFIGHT'),
  category('/m/esports', CENTRE, 'ESPORTS', searchOf('ESPORTS')),
  category('/m/inhouse', CENTRE, 'INHOUSE', searchOf('RNG')),
  category('/m/gameCenter', CENTRE, 'OTHER', ({ gameType }) => searchOf(gameType || 'SPORTS')),
  gamePage('/m/gameList', LIST, 'OTHER'),
];

function category(
  path: string,
  page: string,
  name: string,
  href: PageSearch['href'] = `${path}?type=search`,
): PageRoute {
  return { ...gamePage(path, page, name), header: 'logo', find: { label: 'games.search', href } };
}

/** A page whose type is in the query shows that type in its header. */
function gamePage(path: string, page: string, name: string): PageRoute {
  return {
    path,
    page,
    titleKey: `games.type.${name}`,
    header: 'none',
    wide: 'lists',
    texts: ['home', 'games'],
  };
}

/** Search link of a centre that has no list itself: it leads to the list of the centre's type. */
function searchOf(type: string): string {
  return `/m/gameList?gameType=${encodeURIComponent(type)}&type=search`;
}
