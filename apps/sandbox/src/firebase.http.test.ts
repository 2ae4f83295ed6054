import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sandboxOfEachTest } from './testing/test-sandbox.ts';

const API = '/identitytoolkit.googleapis.com/v1/accounts';
const app = sandboxOfEachTest();

const call = async (method: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: `${API}:${method}?key=any`, payload });
  return {
    status: answer.statusCode,
    ...answer.json<{ error?: { message: string }; sessionInfo: string; idToken: string; users: object[] }>(),
  };
};
const problemOf = async (method: string, payload: object) => (await call(method, payload)).error?.message;
async function askCode(phoneNumber: string): Promise<{ sessionInfo: string; code: string }> {
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber, clientType: 'CLIENT_TYPE_WEB' });
  const [newest] = (await app.inject(`/sms?to=${phoneNumber.slice(1)}`)).json<{ text: string }[]>();
  return { sessionInfo, code: /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '' };
}
const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>;

test('a code from the inbox becomes an id token that the key set verifies, even after a restart', async () => {
  const { sessionInfo, code } = await askCode('+84912345678');
  const { idToken } = await call('signInWithPhoneNumber', { sessionInfo, code });
  await app.restart();
  const { keys } = (await app.inject('/firebase/keys')).json<{ keys: (JsonWebKey & { kid: string })[] }>();
  const key = keys.find(({ kid }) => kid === partOf(idToken, 0)['kid'])!;
  const [head, body, signature = ''] = idToken.split('.');
  expect(
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  expect(partOf(idToken, 1)).toMatchObject({
    iss: 'https://securetoken.google.com/fairlot-sandbox',
    aud: 'fairlot-sandbox',
    phone_number: '+84912345678',
    firebase: { sign_in_provider: 'phone' },
    sub: expect.stringMatching(/^[\w-]{28}$/),
  });
  expect(keys[0]).not.toHaveProperty('d');
  expect((await call('lookup', { idToken })).users).toEqual([
    expect.objectContaining({ localId: partOf(idToken, 1)['sub'], phoneNumber: '+84912345678' }),
  ]);
  expect(await problemOf('lookup', { idToken: `${idToken}x` })).toBe('INVALID_ID_TOKEN');
});

test('a code is valid once, for the session in which it was sent, and a number is one person', async () => {
  const { sessionInfo, code } = await askCode('+84912345678');
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await problemOf('signInWithPhoneNumber', { sessionInfo, code: wrong })).toBe('INVALID_CODE');
  const first = await call('signInWithPhoneNumber', { sessionInfo, code });
  expect(await problemOf('signInWithPhoneNumber', { sessionInfo, code })).toBe('SESSION_EXPIRED');
  expect(await problemOf('signInWithPhoneNumber', { sessionInfo: 'unknown', code })).toBe('INVALID_SESSION_INFO');
  const second = await call('signInWithPhoneNumber', await askCode('+84912345678'));
  expect(partOf(second.idToken, 1)['sub']).toBe(partOf(first.idToken, 1)['sub']);
});

test("rejects invalid numbers and malformed requests with the protocol's error codes", async () => {
  expect(await problemOf('sendVerificationCode', { phoneNumber: '0912345678' })).toMatch(/^INVALID_PHONE_NUMBER/);
  expect([
    await problemOf('signInWithPhoneNumber', {}),
    await problemOf('signInWithPhoneNumber', { sessionInfo: 'x' }),
  ]).toEqual(['MISSING_SESSION_INFO', 'MISSING_CODE']);
  expect(await problemOf('sendVerificationCode', { phoneNumber: 7 })).toBe('INVALID_ARGUMENT');
});

test('accepts calls from pages of any site', async () => {
  const ask = await app.inject({
    method: 'OPTIONS',
    url: `${API}:sendVerificationCode`,
    headers: {
      origin: 'http://localhost:1',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version',
    },
  });
  expect([
    ask.statusCode,
    ask.headers['access-control-allow-origin'],
    ask.headers['access-control-allow-headers'],
  ]).toEqual([204, '*', expect.stringContaining('x-client-version')]);
  expect((await app.inject('/identitytoolkit.googleapis.com/v1/recaptchaParams?key=any')).json()).toMatchObject({
    recaptchaSiteKey: expect.any(String),
  });
});

test('a damaged key file stops the start and is named', async () => {
  await app.close();
  const file = join(app.dataDir, 'sandbox', 'firebase-key.pem');
  writeFileSync(file, 'nothing');
  await expect(app.start()).rejects.toThrow('firebase-key.pem');
  rmSync(file);
  await app.start();
});
