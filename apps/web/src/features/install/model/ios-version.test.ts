import { expect, it } from 'vitest';
import { IOS_APP_NEEDS, iosAppState, iosVersion, isAtLeast } from './ios-version.ts';

const iphone = (version: string) => ({
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`,
  maxTouchPoints: 5,
});
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';

it('the app for iPhone needs iOS 12.4 [K-051] [D-023]', () => {
  expect(
    (
      [
        [12, 3],
        [12, 4],
        [13, 0],
      ] as const
    ).map((version) => isAtLeast(version, IOS_APP_NEEDS)),
  ).toEqual([false, true, true]);
  expect([iosAppState(iphone('12_3')), iosAppState(iphone('12_4')), iosAppState(iphone('17_1_2'))]).toEqual([
    'updateFrom12',
    'allowed',
    'allowed',
  ]);
});

it('names the update that older versions need, and detects iPads that identify as a Mac [D-024] [D-025]', () => {
  expect([iosAppState(iphone('12_1')), iosAppState(iphone('12'))]).toEqual(['updateFrom12', 'updateFrom12']);
  expect([iosAppState(iphone('11_4')), iosAppState(iphone('9_3_5'))]).toEqual(['updateFrom11', 'updateFrom11']);
  expect([
    iosVersion({ userAgent: MAC, maxTouchPoints: 5 }),
    iosVersion({ userAgent: MAC, maxTouchPoints: 0 }),
    iosVersion({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120', maxTouchPoints: 5 }),
  ]).toEqual([[13, 0], null, null]);
});
