import {
  auditOf,
  callDesk,
  createMember,
  createOperator,
  openTestApp,
  OPERATOR_PASSWORD,
  operatorHeaders,
} from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { codeOf, logIn } from './backoffice.testing.ts';

const app = await openTestApp({ seed: 'demo' });
/** The demonstration's data with production rules. */
const production = await openTestApp({
  seed: 'demo',
  config: { isProduction: true, publicOrigin: 'https://play.example.com' },
});

const progress = { token: expect.stringMatching(/^[\w-]{43}$/), operator: expect.objectContaining({ step: 'open' }) };

describe('the demonstration', () => {
  it('has two operators who log in without an authenticator', async () => {
    for (const name of ['operator', 'Operator2 ']) {
      const { answer, cookie, headers } = await logIn(app, name, 'Fairlot2026');
      expect(answer).toMatchObject({ success: true, value: progress });
      expect(cookie).toMatchObject({ path: '/backoffice', httpOnly: true, sameSite: 'Strict' });
      expect(cookie).not.toHaveProperty('secure');
      expect(await callDesk(app, headers, 'GET', '/me')).toMatchObject({
        status: 200,
        value: { name: name.trim().toLowerCase(), role: 'admin', step: 'open', hasTotp: false },
      });
    }
  });
});

describe('in production', () => {
  it('requires the same operators to set up an authenticator, and sets an https-only cookie', async () => {
    const { step, cookie, headers } = await logIn(production, 'operator2', 'Fairlot2026');
    expect(step).toBe('enrol');
    expect(cookie).toMatchObject({ secure: true });
    expect(await callDesk(production, headers, 'GET', '/maintenance')).toMatchObject({
      status: 403,
      errorCode: 'login.step.required',
      value: { step: 'enrol' },
    });
    expect(
      await callDesk(production, headers, 'POST', '/password', { current: 'Fairlot2026', next: 'Fairlot2027' }),
    ).toMatchObject({ errorCode: 'login.step.required' });
  });

  it('makes a new operator choose a password, set up an authenticator, and use its code from then on', async () => {
    const { name, password } = await production.rooms.backoffice.addOperator('Risk.Binh', 'risk');
    const first = await logIn(production, name, password);
    expect(first.step).toBe('password');
    expect(await callDesk(production, first.headers, 'POST', '/totp', {})).toMatchObject({
      status: 403,
      errorCode: 'login.step.required',
    });

    const change = (headers: Record<string, string>, next: string, current = password) =>
      callDesk<{ token: string; operator: { step: string } }>(production, headers, 'POST', '/password', {
        current,
        next,
      });
    for (const weak of ['weak', 'password12', 'risk.binh 2026'])
      expect(await change(first.headers, weak)).toMatchObject({ errorCode: 'password.weak' });
    expect(await change(first.headers, password)).toMatchObject({ errorCode: 'modify.new.old.same' });
    expect(await change(first.headers, 'Lantern2026x', 'guessed')).toMatchObject({ errorCode: 'login.invalid' });
    const changed = await change(first.headers, 'Lantern2026x');
    expect(changed.value.operator.step).toBe('enrol');
    // The previous token is invalid after the step.
    expect(await callDesk(production, first.headers, 'GET', '/me')).toMatchObject({ status: 401 });

    const cookie = first.cookie?.value ?? '';
    const headers = operatorHeaders(changed.value.token, cookie);
    const {
      value: { secret, uri },
    } = await callDesk<{ secret: string; uri: string }>(production, headers, 'POST', '/totp', {});
    expect(uri).toMatch(/^otpauth:\/\/totp\/Fairlot:risk\.binh\?/);
    expect(await callDesk(production, headers, 'POST', '/totp/confirm', { code: '000000' })).toMatchObject({
      errorCode: 'totp.invalid',
    });
    const confirming = await codeOf(secret, -1);
    const confirmed = await callDesk<{ token: string }>(production, headers, 'POST', '/totp/confirm', {
      code: confirming,
    });
    expect(confirmed).toMatchObject({ success: true, value: progress });
    const open = operatorHeaders(confirmed.value.token, cookie);
    expect(await callDesk(production, open, 'GET', '/members')).toMatchObject({ status: 200 });
    expect(await callDesk(production, open, 'POST', '/totp', {})).toMatchObject({ errorCode: 'totp.enrolled' });

    const second = await logIn(production, name, 'Lantern2026x');
    expect(second.step).toBe('code');
    expect(await callDesk(production, second.headers, 'GET', '/members')).toMatchObject({
      status: 403,
      errorCode: 'login.step.required',
    });
    // A code that was accepted before is refused, even within its period.
    const enter = (code: string, with_ = second.headers) =>
      callDesk<{ token: string }>(production, with_, 'POST', '/login/code', { code });
    expect(await enter(confirming)).toMatchObject({ errorCode: 'totp.invalid' });
    const code = await codeOf(secret);
    expect(await enter(code)).toMatchObject({ success: true, value: progress });
    const third = await logIn(production, name, 'Lantern2026x');
    expect(await enter(code, third.headers)).toMatchObject({ errorCode: 'totp.invalid' });
    expect(await enter(await codeOf(secret, 1), third.headers)).toMatchObject({ success: true });

    const trail = JSON.stringify(await auditOf(production, `operator:${name}`));
    for (const action of ['operator.added', 'operator.password.changed', 'operator.totp.confirmed', 'operator.login'])
      expect(trail).toContain(action);
    for (const hidden of [password, 'Lantern2026x', secret, confirmed.value.token, cookie, 'argon2'])
      expect(trail).not.toContain(hidden);
    const { text } = await production.platform.db.one(
      sql<{
        text: string;
      }>`select encode(totp_secret, 'escape') as text from backoffice_operators where name = ${name}`,
    );
    expect(text).not.toContain(secret);
  }, 120_000);

  it('accepts only one of two concurrent uses of a code', async () => {
    const { name, password } = await production.rooms.backoffice.addOperator('twice', 'support');
    const first = await logIn(production, name, password);
    const changed = await callDesk<{ token: string }>(production, first.headers, 'POST', '/password', {
      current: password,
      next: OPERATOR_PASSWORD,
    });
    const headers = operatorHeaders(changed.value.token, first.cookie?.value ?? '');
    const {
      value: { secret },
    } = await callDesk<{ secret: string }>(production, headers, 'POST', '/totp', {});
    await callDesk(production, headers, 'POST', '/totp/confirm', { code: await codeOf(secret, -1) });
    const logins = [await logIn(production, name, OPERATOR_PASSWORD), await logIn(production, name, OPERATOR_PASSWORD)];
    const code = await codeOf(secret);
    const answers = await Promise.all(
      logins.map((login) => callDesk(production, login.headers, 'POST', '/login/code', { code })),
    );
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'totp.invalid']));
  }, 120_000);
});

