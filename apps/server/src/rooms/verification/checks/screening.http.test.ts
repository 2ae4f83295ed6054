import { callDesk, createMember, createOperator, openSandbox, openTestApp, runJob } from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { SANCTIONS_ALARM } from './screening.ts';

const sandbox = await openSandbox();
const { url, webhookSecret: secret } = sandbox.payments;
const app = await openTestApp({ config: { sanctionList: { url: `${url}/sanctions`, secret } } });

const BORN = '1990-05-17';

it('a search that fails for one member does not hold up the search of the others', async () => {
  for (const { memberId } of [await createMember(app), await createMember(app)])
    await app.platform.db.transaction((tx) =>
      app.rooms.verification.decide(tx, memberId, { name: 'Trần Thị Hoà', birthDate: BORN, decidedBy: null }),
    );
  await app.platform.db.run(sql`update verification_members set screened_at = clock_timestamp() - interval '2 days'`);
  const waiting = () =>
    app.platform.db.value(sql<number>`
      select count(*)::int as count from verification_members
       where state = 'verified' and birth_sealed is not null and screened_at < clock_timestamp() - interval '1 day'`);
  const all = await waiting();
  const desk = await openConnections(app, '/identityConnections');
  const connect = async (address: string) =>
    desk.agree(await desk.connect('sanctions', { url: address, keys: { secret } }));
  await connect('http://127.0.0.1:9');
  for (let run = 0; run < 2; run++) await runJob(app, 'verification-screening');
  expect(await waiting()).toBe(all - 2);
  await connect(`${url}/sanctions`);
  await app.platform.db.run(sql`update verification_members set screened_at = clock_timestamp()`);
});

it('verified members are searched daily; a new match waits for an operator and raises an alarm, once', async () => {
  const { memberId } = await createMember(app);
  await app.platform.db.transaction((tx) =>
    app.rooms.verification.decide(tx, memberId, { name: 'Ivan Sanctioned', birthDate: BORN, decidedBy: null }),
  );
  const searched = async (age = '25 hours') => {
    await app.platform.db.run(sql`
      update verification_members set screened_at = screened_at - ${age}::interval where member_id = ${memberId}`);
    await runJob(app, 'verification-screening');
    return app.platform.db.rows(sql<{ state: string; lists: string[] }>`
      select state, lists from verification_checks where member_id = ${memberId} order by due_at`);
  };
  expect(await searched('23 hours')).toEqual([]);
  const lists = ['Sandbox sanctions'];
  const hit = { state: 'hit', lists };
  expect([await searched(), await searched()]).toEqual([[hit], [hit]]);
  const input = { threshold: 1n, since: new Date(Date.now() - 600_000), asset: 'VND' };
  const found = await SANCTIONS_ALARM.find(app.platform.db, input);
  expect(found).toMatchObject([{ value: 1n, page: 'identity', query: { memberId: String(memberId) } }]);
  const { headers } = await createOperator(app, 'risk');
  const path = `/members/${memberId}/verification`;
  expect((await callDesk(app, headers, 'GET', path)).value).toMatchObject({ state: 'verified', check: hit });
  // Judged to be another person, the name raises no further alarm.
  await app.platform.db.transaction((tx) =>
    app.rooms.verification.decide(tx, memberId, {
      name: 'Ivan Sanctioned',
      birthDate: BORN,
      decidedBy: 'risk',
      otherPersonOn: lists,
    }),
  );
  expect(await searched()).toEqual([{ state: 'left', lists }]);
});
