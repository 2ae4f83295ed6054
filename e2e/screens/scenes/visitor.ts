import { API, LOCKED, LONG_NAMES, MENU, NEAR, OFF, PLAY, chooseNumbers, press, without } from './replies.ts';
import { scenesOf } from './scene.ts';

/** Pictures of visitors' pages. */
export const VISITOR = scenesOf('visitor', [
  { name: 'home-visitor', path: '/m/home', isLong: true },
  { name: 'home-near', path: '/m/home', replies: { [MENU]: NEAR }, shows: '[data-near]', settleMs: 0 },
  { name: 'home-locked', path: '/m/home', replies: { [MENU]: LOCKED }, shows: '[data-off]' },
  without('hang', 'home', '/m/home'),
  { name: 'home-failed', path: '/m/home', via: '/m/set', replies: { [API]: 'fail' }, settleMs: 4500, isLong: true },
  { name: 'home-lost', path: '/m/home', via: '/m/set', replies: { [API]: 'lost' }, settleMs: 4500, isLong: true },
  { name: 'home-long', path: '/m/home', replies: { [MENU]: LONG_NAMES }, isLong: true, settleMs: 800 },
  { name: 'login', path: '/m/login' },
  {
    name: 'login-empty',
    path: '/m/login',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click(),
  },
  { name: 'register', path: '/m/register' },
  { name: 'register-errors', path: '/m/register', act: press('Create account') },
  { name: 'menu-visitor', path: '/m/home', act: press('Menu'), settleMs: 700 },
  { name: 'lobby', path: '/m/lott', isLong: true },
  { name: 'lobby-near', path: '/m/lott', replies: { [MENU]: NEAR }, shows: '[data-near]', settleMs: 0 },
  { name: 'lobby-locked', path: '/m/lott', replies: { [MENU]: LOCKED }, shows: '[data-off]' },
  { name: 'lobby-off', path: '/m/lott', replies: { [MENU]: OFF }, shows: '[data-off]' },
  without('hang', 'lobby', '/m/lott'),
  without('fail', 'lobby', '/m/lott'),
  without('lost', 'lobby', '/m/lott'),
  { name: 'lobby-empty', path: '/m/lott', via: '/m/set', replies: { [MENU]: { value: [] } }, shows: '.empty' },
  { name: 'lobby-long', path: '/m/lott', replies: { [MENU]: LONG_NAMES }, isLong: true, settleMs: 800 },
  { name: 'results', path: '/m/lottery/history?gameCode=VN60' },
  {
    name: 'results-open',
    path: '/m/lottery/history?gameCode=VN60',
    needsRecords: true,
    act: (page) => page.locator('summary').first().click(),
    isLong: true,
    settleMs: 900,
  },
  without('fail', 'results', '/m/lottery/history?gameCode=VN60'),
  { name: 'games', path: '/m/gameList', isLong: true },
  without('hang', 'games', '/m/gameList'),
  { name: 'games-failed', path: '/m/gameList', via: '/m/set', replies: { [API]: 'fail' }, settleMs: 4500 },
  { name: 'hot', path: '/m/hot' },
  { name: 'promotions', path: '/m/activity' },
  { name: 'settings', path: '/m/set' },
  { name: 'terms', path: '/m/help?tag=terms' },
  { name: 'trial', path: '/m/trail' },
  { name: 'play-visitor', path: PLAY, act: chooseNumbers },
  { name: 'play-unknown', path: '/m/lottery/play?gameCode=NONE' },
  {
    name: 'status-maintenance',
    path: '/m/home',
    replies: {
      '**/whitelabel/systemStatus': { change: (value) => ({ ...(value as object), status: 1, maintenance: true }) },
    },
    shows: '[data-status]',
  },
  {
    name: 'status-restricted',
    path: '/m/home',
    replies: {
      '**/whitelabel/systemStatus': {
        change: (value) => ({
          ...(value as object),
          status: 2,
          regionRestriction: true,
          location: { ip: '203.0.113.84', country: null },
        }),
      },
    },
    shows: '[data-status]',
  },
]);
