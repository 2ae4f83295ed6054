import { createOperator, OPERATOR_PASSWORD } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createAuthenticator } from '../../../platform/passkeys.testing.ts';
import { logIn } from '../backoffice.testing.ts';
import {
  addPasskey,
  beginAdding,
  beginFactor,
  call,
  giveFactor,
  logInByPasskey,
  openApps,
  operatorWithPasskey,
  ORIGIN,
  renewed,
} from './passkeys.testing.ts';

const { app, production } = await openApps();

const invalid = { success: false, errorCode: 'passkey.invalid' };
const password = OPERATOR_PASSWORD;
const statusOf = async (headers: Record<string, string>) => (await call(app, headers, '/me', undefined, 'GET')).status;
const remove = (headers: Record<string, string>, id: string, body: object = { password }, at = app) =>
  call(at, headers, `/passkeys/${encodeURIComponent(id)}/remove`, body);
const passkeysOf = async (headers: Record<string, string>) =>
  (await call<{ list: { id: string; name: string }[] }>(app, headers, '/passkeys', undefined, 'GET')).value.list;

describe('a removed passkey', () => {
  it('ends the sessions that it opened or verified, and no others', async () => {
    const { name, headers, authenticator, id } = await operatorWithPasskey(app);
    const second = createAuthenticator(ORIGIN);
    // The first one was the factor of the session in which it was added; the second one belongs to no session.
    const withBoth = await addPasskey(app, headers, second);
    const opened = await logInByPasskey(app, authenticator);
    const given = await giveFactor(app, (await logIn(app, name, password, '10.9.0.1')).headers, authenticator);
    const bySecond = await logInByPasskey(app, second);
    expect((await passkeysOf(bySecond.headers)).map((one) => one.id)).toEqual([withBoth.id, id]);
    expect((await remove(bySecond.headers, id)).success).toBe(true);
    expect(await Promise.all([opened, given, withBoth, bySecond].map((one) => statusOf(one.headers)))).toEqual([
      401, 401, 401, 200,
    ]);
    expect(await logInByPasskey(app, authenticator)).toMatchObject(invalid);
    expect((await passkeysOf(bySecond.headers)).map((one) => one.id)).toEqual([withBoth.id]);
    expect((await remove(bySecond.headers, withBoth.id)).success).toBe(true);
    expect(await statusOf(bySecond.headers)).toBe(401);
  });

  it('is removed and renamed by its owner only, with the password, counted apart from the login', async () => {
    const [owner, other] = [await operatorWithPasskey(app), await createOperator(app)];
    expect(await remove(other.headers, owner.id)).toMatchObject({ status: 404, errorCode: 'not.found' });
    const path = `/passkeys/${encodeURIComponent(owner.id)}`;
    expect((await call(app, other.headers, path, { name: 'Mine' }, 'PUT')).errorCode).toBe('not.found');
    expect((await call(app, owner.headers, path, { name: '  ' }, 'PUT')).status).toBe(400);
    expect((await call(app, owner.headers, path, { name: 'Chìa khoá' }, 'PUT')).success).toBe(true);
    expect(await passkeysOf(owner.headers)).toMatchObject([{ id: owner.id, name: 'Chìa khoá' }]);
    expect(await remove(owner.headers, owner.id, {})).toMatchObject({ errorCode: 'reauth.required' });
    for (let tries = 0; tries < 5; tries++)
      expect(await remove(owner.headers, owner.id, { password: 'guessed' })).toMatchObject({
        errorCode: 'login.invalid',
      });
    expect(await remove(owner.headers, owner.id)).toMatchObject({ errorCode: 'login.locked' });
    expect((await logIn(app, owner.name, password, '10.9.1.1')).step).toBe('code');
  });

  it('cannot be the last second factor where one is required', async () => {
    // The second factor is required in production only, as for the demonstration's operators.
    const operator = await createOperator(production);
    const authenticator = createAuthenticator(ORIGIN);
    const begun = await call<{ challengeId: string; options: Record<string, unknown> & { challenge: string } }>(
      production,
      operator.headers,
      '/passkeys/options',
      {},
    );
    const response = authenticator.create(begun.value.options);
    const added = await call<{ token: string }>(production, operator.headers, '/passkeys', {
      challengeId: begun.value.challengeId,
      name: 'Only one',
      response,
    });
    const headers = renewed(operator.headers, added.value.token);
    expect(await remove(headers, response.id, { password }, production)).toMatchObject({ errorCode: 'passkey.last' });
    const spare = await addPasskey(production, headers, createAuthenticator(ORIGIN));
    expect((await remove(spare.headers, spare.id, { password }, production)).success).toBe(true);
    expect((await logInByPasskey(production, authenticator)).success).toBe(true);
  });
});

describe("an operator's pending action", () => {
  it('ends with a new password: adding a passkey, and an unconfirmed authenticator', async () => {
    const operator = await createOperator(app);
    const begun = await beginAdding(app, operator.headers);
    await call(app, operator.headers, '/totp', { password });
    const changed = await call<{ token: string }>(app, operator.headers, '/password', {
      current: password,
      next: 'Lantern2027x',
    });
    const headers = renewed(operator.headers, changed.value.token);
    const response = createAuthenticator(ORIGIN).create(begun.options);
    expect(
      await call(app, headers, '/passkeys', { challengeId: begun.challengeId, name: 'Late', response }),
    ).toMatchObject(invalid);
    const { secret } = await app.platform.db.one(
      sql<{
        secret: unknown;
      }>`select totp_secret as secret from backoffice_operators where id = ${operator.id}::bigint`,
    );
    expect(secret).toBeNull();
  });

  it('ends when the operator is disabled, and the passkeys can no longer log in', async () => {
    const { id, name, headers, authenticator } = await operatorWithPasskey(app);
    const waiting = (await logIn(app, name, password, '10.9.2.1')).headers;
    await beginAdding(app, headers);
    await beginFactor(app, waiting);
    await app.rooms.backoffice.disableOperator(name);
    expect([await statusOf(headers), await statusOf(waiting)]).toEqual([401, 401]);
    expect(await logInByPasskey(app, authenticator)).toMatchObject(invalid);
    const { count } = await app.platform.db.one(sql<{ count: bigint }>`
      select count(*) as count from backoffice_challenges c join backoffice_passkeys k using (operator_id)
       where k.id = ${id}`);
    expect(count).toBe(0n);
  });

  it('cannot be completed by a session that was ended meanwhile', async () => {
    const { id, headers } = await createOperator(app);
    const begun = await beginAdding(app, headers);
    // Simulates a password change in another session while the answer is being checked.
    await app.platform.db.script(`
      create function test_end_session() returns trigger language plpgsql as $$ begin
        update backoffice_sessions set revoked_at = clock_timestamp() where operator_id = new.operator_id; return new;
      end $$;
      create trigger test_end_session after insert on backoffice_passkeys
        for each row execute function test_end_session()`);
    const response = createAuthenticator(ORIGIN).create(begun.options);
    const answer = await call(app, headers, '/passkeys', { challengeId: begun.challengeId, name: 'Late', response });
    await app.platform.db.script(
      'drop trigger test_end_session on backoffice_passkeys; drop function test_end_session()',
    );
    expect(answer.errorCode).toBe('auth.logged.out');
    const { count } = await app.platform.db.one(sql<{ count: bigint }>`
      select count(*) as count from backoffice_passkeys where operator_id = ${id}::bigint`);
    expect(count).toBe(0n);
  });
});
