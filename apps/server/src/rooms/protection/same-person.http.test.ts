import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

const app = await openTestApp();

let mailbox = 0;
/** Accounts that are logged in, with addresses at Gmail; those of one mailbox differ in a dot. */
async function accountsOf(spellings: readonly string[], isEmailProved = true): Promise<TestMember[]> {
  mailbox += 1;
  return Promise.all(
    spellings.map(async (spelling) => {
      const member = await createMember(app);
      const email = `${spelling}${mailbox}@gmail.com`;
      await app.platform.db.transaction((tx) =>
        app.rooms.protection.recognise(tx, member.memberId, { email, isEmailProved }),
      );
      return member;
    }),
  );
}
const post = async ({ headers }: TestMember, url: string, payload: object) =>
  (await app.server.inject({ method: 'POST', url, headers, payload })).json();
const gateOf = ({ memberId }: TestMember) => app.rooms.protection.gate(app.platform.db, memberId, 'play', 'VND');
const stateOf = async ({ memberId }: TestMember) => app.rooms.protection.state(memberId);
const actsOf = ({ memberId }: TestMember) =>
  app.platform.db.rows(sql<{ act: string; detail: object }>`
    select act, detail from protection_acts where member_id = ${memberId}::bigint order by id`);
const pausedOf = async ({ memberId }: TestMember) =>
  app.platform.db.rows(sql<{ topic: string }>`
    select topic from platform_outbox where topic = 'play.paused' and member_id = ${memberId}::bigint`);

it('an exclusion applies immediately to every account that the person proved as theirs, logged in or not', async () => {
  const [one, other] = (await accountsOf(['ab.c', 'a.bc'])) as [TestMember, TestMember];
  const [stranger] = await accountsOf(['abd']);
  const { value } = await post(one, '/wps/protection/exclusion', { months: 12 });
  expect([await gateOf(one), await gateOf(other), await gateOf(stranger!)]).toEqual(['excluded', 'excluded', null]);
  expect((await stateOf(other)).excludedUntil?.getTime()).toBe(value.excludedUntil);
  // It also ends open sessions at vendors.
  expect(await pausedOf(other)).toHaveLength(1);
  // Operators and the log for the regulator see why the other account is excluded, once.
  const act = { act: 'exclusion.started', detail: { until: new Date(value.excludedUntil).toISOString() } };
  expect(await actsOf(other)).toEqual([act]);
  await app.platform.db.transaction((tx) =>
    app.rooms.protection.recognise(tx, other.memberId, { email: `abc${mailbox - 1}@gmail.com`, isEmailProved: true }),
  );
  expect([await gateOf(other), await actsOf(other)]).toEqual(['excluded', [act]]);
});

it('a time-out does too, and neither shortens that of the other account', async () => {
  const [one, other] = (await accountsOf(['ef.g', 'e.fg'])) as [TestMember, TestMember];
  const { value: long } = await post(other, '/wps/protection/timeout', { hours: 48 });
  expect((await stateOf(one)).timedOutUntil?.getTime()).toBe(long.timedOutUntil);
  await post(one, '/wps/protection/timeout', { hours: 1 });
  expect((await stateOf(other)).timedOutUntil?.getTime()).toBe(long.timedOutUntil);
});

it("another member's address cannot be used to exclude them, and two simultaneous self-exclusions apply", async () => {
  const [claimed, owner] = (await accountsOf(['hi.j', 'h.ij'], false)) as [TestMember, TestMember];
  await post(claimed, '/wps/protection/exclusion', { months: 6 });
  expect(await gateOf(owner)).toBeNull();
  const both = await accountsOf(['kl.m', 'k.lm']);
  const answers = await Promise.all(both.map((who) => post(who, '/wps/protection/exclusion', { months: 6 })));
  expect(answers.map(({ success }) => success)).toEqual([true, true]);
});
