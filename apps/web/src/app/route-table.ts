import { firstPage, GAME_PAGE_SIZE, gameListQuery } from '../features/catalogue/api/game-list.ts';
import { hotGamesQuery } from '../features/catalogue/api/hot-games.ts';
import { menusQuery } from '../features/catalogue/api/menus.ts';
import { winnersQuery } from '../features/catalogue/api/winners.ts';
import { gameFilterOf } from '../features/catalogue/model/game-filter.ts';
import { bannersQuery } from '../features/content/api/banners.ts';
import { noticesQuery, promotionsQuery } from '../features/content/api/notices.ts';
import { drawQuery } from '../features/lottery/api/draw.ts';
import { firstHistoryPage, historyQuery } from '../features/lottery/api/history.ts';
import { lotteryMenuQuery } from '../features/lottery/api/menu.ts';
import { playsQuery } from '../features/lottery/api/plays.ts';
import { gameCodeOf } from '../features/lottery/model/games.ts';
import { numeroOf } from '../features/lottery/model/issue.ts';
import { walletQuery } from '../features/wallet/api/wallet.ts';
import { stamp } from '../shared/query/stamped.ts';
import { want, type Wanted, type WantedFacts } from './wanted.ts';

export type DialogName = 'login' | 'register';

/** One address of the app. Everything that differs from page to page is said here and nowhere else. */
export interface PageRoute {
  path: string;
  /** File under src/pages, without extension; addresses with the same page share one mounted instance. */
  page: string;
  /** `member`: a visitor gets home with the login dialog and comes back here afterwards. */
  guard?: 'member';
  /** Key of the title in the header and of the document; home has none. */
  titleKey?: string;
  header: 'home' | 'inner' | 'none';
  hasFooter: boolean;
  /** Which item of the footer is lit. */
  tab?: 'account' | 'promos' | 'home' | 'deposit';
  /** Where Back leads when the tab has no page before this one. */
  back?: string;
  /** Dialog that this address opens over its page. */
  dialog?: DialogName;
  /** Groups of texts beside `common` and `errors`. */
  texts: string[];
  /** Queries that the server answers before it renders; settings come with every page, the balance for every member. */
  wanted?: (facts: WantedFacts) => Wanted[];
}

const HOME_PATH = '/m/home';

const home = (path: string, dialog?: DialogName): PageRoute => ({
  path, page: 'home/home-page', header: 'home', hasFooter: true, tab: 'home', texts: dialog ? ['home', 'auth'] : ['home'], ...(dialog && { dialog }),
  wanted: ({ language }) => [
    want(bannersQuery('m_home').queryKey, (doors) => doors.banners('m_home', language)),
    want(noticesQuery().queryKey, (doors) => doors.notices(language)),
    want(menusQuery().queryKey, (doors) => doors.menus()),
    want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp),
    want(hotGamesQuery().queryKey, (doors) => doors.hotGames(language)),
    want(winnersQuery().queryKey, (doors) => doors.winners()),
  ],
});

const trial = (path: string): PageRoute => ({ path, page: 'trial/trial-page', titleKey: 'title.trial', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['auth'] });

/** The parts of the design system; `npm run dev` has this page, a release does not. */
const GALLERY: PageRoute = { path: '/m/__ui', page: 'gallery', header: 'none', hasFooter: false, texts: [] };

