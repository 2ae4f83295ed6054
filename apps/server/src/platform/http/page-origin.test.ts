import { expect, it } from 'vitest';
import { pageOrigin } from './page-origin.ts';

const LOCAL = 'http://127.0.0.1:3000';
const PUBLIC = 'https://play.example.com';

it('returns a redirected user to another name of this machine at the same port, and to no other origin', () => {
  expect(pageOrigin('http://localhost:3000', LOCAL)).toBe('http://localhost:3000');
  expect(pageOrigin('http://[::1]:3000', LOCAL)).toBe('http://[::1]:3000');
  for (const foreign of [
    undefined,
    '',
    'null',
    'javascript:alert(1)',
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost.evil.example:3000',
    'http://127.0.0.1:3000@evil.example',
    'https://evil.example',
  ])
    expect(pageOrigin(foreign, LOCAL), String(foreign)).toBe(LOCAL);
  for (const foreign of [
    'http://localhost:3000',
    'https://localhost',
    'https://evil.example',
    'http://play.example.com',
  ])
    expect(pageOrigin(foreign, PUBLIC), foreign).toBe(PUBLIC);
});
