import { expect, it } from 'vitest';
import { type BarFacts, barState, deviceOf } from './bar-rule.ts';

const link = (resourceType: string) => ({ resourceType, url: '/x' });
const ALL = [link('IOS'), link('Android'), link('MOBILECONFIG')];
const PROFILE = [link('MOBILECONFIG'), link('Android')];
const OPEN: BarFacts = {
  start: 'H5',
  device: 'android',
  isClosed: false,
  isMember: false,
  needsLogin: false,
  links: ALL,
};
const state = (facts: Partial<BarFacts>) => barState({ ...OPEN, ...facts });

it('an installed app hides the bar, and a web clip hides it unless there is a link to the app [S-071] [S-072]', () => {
  expect([state({}), state({ start: 'PWA' }), state({ start: 'PWA', device: 'safari' })]).toEqual([
    'shown',
    'hidden',
    'hidden',
  ]);
  const clip = { start: 'WEBCLIP', device: 'safari' } as const;
  expect([state({ ...clip, links: PROFILE }), state(clip), state({ ...clip, device: 'ios' })]).toEqual([
    'hidden',
    'shown',
    'shown',
  ]);
});

it('on iOS the bar needs Safari 12.4 or later [S-073]', () => {
  expect([state({ device: 'ios' }), state({ device: 'safari' })]).toEqual(['hidden', 'shown']);
  const iphone = (system: string, rest: string) =>
    deviceOf({
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 ${rest}`,
      maxTouchPoints: 5,
    });
  const safari = 'Version/12.1 Mobile/15E148 Safari/604.1';
  expect([
    iphone('12_3', safari),
    iphone('12_4', safari),
    iphone('17_0', 'CriOS/120.0 Mobile/15E148 Safari/604.1'),
    iphone('17_0', 'Version/17.0 Mobile/15E148 Safari/604.1 EdgiOS/120.0'),
    iphone('17_0', 'Mobile/15E148 [FBAN/FBIOS]'),
    deviceOf({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36', maxTouchPoints: 5 }),
    deviceOf({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120', maxTouchPoints: 0 }),
  ]).toEqual(['ios', 'safari', 'ios', 'ios', 'ios', 'android', 'other']);
});

it('only members see the bar if log-in is required, and no visitor sees it after closing it [S-074]', () => {
  expect([
    state({ needsLogin: true }),
    state({ needsLogin: true, isMember: true }),
    state({ isClosed: true }),
    state({ isClosed: true, isMember: true }),
  ]).toEqual(['hidden', 'shown', 'hidden', 'hidden']);
});

it('the bar is absent in the native app and when nothing is offered for the device [S-075] [S-076]', () => {
  expect([
    state({ start: 'APP' }),
    state({ links: [] }),
    state({ links: [link('IOS')] }),
    state({ device: 'safari', links: [link('Android')] }),
    state({ device: 'other', links: [link('Android')] }),
    state({ start: 'APP', isClosed: true }),
  ]).toEqual(['absent', 'absent', 'absent', 'absent', 'shown', 'absent']);
});
