import { callDesk, createMember, createOperator, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

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

  // The limit counts whole hours; another may have begun since the first call.
  await app.platform.db.run(sql`
    insert into platform_rate_limits (bucket, window_at, hits)
    select bucket, window_at + interval '1 hour', 60 from platform_rate_limits where bucket like 'identityDesk.%'
    on conflict (bucket, window_at) do update set hits = 60`);
  expect(await look()).toMatchObject({ success: false, errorCode: 'rate.limited', value: null });
  await runJob(app, 'backoffice-alarms');
  await runJob(app, 'backoffice-alarms');
  expect(await alarms()).toEqual([support.name]);
  expect((await look(await createOperator(app, 'support'))).success).toBe(true);
});
