import {
  auditOf,
  callDesk,
  callSite,
  createMember,
  createOperator,
  openTestApp,
  REASON,
  runJob,
  type TestMember,
} from '@fairlot/testkit';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { untilBlocked } from '../../platform/db/locks.testing.ts';
import { postDocuments } from './documents.testing.ts';

const app = await openTestApp();
const member = await createMember(app);

const own = async (who: TestMember) => (await callSite(app, who.headers, 'GET', '/wps/verification')).value;

it('two operators verify a member without a stored document, and the trail keeps no name', async () => {
  expect(await own(member)).toEqual({ state: 'none', needed: ['identity'], sent: [], note: null });
  const { headers, name } = await createOperator(app, 'risk');
  const second = await createOperator(app, 'risk');
  const path = `/members/${member.memberId}/verification`;
  const decide = (body: object) => callDesk(app, headers, 'POST', path, { reason: REASON, ...body });
  expect(await decide({ decision: 'verified', name: ' ' })).toMatchObject({ errorCode: 'request.invalid' });
  const found = { decision: 'verified', name: 'Nguyễn Văn A', birthDate: '1990-05-17' };
  expect(await decide(found)).toMatchObject({ errorCode: 'request.invalid', value: { field: 'requestKey' } });
  for (const field of ['birthDate', 'expiresOn'])
    expect(await decide({ ...found, [field]: '1990-02-30', requestKey: 'verify-one' })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field, reason: 'date' },
    });
  const ask = async () => (await decide({ ...found, requestKey: 'verify-one' })).value as { approval: { id: string } };
  const { approval, ...asked } = await ask();
  expect(asked).toMatchObject({
    state: 'none',
    name: null,
    proposals: [{ name: 'Nguyễn Văn A', birthDate: '1990-05-17', askedBy: name }],
  });
  expect((await ask()).approval.id).toBe(approval.id);
  // Other content with the same key is rejected, and nothing of it is stored.
  const other = { ...found, name: 'Nguyễn Văn B', requestKey: 'verify-one' };
  expect(await decide(other)).toMatchObject({ errorCode: 'idempotency.conflict' });
  expect((await callDesk(app, headers, 'GET', path)).value).toMatchObject({
    proposals: [{ name: found.name }],
  });
  expect(await own(member)).toMatchObject({ state: 'none' });
  const approve = (who: Record<string, string>) => callDesk(app, who, 'POST', `/approvals/${approval.id}/approve`);
  expect(await approve(headers)).toMatchObject({ errorCode: 'approval.own' });
  const support = await createOperator(app, 'support');
  expect(await approve(support.headers)).toMatchObject({ errorCode: 'permission.denied' });
  expect((await approve(second.headers)).value).toMatchObject({ state: 'executed' });
  expect((await callDesk(app, headers, 'GET', path)).value).toMatchObject({
    state: 'verified',
    name: 'Nguyễn Văn A',
    birthDate: '1990-05-17',
    decidedBy: `${name}, ${second.name}`,
    proposals: [],
  });
  expect(await own(member)).toMatchObject({ state: 'verified', needed: [] });
  const trail = await auditOf(app, `member:${member.memberId}`);
  expect(trail.map(({ action }) => action)).toEqual([
    'member.identity.seen',
    'member.identity.decided',
    'member.identity.seen',
  ]);
  expect(trail[1]).toMatchObject({ after: { state: 'verified' } });
  const requested = await auditOf(app, `approval:${approval.id}`);
  expect(requested.length).toBeGreaterThan(1);
  expect(JSON.stringify([trail, requested])).not.toContain('Nguyễn');
  const stored = await app.platform.db.one(sql<{ sealed: Uint8Array }>`
    select name_sealed as sealed from verification_members where member_id = ${member.memberId}::bigint`);
  expect(Buffer.from(stored.sealed).includes('Nguy')).toBe(false);

  expect((await decide({ decision: 'refused' })).value).toMatchObject({ state: 'refused', name: null });
  expect(await own(member)).toMatchObject({ state: 'refused', needed: ['identity'] });
});

