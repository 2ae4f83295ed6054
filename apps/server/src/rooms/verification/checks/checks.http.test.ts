import {
  auditOf,
  callDesk,
  callSite,
  createMember,
  createOperator,
  openSandbox,
  openTestApp,
  REASON,
  runJob,
  type TestMember,
} from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';
import { addDays, dayOf } from '../../../platform/zone.ts';
import { postPassport, sendPassport } from '../documents.testing.ts';

const sandbox = await openSandbox();
const { url: sandboxUrl, webhookSecret: secret } = sandbox.payments;
const app = await openTestApp({
  config: {
    identityProvider: { url: `${sandboxUrl}/identity`, secret },
    sanctionList: { url: `${sandboxUrl}/sanctions`, secret },
  },
});
app.platform.config.port = Number(new URL(await app.listen()).port);

const send = (who: TestMember) => sendPassport(app, who);
const own = async (who: TestMember) => (await callSite(app, who.headers, 'GET', '/wps/verification')).value;
const refs = async () =>
  (await (await fetch(`${sandbox.payments.url}/identity/checks`)).json()) as { ref: string; sides: string[] }[];
const say = (ref: string, decision: string, finding: object = {}) =>
  fetch(`${sandbox.payments.url}/identity/checks/${ref}/${decision}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(finding),
  });
const checkOf = ({ memberId }: TestMember) =>
  app.platform.db.one(sql<{ ref: string; state: string; lists: string[] }>`
    select ref::text as ref, state, lists from verification_checks
     where member_id = ${memberId}::bigint order by due_at desc limit 1`);
/** A member whose documents are at the provider. */
async function asking(): Promise<{ member: TestMember; ref: string }> {
  const member = await createMember(app);
  await send(member);
  await runJob(app, 'verification-checks');
  const { ref, state } = await checkOf(member);
  expect(state).toBe('pending');
  return { member, ref };
}
const becomes = (member: TestMember, state: string) =>
  vi.waitFor(async () => expect((await checkOf(member)).state).toBe(state), { timeout: 20_000 });
/** Two operators connect sanctions lists at an address. */
async function connectLists(url: string): Promise<void> {
  const desk = await openConnections(app, '/identityConnections');
  await desk.agree(await desk.connect('sanctions', { url, keys: { secret: sandbox.payments.webhookSecret } }));
  await expect.poll(() => desk.test('sanctions')).toBe(url === SILENT ? 'unanswered' : 'passed');
}
const BORN = '1990-05-17';
const SILENT = 'http://127.0.0.1:9';

it('a provider approves an adult on no list; the birth date is stored sealed', async () => {
  const { member, ref } = await asking();
  expect((await refs())[0]).toMatchObject({ ref, sides: ['front'] });
  await say(ref, 'approved', { name: 'Trần Thị Hoà', birthDate: BORN, expiresOn: '2032-01-31' });
  await becomes(member, 'approved');
  expect(await own(member)).toMatchObject({ state: 'verified' });
  const { headers } = await createOperator(app, 'risk');
  const { value } = await callDesk(app, headers, 'GET', `/members/${member.memberId}/verification`);
  expect(value).toMatchObject({
    name: 'Trần Thị Hoà',
    birthDate: BORN,
    expiresOn: '2032-01-31',
    decidedBy: null,
    check: { state: 'approved', lists: [] },
  });
  // A late report about the same documents changes nothing.
  await say(ref, 'refused', { note: 'late' });
  const young = await asking();
  await say(young.ref, 'approved', { name: 'Lê Non', birthDate: `${new Date().getUTCFullYear() - 17}-01-01` });
  await becomes(young.member, 'refused');
  expect(await own(young.member)).toMatchObject({ state: 'refused' });
  expect(await own(member)).toMatchObject({ state: 'verified' });
  const { sealed } = await app.platform.db.one(sql<{ sealed: Uint8Array }>`
    select birth_sealed as sealed from verification_members where member_id = ${member.memberId}::bigint`);
  expect(Buffer.from(sealed).includes(BORN)).toBe(false);
});

it("verifies no person below the merchant's minimum age, by a provider or manually", async () => {
  const [{ headers }, second] = [await createOperator(app, 'admin'), await createOperator(app, 'admin')];
  const setAge = (ageMinimum: number | null) =>
    callDesk<{ id: string }>(app, headers, 'PUT', '/site', { changes: { ageMinimum }, reason: REASON });
  const birthDate = `${new Date().getUTCFullYear() - 20}-01-01`;
  const finding = { name: 'Phạm Hai Mươi', birthDate };
  expect(await setAge(21)).toMatchObject({ success: true });
  try {
    const young = await asking();
    await say(young.ref, 'approved', finding);
    await becomes(young.member, 'refused');
    const path = `/members/${young.member.memberId}/verification`;
    const input = { ...finding, decision: 'verified', reason: REASON };
    expect(await callDesk(app, headers, 'POST', path, input)).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'birthDate', reason: 'age' },
    });
  } finally {
    const { value } = await setAge(null);
    await callDesk(app, second.headers, 'POST', `/approvals/${value.id}/approve`);
  }
  const grown = await asking();
  await say(grown.ref, 'approved', finding);
  await becomes(grown.member, 'approved');
});

it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('a person comes of age at midnight in %s', async (zone) => {
  const { site } = app.rooms;
  const before = await site.timeZone();
  const { headers } = await createOperator(app, 'risk');
  const today = dayOf(zone, Date.now());
  /** Born 20 years before a day. */
  const bornOn = (day: string) => `${Number(day.slice(0, 4)) - 20}${day.slice(4)}`;
  await site.change('ageMinimum', 20);
  await site.change('timeZone', zone);
  try {
    for (const [birthDate, state] of [
      [bornOn(addDays(today, 1)), 'refused'],
      [bornOn(today), 'approved'],
    ] as const) {
      const finding = { name: 'Phạm Hai Mươi', birthDate };
      const { member, ref } = await asking();
      const path = `/members/${member.memberId}/verification`;
      const verify = () => callDesk(app, headers, 'POST', path, { ...finding, decision: 'verified', reason: REASON });
      if (state === 'refused') expect(await verify()).toMatchObject({ value: { field: 'birthDate', reason: 'age' } });
      await say(ref, 'approved', finding);
      await becomes(member, state);
      expect(await verify()).toMatchObject({ success: state === 'approved' });
    }
  } finally {
    await site.change('timeZone', before);
    await site.change('ageMinimum', null);
  }
});

it('a name on a sanctions list and an inconclusive check wait for an operator, who decides', async () => {
  const { member, ref } = await asking();
  await say(ref, 'unknown');
  await becomes(member, 'unknown');
  expect(await own(member)).toMatchObject({ state: 'pending' });
  await say(ref, 'approved', { name: 'Ivan Sanctioned', birthDate: BORN });
  await becomes(member, 'hit');
  expect(await checkOf(member)).toMatchObject({ lists: ['Sandbox sanctions'] });
  expect(await own(member)).toMatchObject({ state: 'pending' });
  const { headers } = await createOperator(app, 'risk');
  const path = `/members/${member.memberId}/verification`;
  await callDesk(app, headers, 'POST', path, { decision: 'refused', note: 'Please call us', reason: REASON });
  expect(await checkOf(member)).toMatchObject({ state: 'left' });
  await say(ref, 'approved', { name: 'Somebody Else', birthDate: BORN });
  // A status query returns the same report as the webhook, and is ignored as well.
  await runJob(app, 'verification-checks');
  expect(await own(member)).toMatchObject({ state: 'refused', note: 'Please call us' });
});

it('manual verification checks sanctions lists first; blocked for minors and while lists do not answer', async () => {
  const { memberId } = await createMember(app);
  const { headers } = await createOperator(app, 'risk');
  const path = `/members/${memberId}/verification`;
  const decide = (change: object) =>
    callDesk<{ state: string; lists?: string[] }>(app, headers, 'POST', path, {
      decision: 'verified',
      name: 'Ivan Sanctioned',
      birthDate: BORN,
      reason: REASON,
      ...change,
    });
  expect(await decide({ birthDate: undefined })).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'birthDate', reason: 'required' },
  });
  expect(await decide({ birthDate: `${new Date().getUTCFullYear() - 17}-01-01` })).toMatchObject({
    value: { field: 'birthDate', reason: 'age' },
  });
  const lists = ['Sandbox sanctions'];
  expect(await decide({})).toMatchObject({ errorCode: 'verification.listed', value: { lists } });
  expect(await decide({ otherPersonOn: ['Another list'] })).toMatchObject({ errorCode: 'verification.listed' });
  await connectLists(SILENT);
  expect(await decide({ otherPersonOn: lists })).toMatchObject({ errorCode: 'verification.list.silent' });
  await connectLists(`${sandbox.payments.url}/sanctions`);
  expect((await callDesk(app, headers, 'GET', path)).value).toMatchObject({ state: 'none' });
  const asked = await decide({ otherPersonOn: lists, requestKey: 'verify-listed' });
  const { id } = (asked.value as unknown as { approval: { id: string } }).approval;
  const second = await createOperator(app, 'risk');
  expect((await callDesk(app, second.headers, 'POST', `/approvals/${id}/approve`)).value).toMatchObject({
    state: 'executed',
  });
  const [trail] = await auditOf(app, `member:${memberId}`);
  expect(trail).toMatchObject({ after: { state: 'verified', otherPersonOn: lists } });
});

it('forged and invalid reports change nothing; an unresponsive provider is queried again', async () => {
  const { member, ref } = await asking();
  const call = (headers: Record<string, string>, payload: object) =>
    callSite(app, headers, 'POST', '/wps/verification/callback', payload);
  const report = { ref, state: 'approved', name: 'A Thief', birthDate: BORN };
  expect((await call({}, report)).status).toBe(401);
  const forged = { 'webhook-id': 'x', 'webhook-timestamp': `${Math.floor(Date.now() / 1000)}` };
  expect((await call({ ...forged, 'webhook-signature': `v1,${'A'.repeat(43)}=` }, report)).status).toBe(401);
  expect(await own(member)).toMatchObject({ state: 'pending' });
  await say(ref, 'refused', { note: 'The picture\0 is dark' });
  await becomes(member, 'refused');
  expect(await own(member)).toMatchObject({ state: 'refused', note: 'The picture is dark' });
});

it('rejects pictures of a member who is verified while they are decoded', async () => {
  const { member } = await asking();
  const [decided, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deciding = app.platform.db.transaction(async (tx) => {
    await app.rooms.verification.decide(tx, member.memberId, { name: 'Trần Thị Hoà', decidedBy: null });
    decided.resolve();
    await waited.promise;
  });
  await decided.promise;
  const sending = postPassport(app, member);
  await untilBlocked(app.platform.db, '%update verification_checks%');
  waited.resolve();
  await deciding;
  expect(await sending).toMatchObject({ errorCode: 'verification.done' });
  expect(await checkOf(member)).toMatchObject({ state: 'left' });
  expect(await own(member)).toMatchObject({ state: 'verified' });
});

it('ends with the account; pictures and checks are removed five years later', async () => {
  const { member, ref } = await asking();
  const { memberId } = member;
  await app.platform.db.transaction((tx) => app.person.erase(tx, memberId));
  expect(await checkOf(member)).toMatchObject({ state: 'left' });
  await say(ref, 'approved', { name: 'Trần Thị Hoà', birthDate: BORN });
  await runJob(app, 'verification-checks');
  expect(await own(member)).toMatchObject({ state: 'none', sent: [] });
  const rows = async () =>
    (
      await app.platform.db.rows(sql`
        select 1 from verification_documents where member_id = ${memberId}::bigint
        union all select 1 from verification_checks where member_id = ${memberId}::bigint`)
    ).length;
  const age = (years: number) =>
    app.platform.db.run(sql`
      update verification_documents set closed_at = closed_at - make_interval(years => ${years}::int)
       where member_id = ${memberId}::bigint`);
  await age(4);
  await runJob(app, 'verification-former');
  expect(await rows()).toBe(2);
  await age(1);
  await runJob(app, 'verification-former');
  expect(await rows()).toBe(0);
});
