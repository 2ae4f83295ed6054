import { HOME_PATH, type DialogName, type PageRoute } from '../page-route.ts';

/** Home, and the dialogs that have an address of their own over it. */
export const routes: readonly PageRoute[] = [
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
