import { HOME_PATH, type PageRoute } from '../page-route.ts';

const LIST = 'game-list/game-list-page';
const CENTRE = 'game-centre/game-centre-page';
/** A centre, or a list with a tab or a vendor in the query (Z-10). */
const EITHER = 'game-place/game-place-page';

/** Lists of games and game centres. */
export const routes: readonly PageRoute[] = [
  {
    path: '/m/hot',
    page: 'hot/hot-page',
    titleKey: 'title.hot',
    header: 'inner',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['home', 'games'],
  },
  gamePage('/m/rng', LIST, 'RNG'),
  gamePage('/m/pvp', LIST, 'PVP'),
  gamePage('/m/fish', LIST, 'FISH'),
  gamePage('/m/gameList', LIST),
  gamePage('/m/live', EITHER, 'LIVE'),
  gamePage('/m/sports', EITHER, 'SPORTS'),
  gamePage('/m/lottery', EITHER, 'ELOTT'),
  gamePage('/m/cockfight', EITHER, 'COCKFIGHT'),
  gamePage('/m/esports', CENTRE, 'ESPORTS'),
  gamePage('/m/inhouse', CENTRE, 'INHOUSE'),
  gamePage('/m/gameCenter', CENTRE),
];

/** The pages whose type is in the query name it in their head. */
function gamePage(path: string, page: string, name = 'OTHER'): PageRoute {
  return {
    path,
    page,
    titleKey: `games.type.${name}`,
    header: 'none',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['home', 'games'],
  };
}
