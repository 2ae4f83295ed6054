import { hotGamesQuery } from '../../features/catalogue/api/hot-games.ts';
import { menusQuery } from '../../features/catalogue/api/menus.ts';
import { winnersQuery } from '../../features/catalogue/api/winners.ts';
import { bannersQuery } from '../../features/content/api/banners.ts';
import { noticesQuery, withoutMarks } from '../../features/content/api/notices.ts';
import { lotteryMenuQuery } from '../../features/lottery/api/menu.ts';
import { stamp } from '../../shared/query/stamped.ts';
import { want } from '../wanted.ts';
import { HOME_PATH, type DialogName, type PageRoute } from './route.ts';

/** Home, and the dialogs that have an address of their own over it. */
export const HOME_ROUTES: readonly PageRoute[] = [
  home('/'),
  home('/m'),
  home('/m/index'),
  home('/m/index.html'),
  home(HOME_PATH),
  home('/m/login', 'login'),
  home('/m/loginRegister', 'login'),
  home('/m/register', 'register'),
  home('/m/register.html', 'register'),
  home('/m/forget', 'forgot'),
  { ...home('/m/changePsw', 'change'), hasFooter: false },
  {
    path: '/m/registerSuccess',
    page: 'register-success/register-success-page',
    guard: 'member',
    titleKey: 'register.done',
    header: 'inner',
    hasFooter: true,
    goesHome: true,
    texts: ['auth'],
  },
  trial('/m/trail'),
  trial('/m/trial'),
];

function home(path: string, dialog?: DialogName): PageRoute {
  return {
    path,
    page: 'home/home-page',
    header: 'home',
    hasFooter: true,
    tab: 'home',
    texts: dialog ? ['home', 'auth'] : ['home'],
    ...(dialog && { dialog }),
    wanted: ({ language }) => [
      want(bannersQuery('m_home').queryKey, (doors) => doors.banners('m_home', language)),
      want(noticesQuery().queryKey, (doors) => doors.notices(language), withoutMarks),
      want(menusQuery().queryKey, (doors) => doors.menus()),
      want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp),
      want(hotGamesQuery().queryKey, (doors) => doors.hotGames(language)),
      want(winnersQuery().queryKey, (doors) => doors.winners()),
    ],
  };
}

function trial(path: string): PageRoute {
  return {
    path,
    page: 'trial/trial-page',
    titleKey: 'title.trial',
    header: 'inner',
    hasFooter: true,
    goesHome: true,
    texts: ['auth'],
  };
}
