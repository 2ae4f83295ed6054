import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { auditOf, createOperator, OPERATOR_PASSWORD } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { type Bend, createAuthenticator } from '../../../platform/passkeys.testing.ts';
import { codeOf, logIn } from '../backoffice.testing.ts';
import {
  addPasskey,
  beginAdding,
  beginFactor,
  beginLogin,
  call,
  giveFactor,
  logInByPasskey,
  openApps,
  operatorWithPasskey,
  ORIGIN,
  renewed,
} from './passkeys.testing.ts';

const { app, production } = await openApps();

const open = { value: { operator: { step: 'open' } } };
const invalid = { success: false, errorCode: 'passkey.invalid' };
const newAuthenticator = () => createAuthenticator(ORIGIN);

describe('a passkey of an operator', () => {
  it('is the second factor required in production, and can log in alone from then on', async () => {
    const { name, password } = await production.rooms.backoffice.addOperator('key.anna', 'risk');
    const first = await logIn(production, name, password);
    const chosen = await call<{ token: string }>(production, first.headers, '/password', {
      current: password,
      next: OPERATOR_PASSWORD,
    });
    const enrolling = renewed(first.headers, chosen.value.token);
    expect(await call(production, enrolling, '/members', undefined, 'GET')).toMatchObject({
      errorCode: 'login.step.required',
      value: { step: 'enrol' },
    });
    const authenticator = newAuthenticator();
    const begun = await beginAdding(production, enrolling);
    expect(begun.options).toMatchObject({
      rp: { id: 'play.example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await addPasskey(production, enrolling, authenticator);
    expect(added).toMatchObject({ value: { operator: { step: 'open', hasTotp: false, hasPasskey: true } } });
    expect((await call(production, enrolling, '/me', undefined, 'GET')).status).toBe(401);
    expect((await call(production, added.headers, '/members', undefined, 'GET')).status).toBe(200);

    const byPassword = await logIn(production, name, OPERATOR_PASSWORD);
    expect(byPassword.step).toBe('code');
    expect((await call(production, byPassword.headers, '/members', undefined, 'GET')).errorCode).toBe(
      'login.step.required',
    );
    const { options } = await beginFactor(production, byPassword.headers);
    expect(options['allowCredentials']).toMatchObject([{ id: added.id }]);
    const given = await giveFactor(production, byPassword.headers, authenticator);
    expect(given).toMatchObject(open);
    expect((await call(production, given.headers, '/members', undefined, 'GET')).status).toBe(200);

    const alone = await logInByPasskey(production, authenticator);
    expect(alone).toMatchObject(open);
    expect(alone.cookies.find((one) => one.name === 'fairlot_op')).toMatchObject({
      path: '/backoffice',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });
    expect((await call(production, alone.headers, '/members', undefined, 'GET')).status).toBe(200);

    const trail = JSON.stringify(await auditOf(production, `operator:${name}`));
    for (const word of ['operator.passkey.added', 'operator.login', 'Key of the office']) expect(trail).toContain(word);
    expect(trail).not.toContain(alone.value.token);
  });

  it.each<[string, Bend]>([
    ['another origin', { origin: 'https://play.example.com.evil.example' }],
    ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['an unverified user', { flags: 0x41 }],
  ])('cannot be added with %s', async (_name, bend) => {
    const { headers } = await createOperator(app);
    expect(await addPasskey(app, headers, newAuthenticator(), bend)).toMatchObject(invalid);
    expect((await call<{ list: unknown[] }>(app, headers, '/passkeys', undefined, 'GET')).value.list).toEqual([]);
  });

  it.each<[string, Bend]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['another person', { userHandle: randomBytes(32).toString('base64url') }],
    ['an unverified user', { flags: 0x01 }],
  ])('cannot log in or be a second factor with %s', async (_name, bend) => {
    const { name, authenticator } = await operatorWithPasskey(app);
    const { headers } = await logIn(app, name, OPERATOR_PASSWORD, `10.8.0.${randomBytes(1)[0]}`);
    expect(await logInByPasskey(app, authenticator, bend)).toMatchObject(invalid);
    expect(await giveFactor(app, headers, authenticator, bend)).toMatchObject(invalid);
    expect(await logInByPasskey(app, authenticator)).toMatchObject(open);
    expect(await giveFactor(app, headers, authenticator)).toMatchObject(open);
  });

  it('of another operator is not a valid second factor; each belongs to one operator', async () => {
    const [one, other] = [await operatorWithPasskey(app), await operatorWithPasskey(app)];
    const { headers } = await logIn(app, one.name, OPERATOR_PASSWORD, '10.8.1.1');
    expect(await giveFactor(app, headers, other.authenticator)).toMatchObject(invalid);
    const { headers: third } = await createOperator(app);
    expect(await addPasskey(app, third, one.authenticator)).toMatchObject(invalid);
  });

  it('with a decreasing counter is refused as a copy', async () => {
    const { authenticator } = await operatorWithPasskey(app);
    expect(await logInByPasskey(app, authenticator)).toMatchObject(open);
    authenticator.rewind(2);
    expect(await logInByPasskey(app, authenticator)).toMatchObject(invalid);
  });

  it('handles malformed answers as refusals', async () => {
    for (const response of [
      {},
      { id: 'x' },
      { id: 5, response: null },
      { id: 'x', response: { clientDataJSON: 'x' } },
    ]) {
      const { challengeId } = await beginLogin(app);
      expect(await call(app, {}, '/login/passkey', { challengeId, response })).toMatchObject(invalid);
    }
  });
});

describe('a challenge', () => {
  it('accepts one answer, right or wrong, within its time limit', async () => {
    const { authenticator } = await operatorWithPasskey(app);
    const login = await beginLogin(app);
    const payload = { challengeId: login.challengeId, response: authenticator.get(login.options) };
    expect(await call(app, {}, '/login/passkey', payload)).toMatchObject(open);
    expect(await call(app, {}, '/login/passkey', payload)).toMatchObject(invalid);
    const wrong = await beginLogin(app);
    const bent = { challengeId: wrong.challengeId, response: authenticator.get(wrong.options, { flags: 0x01 }) };
    expect(await call(app, {}, '/login/passkey', bent)).toMatchObject(invalid);
    const mended = { ...bent, response: authenticator.get(wrong.options) };
    expect(await call(app, {}, '/login/passkey', mended)).toMatchObject(invalid);
    const late = await beginLogin(app);
    await app.platform.db.run(sql`
      update backoffice_challenges set expires_at = clock_timestamp() - interval '1 second'`);
    const tardy = { challengeId: late.challengeId, response: authenticator.get(late.options) };
    expect(await call(app, {}, '/login/passkey', tardy)).toMatchObject(invalid);
  });

  it('is only valid for the purpose and the session that requested it', async () => {
    const { name, authenticator, headers } = await operatorWithPasskey(app);
    const [one, two] = [
      await logIn(app, name, OPERATOR_PASSWORD, '10.8.2.1'),
      await logIn(app, name, OPERATOR_PASSWORD, '10.8.2.2'),
    ];
    const use = ({ challengeId, options }: Awaited<ReturnType<typeof beginLogin>>) => ({
      challengeId,
      response: authenticator.get(options),
    });
    const make = ({ challengeId, options }: Awaited<ReturnType<typeof beginLogin>>) => ({
      challengeId,
      name: 'Stolen',
      response: newAuthenticator().create({ ...options, user: { id: 'x' } }),
    });
    // A login challenge, which anyone can get, is invalid where an operator is known, and vice versa.
    expect(await call(app, one.headers, '/login/factor', use(await beginLogin(app)))).toMatchObject(invalid);
    expect(await call(app, headers, '/passkeys', make(await beginLogin(app)))).toMatchObject(invalid);
    expect(await call(app, {}, '/login/passkey', use(await beginFactor(app, one.headers)))).toMatchObject(invalid);
    expect(await call(app, {}, '/login/passkey', use(await beginAdding(app, headers)))).toMatchObject(invalid);
    expect(await call(app, two.headers, '/login/factor', use(await beginFactor(app, one.headers)))).toMatchObject(
      invalid,
    );
    const other = await createOperator(app);
    expect(await call(app, other.headers, '/passkeys', make(await beginAdding(app, headers)))).toMatchObject(invalid);
    expect(await giveFactor(app, one.headers, authenticator)).toMatchObject(open);
  });
});

describe('an authenticator', () => {
  it('added to a passkey requires the password of the logged-in operator, and either factor suffices', async () => {
    const { name, headers, authenticator } = await operatorWithPasskey(app);
    expect(await call(app, headers, '/totp', {})).toMatchObject({ errorCode: 'reauth.required' });
    expect(await call(app, headers, '/totp', { password: 'guessed' })).toMatchObject({ errorCode: 'login.invalid' });
    const begun = await call<{ secret: string }>(app, headers, '/totp', { password: OPERATOR_PASSWORD });
    const code = await codeOf(begun.value.secret, -1);
    expect(await call(app, headers, '/totp/confirm', { code })).toMatchObject({
      value: { operator: { step: 'open', hasTotp: true, hasPasskey: true } },
    });
    const { headers: byCode } = await logIn(app, name, OPERATOR_PASSWORD, '10.8.3.1');
    expect(await call(app, byCode, '/login/code', { code: await codeOf(begun.value.secret) })).toMatchObject(open);
    expect(await logInByPasskey(app, authenticator)).toMatchObject(open);
  });

  it('is no second factor until a code has confirmed it', async () => {
    const { name, headers, authenticator } = await operatorWithPasskey(app);
    const begun = await call<{ secret: string }>(app, headers, '/totp', { password: OPERATOR_PASSWORD });
    const code = await codeOf(begun.value.secret);
    const entered = await logIn(app, name, OPERATOR_PASSWORD, '10.8.3.2');
    expect(entered.step).toBe('code');
    expect(await call(app, entered.headers, '/login/code', { code })).toMatchObject({ errorCode: 'totp.invalid' });
    expect(await giveFactor(app, entered.headers, authenticator)).toMatchObject(open);
    const confirmed = await call(app, headers, '/totp/confirm', { code });
    expect(confirmed).toMatchObject({ value: { operator: { hasTotp: true } } });
  });
});
