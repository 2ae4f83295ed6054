import { HOME_PAGE, HOME_PATH, type DialogName, type PageRoute } from '../page-route.ts';

/** Spelled as in the specification, because external links use this spelling. */
const TRIAL: PageRoute = {
  path: '/m/trail',
  page: 'trial',
  guard: 'visitor',
  titleKey: 'title.trial',
  goesHome: true,
  flag: 'FREEPLAY3',
  texts: ['auth', 'errors'],
};

/** Home, and the dialogs that have their own address over it. */
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
  { ...home('/m/changePsw', 'change'), footer: 'none' },
  {
    path: '/m/registerSuccess',
    page: 'register-success',
    guard: 'member',
    titleKey: 'register.done',
    goesHome: true,
    texts: ['auth'],
  },
  TRIAL,
  { ...TRIAL, path: '/m/trial', movedTo: TRIAL.path },
];

function home(path: string, dialog?: DialogName): PageRoute {
  return {
    path,
    page: HOME_PAGE,
    header: 'logo',
    wide: 'lists',
    tab: 'home',
    texts: dialog ? ['home', 'auth'] : ['home'],
    ...(dialog && { dialog }),
  };
}
