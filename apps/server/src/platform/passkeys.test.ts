import { expect, it } from 'vitest';
import { passkeyOrigin } from './passkeys.ts';

it("uses the machine's name for local passkeys and the site's origin for all others", () => {
  expect(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'].map(passkeyOrigin)).toEqual(
    Array.from({ length: 3 }, () => 'http://localhost:3000'),
  );
  expect(passkeyOrigin('https://play.example.com')).toBe('https://play.example.com');
});