describe('guessing', () => {
  it('is slowed down for any name, known or not, and a correct password does not end a pause', async () => {
    const operator = await createOperator(app);
    for (const name of [operator.name, 'nobody-here']) {
      for (let tries = 0; tries < 5; tries++)
        expect((await logIn(app, name, 'wrong', `10.2.0.${tries}`)).errorCode).toBe('login.invalid');
      const locked = await logIn(app, name, OPERATOR_PASSWORD, '10.2.0.9');
      expect(locked.errorCode).toBe('login.locked');
      expect(Number(locked.response.headers['retry-after'])).toBeGreaterThan(20);
    }
    const pauses: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      await app.platform.db.run(sql`update backoffice_attempts set at = at - interval '16 minutes'`);
      expect((await logIn(app, operator.name, 'wrong', `10.3.0.${tries}`)).errorCode).toBe('login.invalid');
      pauses.push(
        Number((await logIn(app, operator.name, 'wrong', `10.4.0.${tries}`)).response.headers['retry-after']),
      );
    }
    expect(pauses).toEqual([60, 120, 240, 480, 900, 900, 900]);
    await app.platform.db.run(sql`update backoffice_attempts set at = at - interval '16 minutes'`);
    expect((await logIn(app, operator.name, OPERATOR_PASSWORD)).answer.success).toBe(true);
    // The success cleared the failures.
    expect((await logIn(app, operator.name, 'wrong')).errorCode).toBe('login.invalid');
    expect((await logIn(app, operator.name, OPERATOR_PASSWORD)).answer.success).toBe(true);
  });

  it('counts concurrent attempts', async () => {
    const { name } = await createOperator(app);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => logIn(app, name, 'wrong', `10.5.0.${n}`)));
    expect(answers.filter(({ errorCode }) => errorCode === 'login.invalid').length).toBe(5);
    expect(answers.filter(({ errorCode }) => errorCode === 'login.locked').length).toBe(7);
  });

  it('is limited by address, across all names', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => logIn(app, `guess-${n}`, 'wrong', '10.6.0.1')),
    );
    expect(answers.filter(({ errorCode }) => errorCode === 'rate.limited').length).toBeGreaterThanOrEqual(10);
  });
});

