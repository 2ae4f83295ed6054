import {
  auditBooksAndClose,
  auditOf,
  callDesk,
  createMember,
  createOperator,
  createTestApp,
  REASON,
  type TestApp,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  member = await createMember(app);
});
afterAll(() => auditBooksAndClose(app));

const own = async (who: TestMember) =>
  (await app.server.inject({ method: 'GET', url: '/wps/verification', headers: who.headers })).json().value;

it('a member is nobody until an operator has looked at a document, and the trail keeps no name', async () => {
  expect(await own(member)).toEqual({ state: 'none', needed: ['identity'] });
  const { headers, name } = await createOperator(app, 'risk');
  const path = `/members/${member.memberId}/verification`;
  const decide = (body: object) => callDesk(app, headers, 'POST', path, { reason: REASON, ...body });
  expect(await decide({ decision: 'verified', name: ' ' })).toMatchObject({ errorCode: 'request.invalid' });
  expect((await decide({ decision: 'verified', name: 'Nguyễn Văn A' })).value).toMatchObject({
    state: 'verified',
    name: 'Nguyễn Văn A',
    decidedBy: name,
  });
  expect(await own(member)).toEqual({ state: 'verified', needed: [] });
  const trail = await auditOf(app, `member:${member.memberId}`);
  expect(trail.at(-1)).toMatchObject({ action: 'member.identity.decided', after: { state: 'verified' } });
  expect(JSON.stringify(trail)).not.toContain('Nguyễn');
  const stored = await app.platform.db.one(sql<{ sealed: Uint8Array }>`
    select name_sealed as sealed from verification_members where member_id = ${member.memberId}::bigint`);
  expect(Buffer.from(stored.sealed).includes('Nguy')).toBe(false);

  expect((await decide({ decision: 'refused' })).value).toMatchObject({ state: 'refused', name: null });
  expect(await own(member)).toEqual({ state: 'refused', needed: ['identity'] });
});

it('support reads and does not decide; what is no member is not found', async () => {
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

it('is part of what a member takes along', async () => {
  const { verification } = app.rooms;
  await app.platform.db.transaction((tx) => verification.decide(tx, member.memberId, 'Trần B', null));
  expect(await app.platform.collected.person.export(member)).toMatchObject({
    verification: { state: 'verified', name: 'Trần B' },
  });
});