it('operators who decide see the identity, recorded and limited; others see the initials', async () => {
  const seen = await createMember(app);
  const [risk, support] = [await createOperator(app, 'risk'), await createOperator(app, 'support')];
  const path = `/members/${seen.memberId}/verification`;
  const person = { name: 'Nguyễn Văn A', birthDate: '1990-05-17', postcode: '700000' };
  const masked = { name: 'N*** V*** A***', birthDate: null, postcode: null };
  const propose = (requestKey: string) =>
    callDesk(app, risk.headers, 'POST', path, { ...person, decision: 'verified', reason: REASON, requestKey });
  const view = async ({ headers } = risk) => {
    const { value, errorCode } = await callDesk<object | null>(app, headers, 'GET', path);
    return value ?? errorCode;
  };
  await propose('seen-one');
  expect(await view()).toMatchObject({ name: null, proposals: [person] });
  expect(await view(support)).toMatchObject({ name: null, proposals: [masked] });
  await app.platform.db.transaction((tx) =>
    app.rooms.verification.decide(tx, seen.memberId, { ...person, decidedBy: null }),
  );
  expect(await view()).toMatchObject(person);
  expect(await view(support)).toMatchObject({ ...masked, state: 'verified' });
  expect((await auditOf(app, `member:${seen.memberId}`)).map(({ actor, action }) => [actor, action])).toEqual([
    [risk.name, 'member.identity.seen'],
    [risk.name, 'member.identity.seen'],
  ]);

  for (let views = 1; views < 60; views++) expect(await view()).toMatchObject(person);
  expect(await view()).toBe('rate.limited');
  expect(await view(support)).toMatchObject(masked);
  expect((await auditOf(app, `operator:${risk.name}`)).at(-1)).toMatchObject({ action: 'member.reveal.refused' });
  // Waiting work is not limited.
  await propose('seen-two');
  expect(await view()).toMatchObject({ ...person, proposals: [person] });
});

it('support can read but not decide; an unknown member is not found', async () => {
  const { headers } = await createOperator(app, 'support');
  const path = `/members/${member.memberId}/verification`;
  expect((await callDesk(app, headers, 'GET', path)).value).toMatchObject({ state: 'refused' });
  expect(await callDesk(app, headers, 'POST', path, { decision: 'refused', reason: REASON })).toMatchObject({
    errorCode: 'permission.denied',
  });
  const trial = await createMember(app, { type: 4 });
  for (const id of ['999999', trial.memberId])
    expect(await callDesk(app, headers, 'GET', `/members/${id}/verification`)).toMatchObject({
      errorCode: 'not.found',
    });
});

it('does not verify a member whose account is closed', async () => {
  const { memberId } = await createMember(app);
  const [{ headers }, second] = [await createOperator(app, 'risk'), await createOperator(app, 'risk')];
  const decide = async (requestKey: string) =>
    callDesk<{ approval: { id: string } }>(app, headers, 'POST', `/members/${memberId}/verification`, {
      decision: 'verified',
      name: 'Nguyễn Văn A',
      reason: REASON,
      requestKey,
    });
  const { approval } = (await decide('closed-one')).value;
  await app.platform.db.run(sql`
    update people_members set closed_at = clock_timestamp() where id = ${memberId}::bigint`);
  expect(await decide('closed-two')).toMatchObject({ errorCode: 'not.found' });
  expect(await callDesk(app, second.headers, 'POST', `/approvals/${approval.id}/approve`)).toMatchObject({
    value: { state: 'failed', failure: 'not.found' },
  });
  expect(await app.rooms.verification.find(memberId)).toBeUndefined();
});

it("is part of a member's data export", async () => {
  const { verification } = app.rooms;
  await app.platform.db.transaction((tx) =>
    verification.decide(tx, member.memberId, { name: 'Trần B', decidedBy: null }),
  );
  expect(await app.person.export(member)).toMatchObject({
    verification: { state: 'verified', name: 'Trần B' },
  });
});

