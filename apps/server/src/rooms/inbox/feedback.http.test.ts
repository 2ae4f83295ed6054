import { callDesk, createMember, createOperator, openTestApp, REASON, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

const app = await openTestApp();

const TEXT = 'It would help to see when a review ends';

/** Captchas are limited by address. */
let asked = 0;
async function captchaId(): Promise<string> {
  const answer = await app.server.inject({
    method: 'GET',
    url: '/wps/captcha',
    headers: { moduleid: 'VALID_CAPTCHA3' },
    remoteAddress: `10.41.${++asked}.1`,
  });
  return answer.json<{ value: { captchaId: string } }>().value.captchaId;
}

async function write(who: TestMember | null, change: Record<string, unknown> = {}, moduleid = 'FEEDBACK3') {
  const payload = {
    content: TEXT,
    sender: who?.userName ?? 'nobody',
    type: 2,
    captcha: app.config.testCaptcha,
    captchaId: await captchaId(),
    ...change,
  };
  const response = await app.server.inject({
    method: 'PUT',
    url: '/wps/feedback',
    headers: { moduleid, ...who?.headers },
    payload,
  });
  return response.json<{ errorCode: string | null }>().errorCode;
}

it('accepts 10 to 200 characters, counted as a reader counts, and every type [V-054] [X-077]', async () => {
  const member = await createMember(app);
  expect(await write(member, { content: 'x'.repeat(9) })).toBe('request.invalid');
  expect(await write(member, { content: ` ${'x'.repeat(9)}\n\n ` })).toBe('request.invalid');
  expect(await write(member, { content: '👑'.repeat(10) })).toBeNull();
  expect(await write(member, { content: '👑'.repeat(200) })).toBeNull();
  expect(await write(member, { content: '👑'.repeat(201) })).toBe('request.invalid');
  expect(await write(member, { content: 'x'.repeat(100_000) })).toBe('request.invalid');
  const other = await createMember(app);
  for (const type of [0, 1, 2, 3, 4, 6]) expect([type, await write(other, { type })]).toEqual([type, null]);
  for (const type of [5, -1, 7, '1']) expect([type, await write(other, { type })]).toEqual([type, 'request.invalid']);
});

it('is refused without a session, a correct captcha or its module, and to play money [Q-043] [X-077]', async () => {
  const member = await createMember(app);
  expect(await write(null)).toBe('auth.required');
  expect(await write(member, { captcha: '0000' })).toBe('captcha.error');
  expect(await write(member, { captcha: '' })).toBe('captcha.error');
  expect(await write(member, {}, 'INBOX3')).toBe('module.disabled');
  const used = await captchaId();
  expect(await write(member, { captchaId: used })).toBeNull();
  expect(await write(member, { captchaId: used })).toBe('captcha.error');
  const trial = await createMember(app, { type: 4 });
  expect([await write(trial, { type: 1 }), await write(trial, { type: 3 })]).toEqual(['permission.denied', null]);
});

it('becomes a case, whose answer is put into the inbox once', async () => {
  const member = await createMember(app);
  await write(member, { content: `<b>Please</b> \u202e look at it\u0007`, type: 6 });
  const { headers } = await createOperator(app, 'support');
  const filter = `filter=memberId:eq:${member.memberId}`;
  const found = await callDesk<{ list: { id: string }[] }>(app, headers, 'GET', `/cases?${filter}&filter=type:eq:6`);
  expect(found.value.list).toMatchObject([
    { account: member.userName, type: 6, state: 'open', content: '<b>Please</b>  look at it' },
  ]);
  const path = `/cases/${found.value.list[0]!.id}/answer`;
  const answer = { text: 'You are an agent now', reason: REASON };
  expect((await callDesk(app, headers, 'POST', path, answer)).value).toMatchObject({ state: 'answered' });
  expect(await callDesk(app, headers, 'POST', path, answer)).toMatchObject({ errorCode: 'case.closed' });
  expect(await callDesk(app, headers, 'POST', '/cases/999999/answer', answer)).toMatchObject({ status: 404 });
  const risk = await createOperator(app, 'risk');
  expect(await callDesk(app, risk.headers, 'GET', '/cases')).toMatchObject({ status: 403 });
  const inbox = await app.server.inject({
    url: '/wps/inbox',
    headers: { moduleid: 'INBOX3', language: 'FR', ...member.headers },
  });
  expect(inbox.json()).toMatchObject({
    value: { list: [{ kind: 'answer', title: 'Réponse à votre message', preview: 'You are an agent now' }] },
  });
});

it('is refused to a member with ten unanswered cases', async () => {
  const member = await createMember(app);
  const { db } = app.platform;
  await db.run(sql`
    insert into inbox_cases (member_id, type, content)
    select ${member.memberId}::bigint, 0, 'one that waits' from generate_series(1, 10)`);
  expect(await write(member)).toBe('feedback.open');
});
