import { callDesk, createMember, createOperator, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createRateLimiter } from '../../../platform/http/index.ts';

const { app, call } = await openBackOffice();

const alarms = async () => {
  const { value } = await call<{ list: { kind: string; title: string }[] }>('GET', '/alarms');
  return value.list.filter(({ kind }) => kind === 'personal-data').map(({ title }) => title);
};

it('an operator can read personal data of 60 members an hour, and further attempts raise an alarm', async () => {
  const { memberId } = await createMember(app);
  const support = await createOperator(app, 'support');
  const look = (operator = support) =>
    callDesk(app, operator.headers, 'POST', `/members/${memberId}/personal`, { reason: REASON });
  const answers = await Promise.all(Array.from({ length: 60 }, () => look()));
  expect(answers.filter(({ success }) => !success)).toEqual([]);
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).toEqual([]);

  const age = (by: string) =>
    app.platform.db.run(sql`
      update platform_rate_limits set window_at = window_at - ${by}::interval where bucket like 'personal-data:%'`);
  const limited = { success: false, errorCode: 'rate.limited', value: null };
  expect(await look()).toMatchObject(limited);
  // The limit applies to any 60 minutes, not only to full hours.
  await age('55 minutes');
  expect(await look()).toMatchObject(limited);
  await runJob(app, 'backoffice-alarms');
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).toEqual([support.name]);
  expect((await look(await createOperator(app, 'support'))).success).toBe(true);
  await age('15 minutes');
  expect((await look()).success).toBe(true);
});

it('an operator can read personal data of 240 members a day', async () => {
  const { memberId } = await createMember(app);
  const { headers } = await createOperator(app, 'support');
  const look = () => callDesk(app, headers, 'POST', `/members/${memberId}/personal`, { reason: REASON });
  const age = (by: string) =>
    app.platform.db.run(sql`update platform_rate_limits set window_at = window_at - ${by}::interval`);
  const answered: number[] = [];
  for (let hour = 0; hour < 5; hour++) {
    const answers = await Promise.all(Array.from({ length: 60 }, () => look()));
    answered.push(answers.filter(({ success }) => success).length);
    // Varying times, so that the windows do not coincide.
    await age(`${71 + hour} minutes`);
    await createRateLimiter(app.platform.db).prune();
  }
  expect(answered).toEqual([60, 60, 60, 60, 0]);
  await age('20 hours');
  expect((await look()).success).toBe(true);
});

it('an operator who views the identity documents of more than 60 members within an hour raises an alarm', async () => {
  const { id: operatorId, name } = await createOperator(app, 'risk');
  const look = (object: string) =>
    app.platform.ports.backstage.record(
      app.platform.db,
      { operatorId, name, ip: '127.0.0.1' },
      { action: 'member.identity.seen', object },
    );
  for (let member = 1; member <= 60; member++) for (const _side of ['front', 'back']) await look(`member:${member}`);
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).not.toContain(name);
  await look('member:61');
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).toContain(name);
});
