import type { backoffice as contract, Envelope, ValueOf } from '@fairlot/contract';
import { createOperator, openTestApp, OPERATOR_PASSWORD, operatorHeaders, type TestApp } from '@fairlot/testkit';
import { type Bend, createAuthenticator } from '../../../platform/passkeys.testing.ts';

export type Authenticator = ReturnType<typeof createAuthenticator>;
type Begun = ValueOf<typeof contract.startPasskey>;
type Progress = ValueOf<typeof contract.passkeyLogin>;
type Headers = Record<string, string>;

/** The console's origin for passkeys in tests. */
export const ORIGIN = 'https://play.example.com';

/** One application as in development and one as in production, which requires a second factor. */
export const openApps = async (): Promise<{ app: TestApp; production: TestApp }> => ({
  app: await openTestApp({ config: { publicOrigin: ORIGIN } }),
  production: await openTestApp({ config: { isProduction: true, publicOrigin: ORIGIN } }),
});

let calls = 0;

/** Calls the API under /backoffice/api, each time from another address, to avoid the limit per address. */
export async function call<V = null>(
  app: TestApp,
  headers: Headers,
  path: string,
  payload?: object,
  method: 'GET' | 'POST' | 'PUT' = 'POST',
) {
  const response = await app.server.inject({
    method,
    url: `/backoffice/api${path}`,
    remoteAddress: `10.7.${Math.trunc(++calls / 250)}.${calls % 250}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, cookies: response.cookies, ...response.json<Envelope<V>>() };
}

/** Requests options in the library's format, and their challenge. */
export async function begin(app: TestApp, headers: Headers, path: string, payload?: object) {
  const { value } = await call<Begun>(app, headers, path, payload);
  return { challengeId: value.challengeId, options: value.options as Parameters<Authenticator['get']>[0] };
}

export const beginAdding = (app: TestApp, headers: Headers) =>
  begin(app, headers, '/passkeys/options', { password: OPERATOR_PASSWORD });
export const beginLogin = (app: TestApp) => begin(app, {}, '/login/passkey/options');
export const beginFactor = (app: TestApp, headers: Headers) => begin(app, headers, '/login/factor/options');

/** Adds a passkey for a logged-in operator, and returns the headers to continue with. */
export async function addPasskey(app: TestApp, headers: Headers, authenticator: Authenticator, bend: Bend = {}) {
  const { challengeId, options } = await beginAdding(app, headers);
  const response = authenticator.create(options, bend);
  const answer = await call<Progress>(app, headers, '/passkeys', { challengeId, name: 'Key of the office', response });
  return { ...answer, id: response.id, headers: answer.success ? renewed(headers, answer.value.token) : headers };
}

/** A logged-in operator with a passkey. */
export async function operatorWithPasskey(app: TestApp) {
  const operator = await createOperator(app);
  const authenticator = createAuthenticator(ORIGIN);
  const { id, headers } = await addPasskey(app, operator.headers, authenticator);
  return { ...operator, headers, authenticator, id };
}

/** Logs in with a passkey only. */
export async function logInByPasskey(app: TestApp, authenticator: Authenticator, bend: Bend = {}) {
  const { challengeId, options } = await beginLogin(app);
  const payload = { challengeId, response: authenticator.get(options, bend) };
  const answer = await call<Progress>(app, {}, '/login/passkey', payload);
  const cookie = answer.cookies.find(({ name }) => name === 'fairlot_op')?.value ?? '';
  const token = answer.success ? answer.value.token : '';
  return { ...answer, headers: operatorHeaders(token, cookie) };
}

/** Uses a passkey as the second factor of a password login. */
export async function giveFactor(app: TestApp, headers: Headers, authenticator: Authenticator, bend: Bend = {}) {
  const { challengeId, options } = await beginFactor(app, headers);
  const payload = { challengeId, response: authenticator.get(options, bend) };
  const answer = await call<Progress>(app, headers, '/login/factor', payload);
  return { ...answer, headers: answer.success ? renewed(headers, answer.value.token) : headers };
}

export const renewed = (headers: Headers, token: string): Headers => ({ ...headers, authorization: `Bearer ${token}` });