export const ROUTES: readonly PageRoute[] = [
  home('/'), home('/m'), home('/m/index'), home('/m/index.html'), home(HOME_PATH),
  home('/m/login', 'login'), home('/m/register', 'register'), home('/m/register.html', 'register'),
  trial('/m/trail'), trial('/m/trial'),
  {
    path: '/m/hot', page: 'hot/hot-page', titleKey: 'title.hot', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['home'],
    wanted: ({ language }) => [want(hotGamesQuery().queryKey, (doors) => doors.hotGames(language))],
  },
  {
    path: '/m/gameList', page: 'game-list/game-list-page', titleKey: 'title.games', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['home'],
    wanted: ({ search, language }) => [
      want(gameListQuery(gameFilterOf(search)).queryKey, (doors) => doors.gameList({ ...gameFilterOf(search), pageNo: 1, pageSize: GAME_PAGE_SIZE }, language), firstPage),
      want(menusQuery().queryKey, (doors) => doors.menus()),
    ],
  },
  {
    path: '/m/activity', page: 'promotions/promotions-page', titleKey: 'title.promotions', header: 'inner', hasFooter: true, tab: 'promos', back: HOME_PATH, texts: ['home'],
    wanted: ({ language }) => [want(promotionsQuery().queryKey, (doors) => doors.promotions(language))],
  },
  { path: '/m/help', page: 'help/help-page', titleKey: 'title.help', header: 'inner', hasFooter: false, back: HOME_PATH, texts: ['auth'] },
  { path: '/m/set', page: 'settings/settings-page', titleKey: 'title.settings', header: 'inner', hasFooter: true, back: HOME_PATH, texts: [] },
  {
    path: '/m/lott', page: 'lottery-lobby/lottery-lobby-page', titleKey: 'title.lobby', header: 'none', hasFooter: true, back: HOME_PATH, texts: ['lottery'],
    wanted: () => [want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp)],
  },
  {
    path: '/m/lottery/play', page: 'lottery-play/lottery-play-page', titleKey: 'title.play', header: 'none', hasFooter: false, back: '/m/lott', texts: ['lottery'],
    wanted: ({ search }) => [want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp), ...gameWanted(search, (code) => want(playsQuery(code).queryKey, (doors) => doors.plays(code)))],
  },
  {
    path: '/m/lottery/history', page: 'lottery-history/lottery-history-page', titleKey: 'title.results', header: 'inner', hasFooter: true, back: '/m/lott', texts: ['lottery'],
    wanted: ({ search }) => [want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp), ...gameWanted(search, (code) => want(historyQuery(code).queryKey, (doors) => doors.history(code), firstHistoryPage))],
  },
  {
    path: '/m/lottery/draw', page: 'lottery-draw/lottery-draw-page', titleKey: 'title.proof', header: 'inner', hasFooter: false, back: '/m/lottery/history', texts: ['lottery', 'proof'],
    wanted: ({ search }) => (numeroOf(search) === '' ? [] : gameWanted(search, (code) => want(drawQuery(code, numeroOf(search)).queryKey, (doors) => doors.draw(code, numeroOf(search))))),
  },
  { path: '/m/voucherCenter', page: 'deposit/deposit-page', guard: 'member', titleKey: 'title.deposit', header: 'none', hasFooter: true, tab: 'deposit', back: HOME_PATH, texts: ['cashier'] },
  { path: '/m/withdraw', page: 'withdraw/withdraw-page', guard: 'member', titleKey: 'title.withdraw', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['cashier'] },
  { path: '/m/member/home', page: 'member-home/member-home-page', guard: 'member', titleKey: 'title.account', header: 'none', hasFooter: true, tab: 'account', back: HOME_PATH, texts: ['records'] },
  { path: '/m/transaction/record', page: 'records-transactions/records-transactions-page', guard: 'member', titleKey: 'title.transactions', header: 'inner', hasFooter: true, back: '/m/member/home', texts: ['records'] },
  { path: '/m/gameRecord', page: 'records-bets/records-bets-page', guard: 'member', titleKey: 'title.bets', header: 'inner', hasFooter: true, back: '/m/member/home', texts: ['records', 'lottery'] },
  ...(import.meta.env.MODE === 'development' ? [GALLERY] : []),
];

/** Queries about the game that an address names; none when it names none. */
function gameWanted(search: Record<string, string>, wantFor: (gameCode: string) => Wanted): Wanted[] {
  const gameCode = gameCodeOf(search);
  return gameCode === '' ? [] : [wantFor(gameCode)];
}

/** The row of an address; a trailing slash does not matter. */
export function routeOf(pathname: string): PageRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ROUTES.find((route) => route.path === path);
}

/** The balance, which every page rendered for a member carries. */
export const memberWanted = ({ member }: WantedFacts): Wanted[] =>
  member === null ? [] : [want(walletQuery(true).queryKey, (doors) => doors.wallet(member))];
