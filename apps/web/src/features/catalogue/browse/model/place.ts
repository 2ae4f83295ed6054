import { readFilter, type ListFilter } from './filter.ts';

export type ListTab = 'all' | 'hot' | 'recent' | 'fav' | 'search';
export const LIST_TABS: readonly ListTab[] = ['all', 'hot', 'recent', 'fav', 'search'];

/** The view that an address of the games' pages shows. */
export interface GamePlace {
  view: 'list' | 'centre';
  path: string;
  /** Category of games. */
  type: string;
  isInHouse: boolean;
  /** Whether the path is a category's rather than a type and vendor's. */
  isCategory: boolean;
  tab: ListTab;
  filter: ListFilter;
  pageSize: number;
  bannerGroup: string;
}

/** Types fixed by the path, whichever view it shows (specification 2.4, Z-10). */
const PATH_TYPES: Readonly<Record<string, string>> = {
  '/m/rng': 'RNG',
  '/m/live': 'LIVE',
  '/m/pvp': 'PVP',
  '/m/fish': 'FISH',
  '/m/sports': 'SPORTS',
  '/m/esports': 'ESPORTS',
  '/m/lottery': 'ELOTT',
  '/m/cockfight': 'COCKFIGHT',
  '/m/inhouse': 'RNG',
};
const CENTRES = new Set(['/m/gameCenter', '/m/inhouse', '/m/esports']);
/** Centres that become lists when the query has a tab or a vendor. */
const EITHER = new Set(['/m/live', '/m/sports', '/m/lottery', '/m/cockfight']);
/** Page sizes by path (Z-30). */
const PAGE_SIZE = 25;
const CATEGORY_PAGE_SIZE = 50;
export const IN_HOUSE_VENDOR = 'BGS';
const LONGEST = 64;

/** Reads an address; invalid values fall back to the default. */
export function placeOf(pathname: string, search: Readonly<Record<string, string>>): GamePlace {
  const path = pathname.replace(/\/+$/, '');
  const isCentre = CENTRES.has(path) || (EITHER.has(path) && !search['vassalage'] && !search['type']);
  const type = PATH_TYPES[path] ?? typeInQuery(search['gameType']) ?? (isCentre ? 'SPORTS' : 'RNG');
  const filter = readFilter(search);
  const isInHouse =
    path === '/m/inhouse' || (path === '/m/gameList' && type === 'RNG' && search['vassalage'] === IN_HOUSE_VENDOR);
  return {
    view: isCentre ? 'centre' : 'list',
    path,
    type,
    isInHouse,
    isCategory: path !== '/m/gameList',
    filter,
    tab: tabOf(search['type'], filter),
    pageSize: PATH_TYPES[path] === undefined ? PAGE_SIZE : CATEGORY_PAGE_SIZE,
    bannerGroup: isInHouse ? 'm_inhouse' : bannerGroupOf(type),
  };
}

/** The tab in the address; a vendor without a tab opens the search. */
function tabOf(type: string | undefined, { vendors }: ListFilter): ListTab {
  return LIST_TABS.find((tab) => tab === type) ?? (vendors.length > 0 ? 'search' : 'all');
}

function typeInQuery(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value.length > LONGEST ? undefined : value;
}

const BANNER_GROUPS: Readonly<Record<string, string>> = {
  RNG: 'm_rng',
  LIVE: 'm_live',
  FISH: 'm_fish',
  PVP: 'm_pvp',
  SPORTS: 'm_sports',
  ESPORTS: 'm_esports',
  COCKFIGHT: 'm_sports',
  LOTT: 'm_lott',
  ELOTT: 'm_elott',
};

/** Banner group of a type (Z-102). */
function bannerGroupOf(type: string): string {
  return BANNER_GROUPS[type] ?? 'm_hot';
}

/** Address of the list of a vendor's games in a category. */
export function vendorListPath(path: string, type: string, vendor: string): string {
  const code = encodeURIComponent(vendor);
  return EITHER.has(path)
    ? `${path}?vassalage=${code}`
    : `/m/gameList?gameType=${encodeURIComponent(type)}&vassalage=${code}`;
}

const NAMED = new Set(['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT']);

/** Text key of the name of a game type. */
export function typeKey({ type, isInHouse }: Pick<GamePlace, 'type' | 'isInHouse'>): string {
  if (isInHouse) return 'games.type.INHOUSE';
  return NAMED.has(type) ? `games.type.${type}` : 'games.type.OTHER';
}
