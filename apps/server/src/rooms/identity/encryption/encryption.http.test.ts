import { openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { seal } from '../client.testing.ts';

const app = await openTestApp({ seed: 'demo' });

const GOOD = { username: 'demo01', password: 'Fairlot2026', type: 'username' };
const post = (sealed: { headers?: Record<string, string>; payload: object }) =>
  app.server.inject({ method: 'POST', url: '/wps/session/login', ...sealed });
const codeOf = async (sealed: Parameters<typeof post>[0]) => {
  const answer = await post(sealed);
  return [answer.statusCode, answer.json().errorCode];
};

describe('encrypted payloads', () => {
  it('use an RSA public key of 3072 bits, sent with the server clock', async () => {
    const { kid, key, now } = (await app.server.inject({ method: 'GET', url: '/wps/session/publicKey' })).json().value;
    expect(kid).toMatch(/^[a-z0-9]{16}$/);
    expect(key).toMatchObject({ kty: 'RSA', e: 'AQAB' });
    expect(Buffer.from(key.n, 'base64url')).toHaveLength(384);
    expect(key.d).toBeUndefined();
    expect(Math.abs(now - Date.now())).toBeLessThan(30_000);
  });

  it('are accepted for a login; the plain payload is rejected, with the header and without it [X-003]', async () => {
    const sealed = await seal(app, GOOD);
    expect(Object.keys(sealed.payload)).toEqual(['data']);
    expect(Buffer.from(sealed.payload.data, 'base64url').includes('demo01')).toBe(false);
    expect((await post(sealed)).json()).toMatchObject({ success: true });
    expect(await codeOf({ payload: GOOD })).toEqual([400, 'request.invalid']);
    expect(await codeOf({ headers: (await seal(app, GOOD)).headers, payload: GOOD })).toEqual([400, 'request.invalid']);
  });

  it('are rejected without the header Encryption, or with a malformed one [X-004]', async () => {
    const { payload, headers } = await seal(app, GOOD);
    expect(await codeOf({ payload })).toEqual([400, 'encryption.invalid']);
    expect(await codeOf({ payload, headers: { encryption: 'v1' } })).toEqual([400, 'encryption.invalid']);
    expect(await codeOf({ payload, headers: { encryption: headers['encryption']!.replace('v1', 'v2') } })).toEqual([
      400,
      'encryption.invalid',
    ]);
  });

  it('are accepted once', async () => {
    const sealed = await seal(app, GOOD);
    expect((await post(sealed)).json().success).toBe(true);
    expect(await codeOf(sealed)).toEqual([400, 'encryption.replayed']);
    const [first, second] = await Promise.all([
      seal(app, GOOD, { nonce: 'A'.repeat(22) }),
      seal(app, GOOD, { nonce: 'A'.repeat(22) }),
    ]);
    const codes = (await Promise.all([post(first), post(second)])).map((answer) => answer.json().errorCode);
    expect(codes).toHaveLength(2);
    expect(codes).toEqual(expect.arrayContaining(['encryption.replayed', null]));
  });

  it('are accepted within two minutes of the server clock', async () => {
    for (const tsOffsetMs of [-125_000, 125_000])
      expect(await codeOf(await seal(app, GOOD, { tsOffsetMs }))).toEqual([400, 'encryption.expired']);
    for (const tsOffsetMs of [-110_000, 110_000])
      expect((await post(await seal(app, GOOD, { tsOffsetMs }))).json().success).toBe(true);
  });

  it('are rejected with an unknown key, a changed text or a missing nonce', async () => {
    expect(await codeOf(await seal(app, GOOD, { kid: 'abcdefgh01234567' }))).toEqual([400, 'encryption.invalid']);
    expect(await codeOf(await seal(app, GOOD, { nonce: 'short' }))).toEqual([400, 'encryption.invalid']);
    const sealed = await seal(app, GOOD);
    const bytes = Buffer.from(sealed.payload.data, 'base64url');
    bytes[20]! ^= 1;
    expect(await codeOf({ ...sealed, payload: { data: bytes.toString('base64url') } })).toEqual([
      400,
      'encryption.invalid',
    ]);
  });

  it('must match the contract exactly after decryption', async () => {
    const answer = await post(await seal(app, { ...GOOD, isAdmin: true }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid', value: { field: 'isAdmin' } });
  });
});
