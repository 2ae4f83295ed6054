import { randomUUID } from 'node:crypto';
import { createMember, DICE, openTestApp, stakeOf } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { betPlaced } from '../../../platform/events/index.ts';
import { ask, drain } from '../loyalty.testing.ts';

const app = await openTestApp();

type Member = Awaited<ReturnType<typeof createMember>>;
const steps = async (member: Member) => (await ask(app, member, 'GET', '/wps/member/firstSteps')).value;
const verify = (member: Member) =>
  app.platform.db.transaction((tx) =>
    app.rooms.verification.decide(tx, member.memberId, { name: 'Tran Thi Mai', decidedBy: null }),
  );
async function play(member: Member): Promise<void> {
  const { events, db } = app.platform;
  const stake = stakeOf({ betId: randomUUID(), memberId: member.memberId, stakeMinor: '1000' });
  await events.outbox.add(db, betPlaced, member.memberId, { ...DICE, ...stake, asset: member.asset });
  await drain(app);
}

describe('first steps', () => {
  it('follow the facts of a new member and end with the last one', async () => {
    const member = await createMember(app);
    expect(await steps(member)).toEqual({ identity: 'none', hasMoney: false, hasPlayed: false });
    await verify(member);
    expect(await steps(member)).toEqual({ identity: 'verified', hasMoney: false, hasPlayed: false });
    await app.platform.db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status,
        provider_payment_id, expires_at, credited_at)
      values (${randomUUID()}::uuid, ${member.memberId}::bigint, 'hash', 'none', 'bank', ${member.asset}, 100,
        'succeeded', 'payment', clock_timestamp(), clock_timestamp())`);
    expect(await steps(member)).toEqual({ identity: 'verified', hasMoney: true, hasPlayed: false });
    await play(member);
    expect(await steps(member)).toBeNull();
  });

  it('count money that a balance or a bet proves', async () => {
    const rich = await createMember(app, { balance: '5.00' });
    expect(await steps(rich)).toEqual({ identity: 'none', hasMoney: true, hasPlayed: false });
    const member = await createMember(app);
    await play(member);
    expect(await steps(member)).toEqual({ identity: 'none', hasMoney: true, hasPlayed: true });
  });

  it('are hidden for a day, only for this member', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    await ask(app, member, 'POST', '/wps/member/firstSteps/hide');
    expect(await steps(member)).toBeNull();
    expect(await steps(other)).not.toBeNull();
    await app.platform.db.run(sql`
      update loyalty_first_steps set hidden_until = hidden_until - interval '1 day'
       where member_id = ${member.memberId}::bigint`);
    expect(await steps(member)).not.toBeNull();
    await ask(app, member, 'POST', '/wps/member/firstSteps/hide');
    expect(await steps(member)).toBeNull();
  });

  it('are absent for agents, members of a month ago, and members who must not be invited to play', async () => {
    const [former, onBreak] = [await createMember(app), await createMember(app)];
    await app.platform.db.run(sql`
      update people_members set created_at = created_at - interval '31 days'
       where id = ${former.memberId}::bigint`);
    expect(await steps(former)).toBeNull();
    expect(await steps(await createMember(app, { type: 1 }))).toBeNull();
    await ask(app, onBreak, 'POST', '/wps/protection/timeout', { hours: 1 }, '');
    expect(await steps(onBreak)).toBeNull();
  });
});
