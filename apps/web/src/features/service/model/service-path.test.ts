import { createCipheriv, createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openServicePath } from './service-path.ts';

function seal(address: string, seed: string): string {
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(seed).digest(), iv);
  return (
    Buffer.concat([iv, cipher.update(address, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url') +
    seed
  );
}

it('decrypts a path with the key from its last eight characters [K-068]', async () => {
  expect(await openServicePath(seal('https://fairlot.example/support?a=ü', 'Ab3_-xY9'))).toBe(
    'https://fairlot.example/support?a=ü',
  );
  expect(await openServicePath(seal('/m/help', '12345678'))).toBe('/m/help');
});

it('a broken path and a forbidden target hide their entry [K-068]', async () => {
  const good = seal('https://fairlot.example/support', '12345678');
  const bad = [
    `${good.slice(0, -1)}9`,
    `A${good}`,
    good.slice(4),
    '',
    'x',
    '****12345678',
    seal('javascript:alert(1)', '12345678'),
    seal('//evil.example', '12345678'),
    seal('/\\evil.example', '12345678'),
    seal('data:text/html,x', '12345678'),
  ];
  expect(await Promise.all(bad.map(openServicePath))).toEqual(bad.map(() => null));
});