describe('documents that a member sends', () => {
  const file = new Blob([new Uint8Array(createCanvas(60, 40).toBuffer('image/png'))]);
  const send = (who: TestMember, files: Record<string, Blob>, kind?: string) => postDocuments(app, who, files, kind);

  it('wait sealed for review; each view is recorded, and the reviewer records the expiry date', async () => {
    const sender = await createMember(app);
    expect(await send(sender, {})).toMatchObject({ errorCode: 'request.invalid', value: { field: 'front' } });
    for (const content of ['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      expect(await send(sender, { front: new Blob([content]) })).toMatchObject({ errorCode: 'request.invalid' });
    expect(await send(sender, { passport: file })).toMatchObject({ value: { field: 'passport' } });
    expect(await send(sender, { front: file, back: file })).toMatchObject({
      value: { state: 'pending', needed: [], sent: [{ kind: 'identityCard', side: 'front' }, { side: 'back' }] },
    });
    // The same side again replaces the previous picture.
    await send(sender, { back: file });
    const rows = await app.platform.db.rows(sql<{ sealed: Uint8Array }>`
      select picture_sealed as sealed from verification_documents where member_id = ${sender.memberId}::bigint`);
    expect(rows).toHaveLength(3);
    for (const { sealed } of rows) expect(Buffer.from(sealed).includes('JFIF')).toBe(false);

    const { headers } = await createOperator(app, 'risk');
    const support = await createOperator(app, 'support');
    const list = `/identities?filter=state:eq:open&filter=memberId:eq:${sender.memberId}`;
    const { value } = await callDesk(app, support.headers, 'GET', list);
    const waiting = (value as { list: { id: string; side: string }[] }).list;
    expect(waiting.map(({ side }) => side)).toEqual(['front', 'back']);
    const path = `/identities/${waiting[0]!.id}/look`;
    expect(await callDesk(app, support.headers, 'POST', path)).toMatchObject({ errorCode: 'permission.denied' });
    const { picture } = (await callDesk(app, headers, 'POST', path)).value as { picture: string };
    expect(Buffer.from(picture.split(',')[1] ?? '', 'base64').includes('JFIF')).toBe(true);
    expect((await auditOf(app, `member:${sender.memberId}`)).at(-1)).toMatchObject({ action: 'member.identity.seen' });

    const decide = (body: object) =>
      callDesk(app, headers, 'POST', `/members/${sender.memberId}/verification`, { reason: REASON, ...body });
    await decide({ decision: 'refused', note: 'Light hides two lines' });
    expect(await own(sender)).toMatchObject({ state: 'refused', sent: [], note: 'Light hides two lines' });
    await send(sender, { front: file });
    expect(await own(sender)).toMatchObject({ state: 'pending' });
    await decide({ decision: 'verified', name: 'Lê C', expiresOn: '2031-01-31' });
    expect(await own(sender)).toMatchObject({ state: 'verified', note: null });
    expect(await send(sender, { front: file })).toMatchObject({ errorCode: 'verification.done' });
    expect((await callDesk(app, support.headers, 'GET', list)).value).toMatchObject({ list: [] });

    // A document is valid until the end of its last day in the merchant's time zone; the two zones are 25 hours apart.
    const { today } = await app.platform.db.one(sql<{ today: string }>`
      select (clock_timestamp() at time zone 'Pacific/Pago_Pago')::date::text as today`);
    await decide({ decision: 'verified', name: 'Lê C', expiresOn: today });
    const zone = (await app.rooms.site.all()).timeZone;
    await app.rooms.site.change('timeZone', 'Pacific/Pago_Pago');
    expect(await own(sender)).toMatchObject({ state: 'verified' });
    await app.rooms.site.change('timeZone', 'Pacific/Kiritimati');
    expect(await own(sender)).toMatchObject({ state: 'expired' });
    await app.rooms.site.change('timeZone', zone);
    await decide({ decision: 'verified', name: 'Lê C', expiresOn: '2020-01-31' });
    expect(await own(sender)).toMatchObject({ state: 'expired', needed: ['identity'] });
    expect(await app.answers.verification.verifiedNames.of(app.platform.db, sender.memberId)).toBeNull();
  });
});

it('stops play after a document expired, if the market requires identity before play', async () => {
  const { db } = app.platform;
  const [expiring, valid] = [await createMember(app), await createMember(app)];
  const gate = ({ memberId }: TestMember) => app.rooms.protection.gate(db, memberId, 'play', 'VND');
  const check = async () => {
    await runJob(app, 'verification-expired');
    return [await gate(expiring), await gate(valid)];
  };
  await db.transaction(async (tx) => {
    const decision = { name: 'Lê D', decidedBy: null };
    await app.rooms.verification.decide(tx, expiring.memberId, { ...decision, expiresOn: '2031-01-31' });
    await app.rooms.verification.decide(tx, valid.memberId, decision);
  });
  await db.run(sql`
    update verification_members set expires_on = '2026-01-31' where member_id = ${expiring.memberId}::bigint`);
  expect(await check()).toEqual([null, null]);
  await app.rooms.site.change('market', { profile: 'demo', stricter: { identityBefore: 'play' } });
  expect(await check()).toEqual(['unidentified', null]);
  // Nor does a document prove anything that had expired when it was reviewed.
  const late = { name: 'Lê D', decidedBy: null, expiresOn: '2026-01-31' };
  await db.transaction((tx) => app.rooms.verification.decide(tx, valid.memberId, late));
  expect(await gate(valid)).toBe('unidentified');
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
});

it('a log-in and a decision know a rule that another process has just set', async () => {
  const { db } = app.platform;
  const [atLogin, atDecision] = [await createMember(app), await createMember(app)];
  const gate = ({ memberId }: TestMember) => app.rooms.protection.gate(db, memberId, 'play', 'VND');
  expect(await app.rooms.site.market()).toMatchObject({ identityBefore: 'withdrawal' });
  // This process keeps the former rule for up to a second.
  await db.run(sql`
    update site_settings set value = value || '{"stricter": {"identityBefore": "play"}}' where key = 'market'`);
  await app.answers.verification.screens.login(atLogin.memberId, {});
  await db.transaction((tx) => app.rooms.verification.decide(tx, atDecision.memberId, { name: null, decidedBy: null }));
  expect([await gate(atLogin), await gate(atDecision)]).toEqual(['unidentified', 'unidentified']);
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
});

/** A decision whose transaction stays open until `commit`. */
async function decideSlowly(memberId: bigint) {
  const [decided, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deciding = app.platform.db.transaction(async (tx) => {
    await app.rooms.verification.decide(tx, memberId, { name: 'Lê D', decidedBy: null });
    decided.resolve();
    await waited.promise;
  });
  await decided.promise;
  return { deciding, commit: () => waited.resolve() };
}

it('a decision that is made while the rule of the market is taken up applies', async () => {
  const { db } = app.platform;
  const { memberId } = await createMember(app);
  await app.rooms.site.change('market', { profile: 'demo', stricter: { identityBefore: 'play' } });
  const { deciding, commit } = await decideSlowly(memberId);
  const takingUp = runJob(app, 'verification-before-play');
  await Promise.race([takingUp, untilBlocked(db, '%order by member_id for no key update%')]);
  commit();
  await Promise.all([deciding, takingUp]);
  expect(await app.rooms.protection.gate(db, memberId, 'play', 'VND')).toBeNull();
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  await runJob(app, 'verification-before-play');
});

it('a decision that is made during a log-in applies, if the market requires identity before play', async () => {
  const { db } = app.platform;
  const { memberId } = await createMember(app);
  await app.rooms.site.change('market', { profile: 'demo', stricter: { identityBefore: 'play' } });
  const { deciding, commit } = await decideSlowly(memberId);
  const login = app.answers.verification.screens.login(memberId, {});
  await untilBlocked(db, '%order by member_id for no key update%');
  commit();
  await Promise.all([deciding, login]);
  expect(await app.rooms.protection.gate(db, memberId, 'play', 'VND')).toBeNull();
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
});
