import { ENDPOINTS, type Permission } from '@fairlot/contract';
import { openBackOffice } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../db/index.ts';
import { type AnyDeskList, deskList } from './desk-list.ts';
import { countRows, readPage } from './read-list.ts';

const { app, operator, call } = await openBackOffice();

interface Page {
  list: { id: string; action: string; at: number }[];
  next: string | null;
  count: number;
  countIsExact: boolean;
}
const ACTOR = 'lister';
/** Number of conditions per call, leaving room for those that a list requires. */
const MOST_AT_ONCE = 15;
const read = (query: string) => call<Page>('GET', `/audit?filter=operator:eq:${ACTOR}&${query}`);
const refused = (field: string, reason: string) => ({
  status: 400,
  errorCode: 'list.refused',
  value: { field, reason },
});

// Many rows with the same time: only the key distinguishes them.
await app.platform.db.run(sql`
  insert into backoffice_audit (actor, action, object, ip, at)
  select ${ACTOR}, 'list.' || (n % 3), 'thing:' || n, '', timestamptz '2026-01-01' + (n / 40) * interval '1 second'
    from generate_series(1, 10030) n`);

describe('a list', () => {
  it('returns every row exactly once page by page, in either direction', async () => {
    for (const sort of ['id', '-id']) {
      const seen: string[] = [];
      let after = '';
      for (let pages = 0; pages < 8; pages++) {
        const { value } = await read(`sort=${sort}&limit=7&filter=object:prefix:thing:100${after}`);
        seen.push(...value.list.map(({ id }) => id));
        if (value.next === null) break;
        after = `&after=${value.next}`;
      }
      expect(new Set(seen).size).toBe(seen.length);
      // 100, 1000 to 1009, 10000 to 10030.
      expect(seen.length).toBe(42);
      const falling = seen.toSorted((a, b) => Number(b) - Number(a));
      expect(seen).toEqual(sort === 'id' ? falling.toReversed() : falling);
    }
  });

  it('returns every row page by page within a past period', async () => {
    const began = Date.UTC(2026, 0, 1) + 60_000;
    const period = `filter=at:gte:${began}&filter=at:lte:${began + 1000}`;
    for (const sort of ['id', '-id']) {
      const seen: string[] = [];
      for (let after = ''; ;) {
        const { value } = await read(`sort=${sort}&limit=7&${period}${after}`);
        seen.push(...value.list.map(({ id }) => id));
        if (value.next === null) break;
        after = `&after=${value.next}`;
      }
      // Two seconds with 40 rows each.
      expect(new Set(seen).size).toBe(80);
      const falling = seen.toSorted((a, b) => Number(b) - Number(a));
      expect(seen).toEqual(sort === 'id' ? falling.toReversed() : falling);
    }
  });

  it('rejects the position of a period query in a query without a period, and vice versa', async () => {
    const period = `filter=at:gte:${Date.UTC(2026, 0, 1)}`;
    const [all, some] = [await read('sort=-id&limit=1'), await read(`sort=-id&limit=1&${period}`)];
    expect(await read(`sort=-id&${period}&after=${all.value.next}`)).toMatchObject(refused('after', 'place'));
    expect(await read(`sort=-id&after=${some.value.next}`)).toMatchObject(refused('after', 'place'));
  });

  it('counts exactly up to 10,000 and marks larger counts', async () => {
    expect((await read('filter=action:eq:list.1')).value).toMatchObject({ count: 3344, countIsExact: true });
    expect((await read('')).value).toMatchObject({ count: 10_000, countIsExact: false });
  });

  it('filters by several values, by a text prefix and by a period', async () => {
    expect((await read('filter=action:eq:list.1&filter=object:eq:thing:1')).value.count).toBe(1);
    const day = Date.UTC(2026, 0, 1);
    const inside = await read(`filter=at:gte:${day}&filter=at:lte:${day + 1000}`);
    expect(inside.value.count).toBeGreaterThanOrEqual(79);
    // Pattern characters are matched literally.
    expect((await read('filter=object:prefix:thing%25')).value.count).toBe(0);
    expect((await read('filter=object:prefix:th_ng')).value.count).toBe(0);
  });

  it('contains every row up to the end of a period, also in its last millisecond', async () => {
    await app.platform.db.run(sql`
      insert into backoffice_audit (actor, action, object, ip, at)
      values ('last', 'list.last', 'thing:last', '', timestamptz '2025-05-05 23:59:59.999999Z')`);
    const inDays = async (from: number, to: number) =>
      (await call<Page>('GET', `/audit?filter=operator:eq:last&filter=at:gte:${from}&filter=at:lte:${to}`)).value.count;
    const [day, next] = [Date.UTC(2025, 4, 5), Date.UTC(2025, 4, 6)];
    expect([await inDays(day, next - 1), await inDays(next, next + 1)]).toEqual([1, 0]);
  });

  it.each([
    ['filter=nothing:eq:1', 'nothing', 'field'],
    ['filter=constructor:eq:1', 'constructor', 'field'],
    ['filter=reason:eq:1', 'reason', 'field'],
    ['filter=action:gte:a', 'action', 'operator'],
    ['filter=action:drop:a', 'action', 'operator'],
    ['filter=at:gte:yesterday', 'at', 'value'],
    ['filter=at:gte:99999999999999999999', 'at', 'value'],
    ['filter=plain', '', 'field'],
    ['sort=reason', 'reason', 'sort'],
    ['sort=-before', 'before', 'sort'],
    ['after=nonsense', 'after', 'place'],
    [`after=${forged(['-id', "1' or true --", '1'])}`, 'after', 'place'],
    [`after=${forged(['id', '1', '1'])}`, 'after', 'place'],
    [`after=${forged(['-id', '1'])}`, 'after', 'place'],
  ])('rejects %s and names the error', async (query, field, reason) => {
    expect(await read(query)).toMatchObject(refused(field, reason));
  });

  it('rejects unknown query fields and more than 200 rows per page', async () => {
    for (const query of ['limit=201', 'limit=0', 'pageNo=2', 'filter=a'])
      expect([query, await read(query)]).toMatchObject([query, { status: 400, errorCode: 'request.invalid' }]);
  });

  it('accepts an unindexed condition only together with an indexed one or the start of a period', async () => {
    const audit = (query: string) => call<Page>('GET', `/audit?${query}`);
    expect(await audit('filter=ip:eq:10.0.0.1')).toMatchObject(refused('ip', 'period'));
    expect(await audit('filter=ip:eq:10.0.0.1&filter=at:lte:1700000000000')).toMatchObject(refused('ip', 'period'));
    expect(await audit('filter=ip:eq:10.0.0.1&filter=at:gte:1700000000000')).toMatchObject({ success: true });
    expect(await audit(`filter=ip:eq:10.0.0.1&filter=operator:eq:${ACTOR}`)).toMatchObject({ success: true });
  });

  it('sorts times at full precision', async () => {
    await app.platform.db.run(sql`
      insert into backoffice_approvals (kind, payload, reason, request_key, requested_by, requested_at)
      select 'draw.void', '{"gameCode":"VN60","numero":"209901010001"}', 'Looked at by a test', 'precise-' || n,
             ${operator.id}::bigint, timestamptz '2026-01-01 00:00:00' + n * interval '1 microsecond'
        from generate_series(1, 9) n`);
    const page = (after: string) =>
      call<Page>('GET', `/approvals?sort=requestedAt&limit=4&filter=requestedBy:eq:${operator.name}${after}`);
    const first = await page('');
    const second = await page(`&after=${first.value.next}`);
    const third = await page(`&after=${second.value.next}`);
    const ids = [first, second, third].flatMap(({ value }) => value.list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
    expect(third.value.next).toBeNull();
  });
});

describe('every list of the contract', () => {
  const lists = ENDPOINTS.filter(({ list }) => list !== undefined);

  it('supports every order and every condition that it declares, even when empty', async () => {
    expect(lists.length).toBeGreaterThanOrEqual(8);
    const sample = { text: 'x', id: '1', integer: '1', flag: 'true', time: '1', choice: '' };
    for (const { path, list } of lists) {
      const url = path.replace('/backoffice/api', '');
      const needed = list!.needs === undefined ? '' : `&filter=${list!.needs}:eq:1`;
      const since = list!.period === undefined ? [] : [`${list!.period}:gte:1`];
      const conditions = Object.entries(list!.fields).flatMap(([name, { type, choices, operators = [] }]) =>
        name === list!.needs ? [] : operators.map((one) => `${name}:${one}:${choices?.[0] ?? sample[type]}`),
      );
      // Several conditions per call: one call each would take half a minute.
      for (let from = 0; from < conditions.length; from += MOST_AT_ONCE) {
        const asked = [...conditions.slice(from, from + MOST_AT_ONCE), ...since].map((one) => `filter=${one}`);
        const query = `${asked.join('&')}${needed}`;
        expect([url, query, await call('GET', `${url}?${query}`)]).toMatchObject([url, query, { success: true }]);
      }
      for (const [name, field] of Object.entries(list!.fields)) {
        for (const sort of field.sorts === true ? [name, `-${name}`] : []) {
          const answer = await call<Page>('GET', `${url}?sort=${sort}&limit=1${needed}`);
          expect([url, sort, answer]).toMatchObject([url, sort, { success: true }]);
          if (answer.value.next !== null)
            expect(await call('GET', `${url}?sort=${sort}&limit=1${needed}&after=${answer.value.next}`)).toMatchObject({
              success: true,
            });
        }
      }
    }
  });
});

describe('a field with its own permission', () => {
  const endpoint = ENDPOINTS.find(({ id }) => id === 'backoffice.auditTrail')!;
  const list: AnyDeskList = deskList<{ id: bigint; ip: string }, object>({
    endpoint: {
      ...endpoint,
      list: {
        sort: '-id',
        fields: {
          id: { type: 'id', sorts: true },
          ip: { type: 'text', operators: ['eq'], isIndexed: true, permission: 'site.read' },
        },
      },
    },
    select: sql`t.id, '10.9.8.7' as ip`,
    from: sql`backoffice_audit t`,
    alias: 't',
    present: (rows) => rows.map(({ id, ip }) => ({ id: String(id), ip })),
  });
  const reader = (...permissions: Permission[]) => ({ operatorId: 1n, name: 'one', permissions });

  it('is null for operators without it, and cannot be inferred through a condition', async () => {
    const { db } = app.platform;
    expect((await readPage(db, list, { limit: 1 }, reader('site.read'))).list).toMatchObject([{ ip: '10.9.8.7' }]);
    expect((await readPage(db, list, { limit: 1 }, reader())).list).toMatchObject([{ ip: null }]);
    await expect(countRows(db, list, ['ip:eq:10.9.8.7'], reader())).rejects.toMatchObject({
      code: 'permission.denied',
    });
  });
});

function forged(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}
