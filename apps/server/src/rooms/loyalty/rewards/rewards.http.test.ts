import { createMember, openDevice, openTestApp, runJob, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { rewardOffered } from '../../../platform/events/index.ts';
import { ask, balanceOf, drain, giveReward } from '../loyalty.testing.ts';

const app = await openTestApp();
let member: TestMember;
beforeEach(async () => {
  member = await createMember(app);
});

const collect = (id: string, who = member) =>
  ask<{ state: string; amount: string }>(app, who, 'POST', `/wps/rewards/${id}/collect`);
const waiting = async () => (await ask(app, member, 'GET', '/wps/rewards/waiting')).value;
const expire = (id: string) =>
  app.platform.db.run(sql`
    update loyalty_rewards set expires_at = clock_timestamp() - interval '1 second' where id = ${id}::bigint`);

it('a reward is paid once, however many requests collect it simultaneously from two devices', async () => {
  const id = await giveReward(app, member, 'test:many', 50_000n);
  const other = { ...member, ...(await openDevice(app, member.memberId)) };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => collect(id, turn % 2 === 0 ? member : other)),
  );
  // The second log-in may end the first session: every device with a session gets the same answer.
  const reported = answers.filter(({ success }) => success);
  expect(reported.length).toBeGreaterThanOrEqual(25);
  for (const { value } of reported) expect(value).toMatchObject({ state: 'collected', amount: '500.00' });
  expect(await balanceOf(app, member)).toBe(50_000n);
});

it('a reward can be collected neither by another member nor after its time', async () => {
  const id = await giveReward(app, member, 'test:late', 50_000n);
  expect(await collect(id, await createMember(app))).toMatchObject({ errorCode: 'not.found' });
  await expire(id);
  expect(await collect(id)).toMatchObject({ errorCode: 'reward.expired' });
  expect(await waiting()).toMatchObject({ count: 0 });
  await runJob(app, 'loyalty-expired');
  const { value } = await ask<{ list: object[] }>(app, member, 'GET', '/wps/rewards?state=expired');
  expect(value.list).toEqual([expect.objectContaining({ rewardId: id, state: 'expired' })]);
  expect(await balanceOf(app, member)).toBe(0n);
});

it('collects all rewards together, whichever room promised them [X-087]', async () => {
  const offered = (sourceKey: string, kind: string, title: Record<string, string>) =>
    app.platform.events.outbox.add(app.platform.db, rewardOffered, member.memberId, {
      sourceKey,
      memberId: String(member.memberId),
      kind,
      amountMinor: '20000',
      asset: member.asset,
      title,
      expiresAt: Date.now() + 86_400_000,
      terms: { EN: 'Played once' },
    });
  await giveReward(app, member, 'test:all', 10_000n);
  // The same offer arrives twice.
  for (let time = 0; time < 2; time++) await offered('offer:1', 'money', { EN: 'Cashback', VI: 'Hoàn tiền' });
  await drain(app);
  expect(await waiting()).toEqual({ count: 2, amount: '300.00', currency: 'VND' });
  const list = await ask<{ list: object[] }>(app, member, 'GET', '/wps/rewards');
  expect(list.value.list[0]).toMatchObject({ title: 'Cashback', terms: 'Played once', state: 'waiting' });
  const promotions = await ask<object[]>(app, member, 'GET', '/wps/member/availablePromotions', undefined, 'REWCEN3');
  expect(promotions.value[0]).toMatchObject({ code: 'money', title: 'Cashback', status: 'waiting' });
  const all = await ask<{ collected: object[] }>(app, member, 'POST', '/wps/rewards/collectAll');
  expect(all.value).toMatchObject({ amount: '300.00', left: 0 });
  expect(all.value.collected).toHaveLength(2);
  expect((await ask(app, member, 'POST', '/wps/rewards/collectAll')).value).toMatchObject({ amount: '0.00', left: 0 });
  expect(await balanceOf(app, member)).toBe(30_000n);
});

it('rewards with wagering wait while the member is on a break; money is paid', async () => {
  const day = 24 * 3_600_000;
  for (const kind of ['bonus', 'money'])
    await app.platform.events.outbox.add(app.platform.db, rewardOffered, member.memberId, {
      sourceKey: `break:${kind}`,
      memberId: String(member.memberId),
      kind,
      amountMinor: '20000',
      asset: member.asset,
      title: { EN: kind },
      expiresAt: Date.now() + 14 * day,
      terms: null,
    });
  await drain(app);
  await ask(app, member, 'POST', '/wps/protection/timeout', { hours: 24 }, '');
  const { value } = await ask<{ list: { rewardId: string; kind: string }[] }>(app, member, 'GET', '/wps/rewards');
  const bonus = value.list.find(({ kind }) => kind === 'bonus')?.rewardId ?? '';
  expect(await collect(bonus)).toMatchObject({ errorCode: 'protection.refused', value: { reason: 'timed-out' } });
  const all = await ask(app, member, 'POST', '/wps/rewards/collectAll');
  expect(all.value).toMatchObject({ amount: '200.00', left: 1 });
  expect(await balanceOf(app, member)).toBe(20_000n);
  await app.platform.db.run(sql`
    update protection_members set timed_out_until = null where member_id = ${member.memberId}::bigint`);
  expect(await collect(bonus)).toMatchObject({ success: true });
});

it('the same mission reward on two accounts of one person marks withdrawals of both members only', async () => {
  const [other, stranger] = [await createMember(app), await createMember(app)];
  const marked = () =>
    Promise.all(
      [member, other, stranger].map(async ({ memberId, asset }) => {
        const marks = app.answers.loyalty.withdrawalMarks({ memberId, asset, sessionId: '' });
        return app.platform.db.value(sql<string[]>`select ${marks} as marks`);
      }),
    );
  for (const { memberId } of [member, other])
    await app.platform.db.run(sql`
      insert into protection_account_marks (mark, member_id, is_proved) values ('same', ${memberId}::bigint, true)`);
  const had = async (who: TestMember, mission: number) =>
    collect(await giveReward(app, who, `mission:${mission}:2026-11-20:${who.memberId}`, 100n), who);
  await had(member, 1);
  await had(stranger, 1);
  await had(other, 2);
  expect(await marked()).toEqual([[], [], []]);
  await had(other, 1);
  expect(await marked()).toEqual([['bonus-abuse'], ['bonus-abuse'], []]);
});

it("rewards are removed with the account and exported with the person's data", async () => {
  await giveReward(app, member, 'test:gone', 10_000n);
  const { person } = app;
  expect(await person.export(member)).toMatchObject({ loyalty: { level: 1, rewards: [{ amount: '100.00' }] } });
  await app.platform.db.transaction((tx) => person.erase(tx, member.memberId));
  expect(await waiting()).toMatchObject({ count: 0 });
});
