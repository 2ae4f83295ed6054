import { describe, expect, it } from 'vitest';
import { loginPath, safeNextPath } from './next-path.ts';

describe('safeNextPath', () => {
  it.each(['/m/voucherCenter', '/m/gameRecord?type=won', '/m/lottery/play?gameCode=VN60'])('returns to %s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'https://evil.example/m/home',
    '//evil.example/m',
    '/m\\..\\evil',
    '/m/../wps/session/logout',
    '/mevil',
    '/wps/session',
    'javascript:alert(1)',
    '/m/nope',
    '/m/login',
    '/m/register?next=/m/login',
  ])('returns home instead of to %s', (path) => {
    expect(safeNextPath(path)).toBe('/m/home');
  });
});

it('loginPath includes the requested page, and omits home', () => {
  expect(loginPath('/m/gameRecord?type=won')).toBe('/m/login?next=%2Fm%2FgameRecord%3Ftype%3Dwon');
  expect(loginPath('/m/home')).toBe('/m/login');
});
