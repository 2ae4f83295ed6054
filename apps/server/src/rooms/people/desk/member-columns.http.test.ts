import { callDesk, createMember, createOperator, openBackOffice, runJob } from '@fairlot/testkit';
import { peopleDesk } from '@fairlot/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, call, operator } = await openBackOffice();
const { db, collected } = app.platform;

type Row = Record<string, string | number | null>;
const OWN = ['memberId', 'account', 'type', 'currency', 'balance', 'disabled', 'labels', 'createdAt', 'avatar'];
const ADDED = (
  'level paidIn paidOut paidNet paidInMonth paidOutMonth paidNetMonth ' + 'playerNetMonth lastSeenAt agent risk'
).split(' ');
const rowOf = async (memberId: bigint, headers = operator.headers) => {
  const path = `/members?filter=memberId:eq:${memberId}`;
  return (await callDesk<{ list: Row[] }>(app, headers, 'GET', path)).value.list[0] ?? {};
};

/** An operator whose role may only read the member list. */
async function createReader() {
  await db.run(sql`insert into backoffice_roles (name) values ('lister') on conflict do nothing`);
  await db.run(sql`
    insert into backoffice_role_permissions values ('lister', 'members.read', true) on conflict do nothing`);
  return createOperator(app, 'lister');
}

describe('columns of other rooms in the list of members', () => {
  it('are fields of the list, each provided by one room', async () => {
    const reported = collected.all().flatMap(({ desk }) => desk?.memberColumns ?? []);
    expect(reported.flatMap(({ names }) => names).toSorted()).toEqual(ADDED.toSorted());
    const { memberId } = await createMember(app);
    expect(Object.keys(await rowOf(memberId)).toSorted()).toEqual([...OWN, ...ADDED].toSorted());
    for (const name of ADDED) expect(peopleDesk.members.list?.fields).toHaveProperty(name);
  });

  it('show the chosen picture, the level, the agent, the last visit and the signs of harm', async () => {
    const agent = await createMember(app, { type: 1 });
    const member = await createMember(app, { inviterId: agent.memberId });
    const trial = await createMember(app, { type: 4 });
    await app.platform.events.outbox.drain();
    await db.run(sql`update people_members set avatar = 'lotus' where id = ${member.memberId}::bigint`);
    expect(await rowOf(member.memberId)).toMatchObject({
      avatar: 'lotus',
      level: 1,
      agent: agent.userName,
      lastSeenAt: null,
      playerNetMonth: '0.00',
      risk: 'low',
    });
    expect(await rowOf(trial.memberId)).toMatchObject({ level: null, agent: null });
    const before = Date.now();
    await app.server.inject({ method: 'GET', url: '/wps/wallet', headers: member.headers });
    await runJob(app, 'team-presence');
    expect((await rowOf(member.memberId))['lastSeenAt']).toBeGreaterThan(before - 1000);
    const sign = (marker: string) =>
      db.run(sql`
        insert into protection_alerts (member_id, marker, value_now, value_before)
        values (${member.memberId}::bigint, ${marker}, '3', '1')`);
    await sign('losses');
    expect(await rowOf(member.memberId)).toMatchObject({ risk: 'medium' });
    await sign('nights');
    expect(await rowOf(member.memberId)).toMatchObject({ risk: 'high' });
    await db.run(sql`
      update protection_alerts set closed_at = clock_timestamp(), outcome = 'spoken'
       where member_id = ${member.memberId}::bigint`);
    expect(await rowOf(member.memberId)).toMatchObject({ risk: 'low' });
  });

  it('are hidden from operators without permission, both in the list and in a file', async () => {
    const { memberId } = await createMember(app, { balance: '12.00' });
    const reader = await createReader();
    const row = await rowOf(memberId, reader.headers);
    expect(row).toMatchObject({ balance: '12.00', lastSeenAt: null });
    const hidden = ADDED.filter((name) => name !== 'lastSeenAt');
    expect(hidden.map((name) => row[name])).toEqual(hidden.map(() => null));
    // Finance sees payments, but no signs of harm.
    const finance = await createOperator(app, 'finance');
    expect(await rowOf(memberId, finance.headers)).toMatchObject({ paidIn: '0.00', risk: null, level: 1 });
    const ask = (body: object, headers = reader.headers) =>
      callDesk<{ jobId: string }>(app, headers, 'POST', '/exports', {
        list: 'members',
        filter: [`memberId:eq:${memberId}`],
        ...body,
      });
    expect(await ask({ columns: ['account', 'risk'] })).toMatchObject({ status: 403, errorCode: 'permission.denied' });
    const fileOf = async (jobId: string, headers: Record<string, string>) => {
      while (await runJob(app, 'backoffice-exports'));
      const url = `/backoffice/api/exports/${jobId}/file`;
      return (await app.server.inject({ method: 'GET', url, headers })).body.split('\r\n');
    };
    const all = await ask({});
    const [head] = await fileOf(all.value.jobId, reader.headers);
    expect(head).toContain('"balance"');
    for (const name of hidden) expect(head).not.toContain(`"${name}"`);
    const chosen = await ask({ columns: ['account', 'paidIn', 'risk'] }, operator.headers);
    expect((await fileOf(chosen.value.jobId, operator.headers))[1]).toMatch(/^"[^"]+","0\.00","low"$/);
    expect(await call('GET', '/members?sort=-paidIn')).toMatchObject({ errorCode: 'list.refused' });
  });
});
