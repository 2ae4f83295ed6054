import { createMember, errorOf, openTestApp, runJob, type TestMember } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, logIn, register, requireRegister } from '../client.testing.ts';
import { startSandbox } from '../sandbox.testing.ts';
import { giveContact } from '../contact.testing.ts';

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());
const { url, webhookSecret: secret } = sandbox.payments;
const app = await openTestApp({ seed: 'demo', config: { exclusionRegister: { url: `${url}/register`, secret } } });
await requireRegister(app);

const step = (path: string, body?: object) =>
  fetch(`${sandbox.payments.url}/register/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
let next = 0;
const fresh = () => ({ name: `listed${++next}`, email: `listed${next}@example.com`, ip: `10.77.0.${next}` });
const registering = async (email?: string) => {
  const { name, ip } = fresh();
  return (await register(app, name, email === undefined ? {} : { email }, ip)).json();
};
/** A new member with an e-mail address. */
async function memberWith(email: string): Promise<TestMember> {
  const member = await createMember(app);
  await giveContact(app, member.memberId, { email });
  return member;
}
const logInAs = async (member: TestMember) =>
  expect(await errorOf(logIn(app, member.userName, 'Test2026', {}, fresh().ip))).toBeNull();
const gates = ({ memberId }: TestMember) =>
  Promise.all(
    (['play', 'deposit', 'withdraw'] as const).map((action) =>
      app.rooms.protection.gate(app.platform.db, memberId, action, 'VND'),
    ),
  );
const stateOf = async ({ headers }: TestMember) =>
  (await app.server.inject({ method: 'GET', url: '/wps/protection', headers })).json().value;
const age = (memberId: bigint, hours: number) =>
  app.platform.db.run(sql`
    update protection_members set register_at = register_at - ${hours}::int * interval '1 hour'
     where member_id = ${memberId}::bigint`);

it('refuses an account to a person on the register, and to all while it does not answer or is forged', async () => {
  const { email } = fresh();
  await step('people', { email, until: Date.now() + 86_400_000 });
  expect(await registering(email.toUpperCase())).toMatchObject({ errorCode: 'registration.refused', value: null });
  expect((await registering(fresh().email)).errorCode).toBeNull();
  for (const mode of ['down', 'nonsense', 'forged']) {
    await step(`mode/${mode}`);
    expect((await registering(fresh().email)).errorCode, mode).toBe('registration.unavailable');
  }
  await step('mode/answering');
  // A person without known data can be neither on nor off the register: they can register, and play once they can be
  // looked up.
  const { value } = await registering();
  const { memberId } = await app.platform.db.one(sql<{ memberId: bigint }>`
    select id as "memberId" from people_members where account = ${value.account}`);
  expect(await app.rooms.protection.gate(app.platform.db, memberId, 'play', 'VND')).toBe('unchecked');
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  expect((await registering(email)).errorCode).toBeNull();
  await app.rooms.site.change('market', { profile: 'demo', stricter: { exclusionRegister: true } });
});

it('a member found on it at login may only withdraw until it reports otherwise', async () => {
  const { email } = fresh();
  const member = await memberWith(email);
  await logInAs(member);
  expect(await gates(member)).toEqual([null, null, null]);
  // A time beyond the range of dates is no end.
  await step('people', { email, until: Number.MAX_SAFE_INTEGER });
  await logInAs(member);
  expect(await gates(member)).toEqual(['excluded', 'excluded', null]);
  expect(await stateOf(member)).toMatchObject({ register: 'excluded', registerUntil: null });
  // A missing answer does not end an exclusion.
  await step('mode/down');
  await logInAs(member);
  expect(await gates(member)).toEqual(['excluded', 'excluded', null]);
  await step('mode/answering');
  await step('people/remove', { email });
  await logInAs(member);
  expect(await gates(member)).toEqual([null, null, null]);
  const acts = await app.platform.db.rows(sql<{ act: string }>`
    select act from protection_acts where member_id = ${member.memberId}::bigint order by id`);
  expect(acts.map(({ act }) => act)).toEqual(['register.excluded', 'register.cleared']);
});

it('a listed member, and every member while it does not answer, keeps the address it is queried by', async () => {
  const { email } = fresh();
  const member = await memberWith(email);
  await logInAs(member);
  const change = async (to: string) =>
    (await callSealed(app, member.headers, '/wps/account/personal', { email: to, password: 'Test2026' })).json();
  await step('mode/down');
  expect(await change('')).toMatchObject({ errorCode: 'email.locked', value: { field: 'email' } });
  await step('mode/answering');
  // Listed after the login: the register is queried again.
  await step('people', { email });
  expect((await change(fresh().email)).errorCode).toBe('email.locked');
  await logInAs(member);
  expect(await gates(member)).toEqual(['excluded', 'excluded', null]);
  await step('people/remove', { email });
  const { email: newer } = fresh();
  expect(await change(newer)).toMatchObject({ errorCode: null, value: { email: newer } });
  expect(await gates(member)).toEqual([null, null, null]);
});

it('while it does not answer, a login allows only withdrawals; it is queried every minute and every day', async () => {
  const { email } = fresh();
  const member = await memberWith(email);
  await step('mode/down');
  await logInAs(member);
  expect(await gates(member)).toEqual(['unchecked', 'unchecked', null]);
  expect(await stateOf(member)).toMatchObject({ register: 'unknown' });
  await step('mode/answering');
  await stateOf(member);
  await app.server.inject({ method: 'GET', url: '/wps/protection/limits', headers: member.headers });
  await age(member.memberId, 1);
  await runJob(app, 'verification-register');
  expect(await gates(member)).toEqual([null, null, null]);

  await step('people', { email });
  await runJob(app, 'verification-register');
  expect(await gates(member), 'asked within the day').toEqual([null, null, null]);
  await age(member.memberId, 25);
  await step('mode/down');
  await runJob(app, 'verification-register');
  expect(await gates(member), 'what it said holds for two days').toEqual([null, null, null]);
  await age(member.memberId, 24);
  await runJob(app, 'verification-register');
  expect(await gates(member)).toEqual(['unchecked', 'unchecked', null]);
  await step('mode/answering');
  await age(member.memberId, 1);
  await runJob(app, 'verification-register');
  expect(await gates(member)).toEqual(['excluded', 'excluded', null]);
});

it('if the market requires identification, unidentified members cannot play, but can withdraw', async () => {
  await app.rooms.site.change('market', { profile: 'demo', stricter: { identityBefore: 'play' } });
  const member = await createMember(app);
  await logInAs(member);
  expect(await gates(member)).toEqual(['unidentified', null, null]);
  expect(await stateOf(member)).toMatchObject({ needsIdentity: true });
  const decide = (name: string | null) =>
    app.platform.db.transaction((tx) => app.rooms.verification.decide(tx, member.memberId, { name, decidedBy: null }));
  await decide('Trần B');
  expect(await gates(member)).toEqual([null, null, null]);
  await logInAs(member);
  expect(await gates(member)).toEqual([null, null, null]);
  await decide(null);
  expect(await gates(member)).toEqual(['unidentified', null, null]);
  // Members who are logged in when the market's rule changes are checked without waiting for the next login.
  const job = () => runJob(app, 'verification-before-play');
  const here = await createMember(app);
  const trial = { method: 'POST', url: '/wps/session/testPlay', headers: { moduleid: 'FREEPLAY3' } } as const;
  expect((await app.server.inject(trial)).json()).toMatchObject({ success: true });
  await job();
  expect([await gates(member), await gates(here)]).toEqual([
    ['unidentified', null, null],
    ['unidentified', null, null],
  ]);
  const { held } = await app.platform.db.one(sql<{ held: bigint }>`
    select count(*) filter (where needs_identity) as held from protection_members where kind = 'trial'`);
  expect(held).toBe(0n);
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  await job();
  expect([await gates(member), await gates(here)]).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

it('marketing does not reach members who are excluded or on a break', async () => {
  const member = await createMember(app);
  const ask = async (url: string) =>
    (await app.server.inject({ method: 'GET', url, headers: member.headers })).json().value;
  const before = await ask('/wps/announcements/noticeNew');
  expect(before.promotion.length).toBeGreaterThan(0);
  expect(before.banners.length).toBeGreaterThan(0);
  const promotion = `/wps/announcements/${before.promotion[0].id}`;
  expect((await ask(promotion)).id).toBe(before.promotion[0].id);
  await app.server.inject({
    method: 'POST',
    url: '/wps/protection/timeout',
    headers: member.headers,
    payload: { hours: 24 },
  });
  const after = await ask('/wps/announcements/noticeNew');
  expect(after).toMatchObject({ promotion: [], banners: [], popup: [], promotionCategories: [] });
  expect(after.player).toEqual(before.player);
  expect(await ask('/wps/announcements/bannerNew')).toEqual([]);
  const direct = await app.server.inject({ method: 'GET', url: promotion, headers: member.headers });
  expect(direct.json().errorCode).toBe('not.found');
});
