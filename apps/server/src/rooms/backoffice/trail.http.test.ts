import { randomUUID } from 'node:crypto';
import { callDesk, createOperator, openTestApp, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

const app = await openTestApp({ seed: 'demo' });

describe('the audit trail', () => {
  it('is paged and filtered, newest first', async () => {
    const own = await createOperator(app);
    for (const on of [true, false, true, false])
      await callDesk(app, own.headers, 'PUT', '/maintenance', { on, reason: REASON });
    const read = (query: string) =>
      callDesk<{
        list: { id: string; action: string; operator: string; after: { on: boolean } }[];
        next: string | null;
        count: number;
      }>(app, own.headers, 'GET', `/audit?${query}`);
    const mine = `filter=operator:eq:${own.name}`;
    const first = await read(`${mine}&filter=action:prefix:maintenance&limit=3`);
    expect(first.value.list.map(({ after }) => after.on)).toEqual([false, true, false]);
    expect(first.value.count).toBe(4);
    expect(
      (await read(`${mine}&filter=action:prefix:maintenance&limit=3&after=${first.value.next}`)).value.list.map(
        ({ after }) => after.on,
      ),
    ).toEqual([true]);
    expect((await read(`${mine}&filter=object:prefix:member:`)).value.list).toEqual([]);
    expect((await read(mine)).value.list.every((entry) => entry.operator === own.name)).toBe(true);
  });

  it.each([
    'update backoffice_audit set reason = null',
    'delete from backoffice_audit',
    'truncate backoffice_audit',
    'delete from backoffice_approvals',
  ])('rejects: %s', async (statement) => {
    await expect(app.platform.db.script(statement)).rejects.toThrow(/append-only/);
  });

  it.each([
    [`update backoffice_approvals set payload = '{}'`, /never changes/],
    [`update backoffice_approvals set state = 'pending'`, /does not go from/],
  ])('requests keep their payload and only move forward: %s', async (statement, message) => {
    const asker = await createOperator(app);
    await app.platform.db.run(sql`
      insert into backoffice_approvals (kind, payload, reason, request_key, requested_by)
      values ('draw.void', '{"gameCode":"VN60","numero":"209901010001"}', ${REASON}, ${randomUUID()},
        ${asker.id}::bigint)`);
    await expect(app.platform.db.script(statement)).rejects.toThrow(message);
  });
});