describe('a session', () => {
  const age = (id: bigint, column: 'last_used_at' | 'created_at', interval: string) =>
    app.platform.db.run(sql`
      update backoffice_sessions
        set ${sql.id(column)} = clock_timestamp() - ${interval}::interval where operator_id = ${id}::bigint`);

  it('ends after 30 minutes without use and after 12 hours whatever its use', async () => {
    const { id, headers } = await createOperator(app);
    await age(id, 'last_used_at', '29 minutes');
    expect((await callDesk(app, headers, 'GET', '/me')).status).toBe(200);
    await age(id, 'last_used_at', '30 minutes 1 second');
    expect((await callDesk(app, headers, 'GET', '/me')).status).toBe(401);
    const other = await createOperator(app);
    await age(other.id, 'created_at', '11 hours 59 minutes');
    expect((await callDesk(app, other.headers, 'GET', '/me')).status).toBe(200);
    await age(other.id, 'created_at', '12 hours 1 second');
    expect((await callDesk(app, other.headers, 'GET', '/me')).status).toBe(401);
  });

  it('requires its own token and cookie, and ends with the logout', async () => {
    const [one, two] = [await createOperator(app), await createOperator(app)];
    expect((await callDesk(app, { authorization: one.headers['authorization']! }, 'GET', '/me')).status).toBe(401);
    expect(await callDesk(app, { cookie: one.headers['cookie']! }, 'GET', '/me')).toMatchObject({
      status: 401,
      errorCode: 'auth.required',
    });
    expect(
      (
        await callDesk(
          app,
          { authorization: one.headers['authorization']!, cookie: two.headers['cookie']! },
          'GET',
          '/me',
        )
      ).status,
    ).toBe(401);
    expect((await callDesk(app, one.headers, 'POST', '/logout')).status).toBe(200);
    expect((await callDesk(app, one.headers, 'GET', '/me')).status).toBe(401);
    expect((await callDesk(app, two.headers, 'GET', '/me')).status).toBe(200);
  });

  it('ends immediately when the operator is disabled, who can no longer log in', async () => {
    const { name, headers } = await createOperator(app);
    await app.rooms.backoffice.disableOperator(name);
    expect((await callDesk(app, headers, 'GET', '/me')).status).toBe(401);
    expect((await logIn(app, name, OPERATOR_PASSWORD)).errorCode).toBe('login.invalid');
  });

  it('of an operator ends when the password is changed in another session', async () => {
    const { name, headers } = await createOperator(app);
    const other = await logIn(app, name, OPERATOR_PASSWORD);
    const changed = await callDesk<{ token: string }>(app, other.headers, 'POST', '/password', {
      current: OPERATOR_PASSWORD,
      next: 'Lantern2027x',
    });
    expect(changed.success).toBe(true);
    expect((await callDesk(app, headers, 'GET', '/me')).status).toBe(401);
    expect(
      (await callDesk(app, operatorHeaders(changed.value.token, other.cookie?.value ?? ''), 'GET', '/me')).status,
    ).toBe(200);
  });

  it('of an operator gives no access as a member, nor the reverse', async () => {
    const member = await createMember(app);
    const operator = await createOperator(app);
    expect((await app.server.inject({ method: 'GET', url: '/wps/wallet', headers: operator.headers })).statusCode).toBe(
      401,
    );
    const mixed = {
      authorization: member.headers['authorization']!,
      cookie: `${member.headers['cookie']}; ${operator.headers['cookie']}`,
    };
    expect((await callDesk(app, mixed, 'GET', '/me')).status).toBe(401);
  });
});
