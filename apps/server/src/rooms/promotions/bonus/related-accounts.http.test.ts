import { openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers } from '../promotions.testing.ts';
import { abuseMarks } from './abuse.ts';

const app = await openTestApp();
let one: TestMember;
let other: TestMember;
const offers = openOffers(app);
beforeEach(async () => {
  [one, other] = [await offers.member(), await offers.member()];
});

let street = 0;
const logIn = ({ memberId }: TestMember, agent: string, ip: string) =>
  app.platform.db.run(sql`
    insert into identity_logins (member_id, ip, user_agent, method, is_success)
    values (${memberId}::bigint, ${ip}, ${agent}, 'password', true)`);
const nextAddress = () => `203.0.113.${++street}`;
/** Whether the withdrawals of each member are marked after the comparison of awards. */
async function marked(...members: TestMember[]): Promise<boolean[]> {
  while (await app.rooms.promotions.compareDevices());
  const marks = members.map(({ memberId }) =>
    app.platform.db.one(sql<{ marks: string[] }>`select ${abuseMarks(memberId)} as marks`),
  );
  return (await Promise.all(marks)).map((found) => found.marks.includes('bonus-abuse'));
}
const take = async (who: TestMember, offer: { id: bigint }) =>
  expect((await offers.accept(who, offer)).errorCode).toBeNull();

it('one offer on two accounts of a device marks withdrawals of both members only', async () => {
  const [neighbour, elsewhere] = [await offers.member(), await offers.member()];
  const home = nextAddress();
  await logIn(one, 'phone A', home);
  await logIn(other, 'phone A', home);
  await logIn(neighbour, 'phone B', home);
  await logIn(elsewhere, 'phone A', nextAddress());
  const offer = await offers.offer('claim');
  for (const who of [one, neighbour, elsewhere]) await take(who, offer);
  expect(await marked(one, other)).toEqual([false, false]);
  await take(other, offer);
  expect(await marked(one, other, neighbour, elsewhere)).toEqual([true, true, false, false]);
});

it('two offers on two accounts of a device mark no withdrawal', async () => {
  const home = nextAddress();
  await logIn(one, 'phone C', home);
  await logIn(other, 'phone C', home);
  await take(one, await offers.offer('claim'));
  await take(other, await offers.offer('claim'));
  expect(await marked(one, other)).toEqual([false, false]);
});

it('the mark ends after thirty days, and with either account', async () => {
  const third = await offers.member();
  const home = nextAddress();
  for (const who of [one, other, third]) await logIn(who, 'phone D', home);
  const offer = await offers.offer('claim');
  for (const who of [one, other]) await take(who, offer);
  expect(await marked(one, other)).toEqual([true, true]);
  await app.platform.db.run(sql`
    update promotions_related_members set at = at - interval '31 days' where member_id = ${one.memberId}::bigint`);
  expect(await marked(one, other)).toEqual([false, true]);
  await app.platform.db.transaction((tx) => app.person.erase(tx, one.memberId));
  expect(await marked(other)).toEqual([false]);
});
