import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealServicePath } from './service-path.ts';

/**
 * Decodes a path like a browser does: the key is the hash of the last eight characters, the iv the first twelve bytes.
 */
async function open(path: string): Promise<string> {
  const hash = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(path.slice(-8)));
  const key = await webcrypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['decrypt']);
  const bytes = Buffer.from(path.slice(0, -8), 'base64url');
  return new TextDecoder().decode(
    await webcrypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12) }, key, bytes.subarray(12)),
  );
}

it.each(['https://fairlot.example/support?from=m', '/m/customer', 'https://fairlot.example/hỗ-trợ'])(
  'seals %s so that it can be read again',
  async (url) => {
    const path = sealServicePath(url);
    expect(path).toMatch(/^[A-Za-z0-9_-]{40,}$/);
    expect(path).not.toContain('fairlot');
    expect(await open(path)).toBe(url);
    expect(sealServicePath(url)).toBe(path);
  },
);

it('does not read a changed path', async () => {
  const path = sealServicePath('https://fairlot.example/support');
  await expect(open(path.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).rejects.toThrow();
});
