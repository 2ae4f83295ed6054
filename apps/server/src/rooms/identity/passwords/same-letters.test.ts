import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';

const COMPOSED = 'Mật khẩu 7319'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');

test('treats equal letters as the same password, however a keyboard encodes accents', async () => {
  expect(COMPOSED).not.toBe(DECOMPOSED);
  expect(await verifyPassword(await hashPassword(COMPOSED), DECOMPOSED)).toBe(true);
  expect(await verifyPassword(await hashPassword(DECOMPOSED), COMPOSED)).toBe(true);
  expect(await verifyPassword(await hashPassword(COMPOSED), 'Mat khau 7319')).toBe(false);
});

test('a member without a password has no valid one, not even an empty one', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await verifyPassword(undefined, COMPOSED)).toBe(false);
});
