import { describe, expect, it } from 'vitest';
import { encryptPayload, hasCrypto } from './encrypt.ts';

const NOW = 1_795_150_000_000;

async function createServer() {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const key = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)) } as Record<string, unknown>;
  const open = async ({ data, header }: { data: string; header: string }): Promise<Record<string, unknown>> => {
    const raw = await crypto.subtle.decrypt(
      { name: 'RSA-OAEP' },
      pair.privateKey,
      Buffer.from(header.split('.')[2] ?? '', 'base64url'),
    );
    const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const bytes = Buffer.from(data, 'base64url');
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, 12) }, aes, bytes.subarray(12));
    return JSON.parse(Buffer.from(plain).toString()) as Record<string, unknown>;
  };
  return { key, open };
}

describe('encryptPayload', () => {
  it("encrypts a payload that the key's owner can decrypt, with the server time and a nonce", async () => {
    const { key, open } = await createServer();
    const sealed = await encryptPayload({ username: 'demo01', password: 'Tiếng Việt' }, async () => ({
      kid: 'k1',
      key,
      now: NOW,
    }));
    expect(sealed.header).toMatch(/^v1\.k1\.[\w-]+$/);
    const payload = await open(sealed);
    expect(payload).toMatchObject({ username: 'demo01', password: 'Tiếng Việt' });
    expect(payload['nonce']).toMatch(/^[\w-]{22}$/);
    expect(Number(payload['ts']) - NOW).toBeGreaterThanOrEqual(0);
    expect(Number(payload['ts']) - NOW).toBeLessThan(5000);
  });

  it('never produces the same ciphertext for the same payload', async () => {
    const { key, open } = await createServer();
    const seal = () => encryptPayload({ a: 1 }, async () => ({ kid: 'k1', key, now: NOW }));
    const [first, second] = await Promise.all([seal(), seal()]);
    expect(first.data).not.toBe(second.data);
    expect((await open(first))['nonce']).not.toBe((await open(second))['nonce']);
  });

  it('detects WebCrypto', () => {
    expect(hasCrypto()).toBe(true);
  });
});
