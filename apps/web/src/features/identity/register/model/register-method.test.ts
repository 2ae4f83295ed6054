import { expect, it } from 'vitest';
import { invitationOf } from './invitation-link.ts';
import { registerMethodOf } from './register-method.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

it.each([
  ['APP', `${BROWSER} FairlotApp/2.1`, true, true],
  ['APP', `${BROWSER} FairlotApp/2.1`, false, false],
  ['H5', `${BROWSER} OtherApp/2.1`, false, false],
  ['WEBCLIP', BROWSER, true, true],
  ['PWA', BROWSER, true, false],
  ['H5', BROWSER, false, false],
  ['H5', BROWSER, false, true],
] as const)('registers with the method %s [E-099] [K-071]', (method, userAgent, isStandalone, isWebClip) => {
  expect(registerMethodOf({ userAgent, appMarker: 'FairlotApp/', isStandalone, isWebClip })).toBe(method);
});

it('reads the invitation code of a link, and ignores invalid ones', () => {
  expect(invitationOf('/m/register?affiliateCode=ABCD1234')).toBe('ABCD1234');
  expect(invitationOf('https://play.example/m/home?code=abcd')).toBe('abcd');
  for (const address of [
    '/m/register',
    '/m/register?affiliateCode=',
    '/m/register?code=%3Cscript%3E',
    '/m/register?code=abc',
  ])
    expect(invitationOf(address)).toBeNull();
});
