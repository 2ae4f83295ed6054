import {
  askAdjustment,
  callDesk,
  createMember,
  createOperator,
  openBackOffice,
  type TestOperator,
} from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

interface Work {
  takenBy: string | null;
  hold: { by: string; reason: string } | null;
  viewers: string[];
}

const { app, operator, second, trail } = await openBackOffice();
const REASON = 'Waits for the bank to answer';
const { memberId } = await createMember(app);

const as = (one: TestOperator) => {
  const post = <V = null>(path: string, body: object) => callDesk<V>(app, one.headers, 'POST', path, body);
  return {
    post,
    look: async (object: string, more = {}) => (await post<Work>('/caseWork/look', { object, ...more })).value,
    take: (object: string, over = false) => post('/caseWork/take', { object, over }),
    answer: (id: string) => post(`/cases/${id}/answer`, { text: 'It is on its way', reason: REASON }),
  };
};
const [first, other] = [as(operator), as(second)];

async function feedback(): Promise<{ id: string; object: string }> {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    insert into inbox_cases (member_id, type, content) values (${memberId}::bigint, 1, 'My deposit is missing')
    returning id`);
  return { id: String(id), object: `case:${id}` };
}

it('shows who has a case open until they close it', async () => {
  const { object } = await feedback();
  expect(await first.look(object)).toEqual({ takenBy: null, hold: null, viewers: [] });
  expect(await other.look(object)).toMatchObject({ viewers: [operator.name] });
  expect(await first.look(object)).toMatchObject({ viewers: [second.name] });
  await other.look(object, { leaves: true });
  expect(await first.look(object)).toMatchObject({ viewers: [] });
  await other.look(object);
  // A console that no longer calls counts as closed.
  await app.platform.db.run(sql`
    update backoffice_case_viewers set seen_at = seen_at - interval '1 minute' where object = ${object}`);
  expect(await first.look(object)).toMatchObject({ viewers: [] });
});

it('lets only the operator who took a case decide, until a colleague takes it over', async () => {
  const { id, object } = await feedback();
  expect(await first.take(object)).toMatchObject({ success: true });
  expect(await other.look(object)).toMatchObject({ takenBy: operator.name });
  expect(await other.take(object)).toMatchObject({ errorCode: 'case.taken' });
  expect(await other.answer(id)).toMatchObject({ errorCode: 'case.taken' });
  expect(await other.take(object, true)).toMatchObject({ success: true });
  expect(await first.answer(id)).toMatchObject({ errorCode: 'case.taken' });
  expect(await other.answer(id)).toMatchObject({ success: true });
  const found = (await trail(object)).map(({ action, before, after }) => [action, before, after]);
  expect(found.slice(0, 2)).toEqual([
    ['case.taken', { takenBy: null }, { takenBy: operator.name }],
    ['case.taken', { takenBy: operator.name }, { takenBy: second.name }],
  ]);
});

it('blocks decisions on a case on hold, with the reason for everyone', async () => {
  const { id, object } = await feedback();
  expect(await first.post('/caseWork/hold', { object, reason: REASON })).toMatchObject({ success: true });
  expect(await other.look(object)).toMatchObject({ hold: { by: operator.name, reason: REASON } });
  for (const one of [first, other]) expect(await one.answer(id)).toMatchObject({ errorCode: 'case.on.hold' });
  expect(await other.post('/caseWork/hold', { object, reason: REASON })).toMatchObject({ errorCode: 'case.on.hold' });
  expect(await other.post('/caseWork/release', { object, reason: REASON })).toMatchObject({ success: true });
  expect(await other.post('/caseWork/release', { object, reason: REASON })).toMatchObject({
    errorCode: 'case.not.on.hold',
  });
  expect(await first.answer(id)).toMatchObject({ success: true });
});

it('covers requests for a second operator and signs of harm', async () => {
  const approvalId = await askAdjustment(app, operator, memberId, '25');
  const approval = `approval:${approvalId}`;
  expect(await first.post('/caseWork/hold', { object: approval, reason: REASON })).toMatchObject({ success: true });
  expect(await other.post(`/approvals/${approvalId}/approve`, {})).toMatchObject({ errorCode: 'case.on.hold' });
  expect(await other.post(`/approvals/${approvalId}/reject`, { reason: REASON })).toMatchObject({
    errorCode: 'case.on.hold',
  });
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    insert into protection_alerts (member_id, marker, value_now, value_before, began_at)
    values (${memberId}::bigint, 'losses', '3', '1', clock_timestamp()) returning id`);
  expect(await first.take(`alert:${id}`)).toMatchObject({ success: true });
  expect(await other.post(`/protectionAlerts/${id}/close`, { outcome: 'none', note: REASON })).toMatchObject({
    errorCode: 'case.taken',
  });
});

it('covers documents of members, whichever of them an operator has open', async () => {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    insert into verification_documents (member_id, kind, side, mark, picture_sealed)
    values (${memberId}::bigint, 'passport', 'front', gen_random_uuid(), ''::bytea) returning id`);
  const decide = (one: typeof first) =>
    one.post(`/members/${memberId}/verification`, { decision: 'refused', reason: REASON });
  expect(await first.take(`document:${id}`)).toMatchObject({ success: true });
  expect(await decide(other)).toMatchObject({ errorCode: 'case.taken' });
  expect(await first.post('/caseWork/hold', { object: `document:${id}`, reason: REASON })).toMatchObject({
    success: true,
  });
  expect(await decide(first)).toMatchObject({ errorCode: 'case.on.hold' });
  await first.post('/caseWork/release', { object: `document:${id}`, reason: REASON });
  expect(await decide(first)).toMatchObject({ success: true });
});

it('covers alarms', async () => {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    insert into backoffice_alarms (rule_id, kind, object, title, value, unit, asset, page, query)
    select id, kind, 'member:1', 'Test', 1, 'count', 'VND', 'members', '{}' from backoffice_alarm_rules limit 1
    returning id`);
  const acknowledge = (one: typeof first) => one.post(`/alarms/${id}/acknowledge`, { note: REASON });
  expect(await first.take(`alarm:${id}`)).toMatchObject({ success: true });
  expect(await acknowledge(other)).toMatchObject({ errorCode: 'case.taken' });
  expect(await acknowledge(first)).toMatchObject({ success: true });
});

it('is refused for unknown kinds, and without the permission to read or to decide', async () => {
  const { object } = await feedback();
  const finance = as(await createOperator(app, 'finance'));
  expect(await finance.post('/caseWork/look', { object })).toMatchObject({ errorCode: 'permission.denied' });
  const support = as(await createOperator(app, 'support'));
  expect(await support.take('approval:1')).toMatchObject({ errorCode: 'permission.denied' });
  expect(await first.take('member:1')).toMatchObject({ errorCode: 'not.found' });
  expect(await first.take('nothing:1')).toMatchObject({ errorCode: 'not.found' });
});
