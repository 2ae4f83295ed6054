import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { deliver } from '../deliver.ts';
import { keepDevice } from './store.ts';

const app = await openTestApp();

it("a browser's waiting pushes stay with its member and are removed when another member registers it", async () => {
  const [former, next] = [await createMember(app), await createMember(app)];
  const device = (who: TestMember) => ({
    memberId: who.memberId,
    memberType: 0,
    endpoint: 'https://push.example/shared',
    p256dh: '',
    auth: '',
    language: 'EN',
    sessionId: randomUUID(),
  });
  const waiting = await app.platform.db.transaction(async (tx) => {
    const count = async (who: TestMember) => {
      await keepDevice(tx, device(who));
      return tx.value(sql<number>`
        select count(p.*)::int from inbox_devices d left join inbox_pushes p on p.device_id = d.id
         where d.member_id = ${who.memberId}::bigint`);
    };
    const counts = [await count(former)];
    await deliver(app.platform.events, tx, [
      { memberId: former.memberId, kind: 'security', key: 'waiting', template: 'password', params: {} },
    ]);
    counts.push(await count(former), await count(next), await count(former));
    return counts;
  });
  expect(waiting).toEqual([0, 1, 0, 0]);
});
