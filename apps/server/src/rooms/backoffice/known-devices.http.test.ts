import { randomBytes } from 'node:crypto';
import { callDesk, createOperator, openTestApp, OPERATOR_PASSWORD } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { DEVICE_SECONDS, type DeviceHolder, issueDevice } from '../../platform/known-devices.ts';
import { logIn } from './backoffice.testing.ts';
import { findOperator } from './operators.ts';

const app = await openTestApp();

const DEVICE = 'fairlot_opdev';
let addresses = 0;

/** Logs in on a known device or without one, each time from another address. */
async function logInAt(device: string | undefined, name: string, password: string) {
  const response = await app.server.inject({
    method: 'POST',
    url: '/backoffice/api/login',
    remoteAddress: `10.20.0.${++addresses}`,
    payload: { name, password },
    ...(device === undefined ? {} : { cookies: { [DEVICE]: device } }),
  });
  return {
    errorCode: response.json<{ errorCode: string | null }>().errorCode,
    device: response.cookies.find((one) => one.name === DEVICE),
  };
}

/** Makes wrong guesses from elsewhere until the name is locked. */
async function lockOut(name: string) {
  for (let tries = 0; tries < 5; tries++) await logInAt(undefined, name, 'guessed');
  expect((await logInAt(undefined, name, OPERATOR_PASSWORD)).errorCode).toBe('login.locked');
}

async function holderOf(name: string): Promise<DeviceHolder> {
  const operator = await findOperator(app.platform.db, name);
  if (operator === undefined) throw new Error(`no operator ${name}`);
  return operator;
}

describe('a device where the operator has logged in', () => {
  it('lets its operator log in however many guesses are made elsewhere', async () => {
    const { name } = await createOperator(app);
    const { device } = await logInAt(undefined, name, OPERATOR_PASSWORD);
    expect(device).toMatchObject({ path: '/backoffice', httpOnly: true, sameSite: 'Strict', maxAge: DEVICE_SECONDS });
    await lockOut(name);
    const again = await logInAt(device?.value, name, OPERATOR_PASSWORD);
    expect(again.errorCode).toBeNull();
    // The name is still locked elsewhere, and the device gets a new cookie for the next time.
    expect((await logInAt(undefined, name, OPERATOR_PASSWORD)).errorCode).toBe('login.locked');
    expect((await logInAt(again.device?.value, name, OPERATOR_PASSWORD)).errorCode).toBeNull();
  });

  it('becomes invalid with the password, except for the device where it was changed', async () => {
    const { name, headers } = await createOperator(app);
    const former = (await logInAt(undefined, name, OPERATOR_PASSWORD)).device?.value;
    const response = await app.server.inject({
      method: 'POST',
      url: '/backoffice/api/password',
      headers,
      payload: { current: OPERATOR_PASSWORD, next: 'Lantern2027x' },
    });
    const own = response.cookies.find((one) => one.name === DEVICE)?.value;
    await lockOut(name);
    expect((await logInAt(former, name, 'Lantern2027x')).errorCode).toBe('login.locked');
    expect((await logInAt(own, name, 'Lantern2027x')).errorCode).toBeNull();
  });

  it('counts guesses made on it separately', async () => {
    const { name } = await createOperator(app);
    const { device } = await logInAt(undefined, name, OPERATOR_PASSWORD);
    for (let tries = 0; tries < 5; tries++)
      expect((await logInAt(device?.value, name, 'guessed')).errorCode).toBe('login.invalid');
    expect((await logInAt(device?.value, name, OPERATOR_PASSWORD)).errorCode).toBe('login.locked');
    expect((await logInAt(undefined, name, OPERATOR_PASSWORD)).errorCode).toBeNull();
  });

  it.each([
    [
      'of another operator',
      (holder: DeviceHolder) => issueDevice(app.platform.marks, { ...holder, id: holder.id + 1n }),
    ],
    [
      'with another signature',
      (holder: DeviceHolder) => `${issueDevice(app.platform.marks, holder).slice(0, -64)}${'0'.repeat(64)}`,
    ],
    ['without a signature', () => `${randomBytes(16).toString('base64url')}.${Math.trunc(Date.now() / 1000)}`],
    ['of an unknown format', () => 'x'.repeat(4000)],
  ])('a cookie %s has no effect', async (_name, cookieOf) => {
    const { name } = await createOperator(app);
    await lockOut(name);
    expect((await logInAt(cookieOf(await holderOf(name)), name, OPERATOR_PASSWORD)).errorCode).toBe('login.locked');
  });

  it('grants no access: the password is still required', async () => {
    const { name } = await createOperator(app);
    const { device } = await logInAt(undefined, name, OPERATOR_PASSWORD);
    const response = await app.server.inject({
      method: 'GET',
      url: '/backoffice/api/me',
      cookies: { [DEVICE]: device?.value ?? '' },
    });
    expect(response.statusCode).toBe(401);
  });
});

it('changes the password while the name is locked; guesses in an open session count separately', async () => {
  const { name, headers } = await createOperator(app);
  await lockOut(name);
  const change = (current: string) => callDesk(app, headers, 'POST', '/password', { current, next: 'Lantern2027x' });
  expect((await change('guessed')).errorCode).toBe('login.invalid');
  expect((await change(OPERATOR_PASSWORD)).success).toBe(true);
  // Conversely, guesses in an open session do not lock the owner out of the login.
  const other = await createOperator(app);
  for (let tries = 0; tries < 5; tries++)
    await callDesk(app, other.headers, 'POST', '/password', { current: 'guessed', next: 'Lantern2027x' });
  expect(
    await callDesk(app, other.headers, 'POST', '/password', { current: OPERATOR_PASSWORD, next: 'Lantern2027x' }),
  ).toMatchObject({ errorCode: 'login.locked' });
  expect((await logIn(app, other.name, OPERATOR_PASSWORD, '10.21.0.1')).errorCode).toBeNull();
});
