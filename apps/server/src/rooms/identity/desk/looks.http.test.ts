import { callDesk, createMember, createOperator, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createRateLimiter } from '../../../platform/http/index.ts';

const { app, call, close } = await openBackOffice();
afterAll(close);

it('an operator reads the personal data of at most 60 members an hour, and more raises an alarm', async () => {
  const { memberId } = await createMember(app);
  const support = await createOperator(app, 'support');
  const look = (operator = support) =>
    callDesk(app, operator.headers, 'POST', `/members/${memberId}/personal`, { reason: REASON });
  const alarms = async () => {
    const { value } = await call<{ list: { kind: string; title: string }[] }>('GET', '/alarms');
    return value.list.filter(({ kind }) => kind === 'personal-data').map(({ title }) => title);
  };
  const answers = await Promise.all(Array.from({ length: 60 }, () => look()));
  expect(answers.filter(({ success }) => !success)).toEqual([]);
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).toEqual([]);

  const age = (by: string) =>
    app.platform.db.run(sql`
      update platform_rate_limits set window_at = window_at - ${by}::interval where bucket like 'identityDesk.%'`);
  const limited = { success: false, errorCode: 'rate.limited', value: null };
  expect(await look()).toMatchObject(limited);
  // Any hour counts, also one that began at half past.
  await age('55 minutes');
  expect(await look()).toMatchObject(limited);
  await runJob(app, 'backoffice-alarms');
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).toEqual([support.name]);
  expect((await look(await createOperator(app, 'support'))).success).toBe(true);
  await age('15 minutes');
  expect((await look()).success).toBe(true);
});

it('an operator reads the personal data of at most 240 members a day', async () => {
  const { memberId } = await createMember(app);
  const { headers } = await createOperator(app, 'support');
  const look = () => callDesk(app, headers, 'POST', `/members/${memberId}/personal`, { reason: REASON });
  const age = (by: string) =>
    app.platform.db.run(sql`update platform_rate_limits set window_at = window_at - ${by}::interval`);
  const answered: number[] = [];
  for (let hour = 0; hour < 5; hour++) {
    const answers = await Promise.all(Array.from({ length: 60 }, () => look()));
    answered.push(answers.filter(({ success }) => success).length);
    // Never by the same time: a window must not fall onto another one.
    await age(`${71 + hour} minutes`);
    await createRateLimiter(app.platform.db).prune();
  }
  expect(answered).toEqual([60, 60, 60, 60, 0]);
  await age('20 hours');
  expect((await look()).success).toBe(true);
});
