import { createMember, errorOf, openTestApp, runJob, type TestMember } from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { logIn, register, requireRegister } from '../client.testing.ts';
import { giveContact } from '../contact.testing.ts';
import { startSandbox } from '../sandbox.testing.ts';

// A site whose market requires an exclusion register, which operators connect to GAMSTOP.

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());
const app = await openTestApp();
const desk = await openConnections(app, '/identityConnections');
await requireRegister(app);

const BORN = '1990-05-17';
const POSTCODE = 'PE16 6RY';

const connect = async () =>
  desk.agree(
    await desk.connect('gamstop', {
      url: `${sandbox.payments.url}/gamstop`,
      fields: { batchUrl: `${sandbox.payments.url}/gamstop/batch` },
      keys: { apiKey: sandbox.payments.apiKey },
    }),
  );
const tell = (path: string, body?: object) =>
  fetch(`${sandbox.payments.url}/gamstop/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
let next = 0;
const fresh = () => ({ name: `london${++next}`, email: `london${next}@example.com`, ip: `10.78.0.${next}` });
const registering = async () => {
  const { name, email, ip } = fresh();
  return (await register(app, name, { email }, ip)).json();
};
/** A logged-in member with a verified identity. */
async function verified(lastName: string): Promise<TestMember> {
  const member = await createMember(app);
  await giveContact(app, member.memberId, { email: fresh().email });
  await app.platform.db.transaction((tx) =>
    app.rooms.verification.decide(tx, member.memberId, {
      name: `Mary ${lastName}`,
      birthDate: BORN,
      postcode: POSTCODE,
      decidedBy: null,
    }),
  );
  expect(await errorOf(logIn(app, member.userName, 'Test2026', {}, fresh().ip))).toBeNull();
  return member;
}
const gate = ({ memberId }: TestMember, action: 'play' | 'deposit' | 'withdraw' = 'play') =>
  app.rooms.protection.gate(app.platform.db, memberId, action, 'VND');

it('rejects registrations while no register is connected, and connects GAMSTOP without a restart', async () => {
  expect((await registering()).errorCode).toBe('registration.unavailable');
  expect(await connect()).toBe('executed');
  await expect.poll(async () => (await registering()).errorCode).toBeNull();
});

it('lets a member play after the identity check (name, birth date, postcode) and a clear register', async () => {
  const { value } = await registering();
  const account = String(value.account);
  const member = (await app.rooms.people.findByAccount(account))!;
  expect(await app.rooms.protection.gate(app.platform.db, member.id, 'play', 'VND')).toBe('unchecked');
  expect(await gate(await verified('Clear'))).toBeNull();
});

it('a member on the register can only withdraw, from the next log-in or daily batch on', async () => {
  await tell('people', { lastName: 'Away', dateOfBirth: BORN, postcode: POSTCODE, exclusion: 'Y' });
  const excluded = await verified('Away');
  expect([await gate(excluded), await gate(excluded, 'deposit'), await gate(excluded, 'withdraw')]).toEqual([
    'excluded',
    'excluded',
    null,
  ]);
  const later = await verified('Later');
  expect(await gate(later)).toBeNull();
  // The job queries members who were online recently.
  await app.server.inject({ method: 'GET', url: '/wps/protection/limits', headers: later.headers });
  await tell('people', { lastName: 'Later', dateOfBirth: BORN, postcode: POSTCODE, exclusion: 'Y' });
  await app.platform.db.run(sql`
    update protection_members set register_at = register_at - interval '25 hours'
     where member_id = ${later.memberId}::bigint`);
  await runJob(app, 'verification-register');
  expect(await gate(later)).toBe('excluded');
});

it('while it is down, no member gets a new result, and switching it off takes two operators', async () => {
  await tell('mode/down');
  const unknown = await verified('Unknown');
  expect([await gate(unknown), await gate(unknown, 'withdraw')]).toEqual(['unchecked', null]);
  await tell('mode/answering');
  const asked = await desk.turnOff('gamstop');
  expect(asked.status).toBe(202);
  expect(await desk.agree(asked)).toBe('executed');
  await expect.poll(async () => (await registering()).errorCode).toBe('registration.unavailable');
});
