import { guardOf } from '../../apps/web/src/app/page-route.ts';
import { readRoutes } from './read-routes.ts';

/** Visitors see the public pages, members those behind the guard and some more, agents the agents' pages. */
export type Who = 'visitor' | 'member' | 'agent';

export interface Address {
  path: string;
  who: Who;
  /**
   * Elements to click after the page has loaded: text keys, digits of the number pad, or classes. They open the dialog
   * to be checked.
   */
  press?: readonly string[];
}

const ROUTES = await readRoutes();
const TO_PLAY = '/m/lottery/play?gameCode=VN300';

/** Search parameters without which a page has little content. Entries use the ids of the seeded ones. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/m/lottery/play': ['?gameCode=VN300', '?gameCode=HUE', '?gameCode=LOTTO645X', '?gameCode=NONE'],
  '/m/lottery/history': ['?gameCode=VN60', '?gameCode=LOTTO645X'],
  '/m/lottery/winNumbers': ['?gameCode=VN60', '?gameCode=LOTTO645X'],
  '/m/launchGame': ['?playType=LOTT&gameId=VN300'],
  '/m/game': ['?vendor=NWND&gameId=NWND0001', ''],
  '/m/help': ['', '?tag=terms'],
  '/m/gameList': ['', '?gameType=RNG', '?type=fav'],
  '/m/live': ['', '?type=LIVE'],
  '/m/sports': ['', '?type=SPORTS'],
  '/m/lottery': ['', '?type=ELOTT'],
  '/m/gameCenter': ['', '?gameType=LIVE'],
  '/m/activityDetail': ['?id=6', '?id=0'],
  '/m/activityNew': ['?id=6', '?id=5'],
  '/m/messageDetail': ['?id=2', '?id=0'],
  '/m/sponsorDetail': ['?id=1', '?id=0'],
  '/m/member/notice': ['?types=PL', '?types=A'],
};
/** Aliases of pages. */
const ALIASES = ['/m/index', '/m/index.html', '/m/loginRegister', '/m/register.html'];
const MEMBER_TOO = ['/m/home', '/m/lott', '/m/rng', '/m/lottery/play', '/m/message'];

const DIALOGS: readonly Address[] = [
  { who: 'visitor', path: '/m/home', press: ['header.menu'] },
  { who: 'visitor', path: '/m/set', press: ['menu.language'] },
  { who: 'visitor', path: '/m/forget', press: ['.dial'] },
  { who: 'visitor', path: '/m/login', press: ['auth.code'] },
  { who: 'visitor', path: '/m/register', press: ['register.create'] },
  { who: 'visitor', path: '/m/register', press: ['register.readTerms'] },
  { who: 'visitor', path: '/m/gameList?gameType=RNG', press: ['games.filter'] },
  { who: 'visitor', path: '/m/lott', press: ['lottery.search'] },
  { who: 'visitor', path: TO_PLAY, press: ['lottery.quick'] },
  { who: 'visitor', path: TO_PLAY, press: ['lottery.enter'] },
  { who: 'member', path: '/m/home', press: ['header.menu'] },
  { who: 'member', path: TO_PLAY, press: ['07', '12'] },
  { who: 'member', path: TO_PLAY, press: ['07', '12', 'lottery.editStake'] },
  { who: 'member', path: '/m/member/home', press: ['break.title'] },
  { who: 'member', path: '/m/set', press: ['menu.logout'] },
  { who: 'member', path: '/m/set?tab=security' },
  { who: 'member', path: '/m/set?tab=limits', press: ['break.exclusion'] },
  ...['passwordRow', 'payment', 'totp', 'passkeys', 'avatar', 'personal', 'logins', 'export', 'close'].map(
    (row): Address => ({ who: 'member', path: '/m/securityCenter', press: [`security.${row}`] }),
  ),
];

/** Every address of the route table with the parameters that its page needs, and dialogs without an address. */
export function listAddresses(): Address[] {
  const shown = ROUTES.filter(({ movedTo }) => movedTo === undefined);
  const pages = shown
    .flatMap(({ path }) => (PARAMETERS[path] ?? ['']).map((search) => path + search))
    .filter((path) => path.startsWith('/m/') && !ALIASES.includes(path));
  return [...pages.flatMap((path) => viewersOf(path).map((who): Address => ({ path, who }))), ...DIALOGS];
}

/** Addresses that this file mentions. */
export function namedPaths(): string[] {
  return [...Object.keys(PARAMETERS), ...ALIASES, ...MEMBER_TOO, TO_PLAY];
}

function viewersOf(address: string): Who[] {
  const [path, query] = address.split('?');
  const route = ROUTES.find((row) => row.path === path);
  const guard = route && guardOf(route, Object.fromEntries(new URLSearchParams(query)));
  if (guard !== undefined) return [guard === 'asked' ? 'agent' : guard];
  return path !== undefined && MEMBER_TOO.includes(path) ? ['visitor', 'member'] : ['visitor'];
}
