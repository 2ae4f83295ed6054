import { createMember, createOperator, errorOf, openBackOffice, REASON, type TestMember } from '@fairlot/testkit';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, IDENTITY_ON, logIn, readInfo } from '../client.testing.ts';

const { app, call, approve, trail } = await openBackOffice();
await app.rooms.site.change('flags', IDENTITY_ON);

const PASSWORD = 'Test2026';
let keys = 0;
const ask = (memberId: bigint) =>
  call<{ id: string }>('POST', `/members/${memberId}/totp/remove`, {
    reason: REASON,
    requestKey: `totp-${String(++keys).padStart(8, '0')}`,
  });
async function setUpTotp({ headers }: TestMember): Promise<void> {
  const { secret } = (await callSealed(app, headers, '/wps/security/totp/start', { password: PASSWORD })).json().value;
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect((await callSealed(app, headers, '/wps/security/totp', { code })).json().success).toBe(true);
}
const authenticatorOf = async ({ memberId }: TestMember) => {
  const { value } = await call<{ cards: { card: string; facts: { name: string; value: string | null }[] }[] }>(
    'GET',
    `/members/${memberId}`,
  );
  const person = value.cards.find(({ card }) => card === 'person');
  return person?.facts.find(({ name }) => name === 'authenticator')?.value;
};

it('two operators remove an authenticator; the sessions end, and the member is notified', async () => {
  const member = await createMember(app);
  expect(await authenticatorOf(member)).toBeNull();
  await setUpTotp(member);
  expect(Number(await authenticatorOf(member))).toBeGreaterThan(Date.now() - 60_000);
  expect(await errorOf(logIn(app, member.userName, PASSWORD))).toBe('totp.required');

  const asked = await ask(member.memberId);
  expect(asked.status).toBe(202);
  expect(await ask(member.memberId)).toMatchObject({ errorCode: 'approval.pending' });
  expect(await errorOf(logIn(app, member.userName, PASSWORD))).toBe('totp.required');
  const finance = await createOperator(app, 'finance');
  expect((await approve(asked.value.id, finance)).status).toBe(403);
  expect((await approve(asked.value.id)).value).toMatchObject({ state: 'executed' });

  expect((await readInfo(app, member.headers)).statusCode).toBe(401);
  expect(await authenticatorOf(member)).toBeNull();
  const reported = await app.platform.db.rows(sql<{ change: string }>`
    select payload->>'change' as change from platform_outbox
     where topic = 'security.changed' and member_id = ${member.memberId}::bigint order by id`);
  expect(reported).toEqual([{ change: 'authenticatorAdded' }, { change: 'authenticatorRemoved' }]);
  expect((await logIn(app, member.userName, PASSWORD)).json().success).toBe(true);
  expect((await trail(`member:${member.memberId}`)).at(-1)).toMatchObject({
    action: 'member.totp.removed',
    before: { totp: true },
    after: { totp: false },
    reason: REASON,
  });
});

it('there is nothing to request for a member without an authenticator', async () => {
  const member = await createMember(app);
  expect(await ask(member.memberId)).toMatchObject({ status: 404, errorCode: 'not.found' });
  expect(await ask(999_999_999n)).toMatchObject({ status: 404, errorCode: 'not.found' });
});
