import { expect, it } from 'vitest';
import { isOpenedByNumber, namedOrigin } from './opened-by-number.ts';

const at = (hostname: string, port = '3000') => ({ hostname, port, protocol: 'http:' });

it('distinguishes IP addresses from names, as browsers do for passkeys', () => {
  expect(['127.0.0.1', '192.168.1.5', '[::1]'].map((host) => isOpenedByNumber(at(host)))).toEqual([true, true, true]);
  expect(['localhost', 'play.example.com', '1.example'].map((host) => isOpenedByNumber(at(host)))).toEqual([
    false,
    false,
    false,
  ]);
});

it('returns a name only for the local machine', () => {
  expect([namedOrigin(at('127.0.0.1')), namedOrigin(at('[::1]', ''))]).toEqual([
    'http://localhost:3000',
    'http://localhost',
  ]);
  expect(namedOrigin(at('192.168.1.5'))).toBeNull();
});
