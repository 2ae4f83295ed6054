import { auditOf, callDesk, createMember, createOperator, openBackOffice } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, close } = await openBackOffice();
afterAll(close);

it('staff see limits, breaks, sessions and what stands out, note contacts, and list it all', async () => {
  const member = await createMember(app);
  const { memberId } = member;
  const { headers, name } = await createOperator(app, 'support');
  const path = `/members/${memberId}/protection`;
  await app.platform.db.transaction((tx) =>
    app.rooms.protection.changeLimit(tx, memberId, { kind: 'loss', period: 'week', wanted: 5_000_000n }),
  );
  await app.server.inject({
    method: 'POST',
    url: '/wps/protection/timeout',
    headers: member.headers,
    payload: { hours: 24 },
  });
  await app.platform.db.run(sql`
    insert into protection_deposits (order_id, member_id, asset, amount_minor, state, at)
    select gen_random_uuid(), ${memberId}::bigint, 'VND', amount, 'credited',
           clock_timestamp() - days * interval '1 day'
      from (values (200000000, 1), (50000000, 9), (50000000, 20)) as d (amount, days)`);
  const { value } = await callDesk(app, headers, 'GET', path);
  expect(value).toMatchObject({
    timedOutUntil: expect.any(Number),
    excludedUntil: null,
    limits: [{ kind: 'loss', period: 'week', limit: '50000.00', used: '0.00' }],
    markers: [{ marker: 'deposits', now: '2000000.00', before: '250000.00' }],
  });
  const note = { kind: 'complaint', note: 'Says the reality check came too late' };
  expect(await callDesk(app, headers, 'POST', `${path}/contacts`, note)).toMatchObject({ success: true });
  const list = await callDesk(app, headers, 'GET', `/protectionActs?filter=memberId:eq:${memberId}`);
  const acts = (list.value as { list: { act: string; detail: string }[] }).list;
  expect(acts.map(({ act }) => act)).toEqual(['complaint.noted', 'timeout.started', 'limit.set']);
  expect(JSON.parse(acts[0]!.detail)).toEqual({ by: name, note: note.note });
  expect((await auditOf(app, `member:${memberId}`)).at(-1)).toMatchObject({ action: 'member.complaint.noted' });
  const finance = await createOperator(app, 'finance');
  expect(await callDesk(app, finance.headers, 'GET', path)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await callDesk(app, headers, 'GET', '/members/999999/protection')).toMatchObject({ errorCode: 'not.found' });
});
