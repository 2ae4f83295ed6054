import { sql } from '@fairlot/server/platform/db/index';
import { callDesk, createMember, createOperator, REASON, type TestApp } from '@fairlot/testkit';
import type { Databases } from '../kit/databases.ts';
import { inProcess } from '../kit/in-process.ts';
import { type Benchmark, count as grouped, type Line, median, percentile } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';

const MESSAGES = 100_000;
const DEVICES = 100_000;
const PAGES = 400;
const WARM = 40;
const PAGE_SIZE = 20;
const MOST_PAGE_MS = 20;
const MOST_SEND_MS = 10_000;

/** A member with a hundred thousand messages pages through them; operators write to a hundred thousand members. */
export function inbox(databases: Databases): Benchmark {
  return inProcess('inbox', databases, async (app) => [await turnPages(app), await writeToAll(app)]);
}

async function turnPages(app: TestApp): Promise<Line> {
  const member = await createMember(app);
  const count = scaled(MESSAGES);
  await app.platform.db.run(sql`
    insert into inbox_messages (member_id, kind, template, params)
    select ${member.memberId}::bigint, 'deposit', 'credited', '{"order":"x","amountMinor":"100"}'
      from generate_series(1, ${count}::int)`);
  await app.platform.db.run(sql`
    insert into inbox_counters values (${member.memberId}::bigint, ${count}::bigint, ${count}::bigint)`);
  // As the database does automatically after this many new rows.
  await app.platform.db.run(sql`vacuum analyze inbox_messages`);
  const last = Math.ceil(count / PAGE_SIZE);
  const times: number[] = [];
  for (let turn = 0; turn < WARM + PAGES; turn++) {
    // Alternates between start, end and pages in between.
    const pageNo = 1 + Math.floor((turn % PAGES) * (last / PAGES));
    const begun = performance.now();
    const { statusCode } = await app.server.inject({
      method: 'GET',
      url: `/wps/inbox?pageSize=${PAGE_SIZE}&pageNo=${pageNo}`,
      headers: { moduleid: 'INBOX3', ...member.headers },
    });
    if (statusCode !== 200) throw new Error(`page ${pageNo} was answered with ${statusCode}`);
    if (turn >= WARM) times.push(performance.now() - begun);
  }
  const p99 = percentile(times, 0.99);
  return {
    name: `a page of ${grouped(count)} messages`,
    figure: `p50 ${median(times).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    bar: `p99 < ${MOST_PAGE_MS} ms`,
    value: p99,
    isLess: true,
    isMet: p99 < MOST_PAGE_MS,
  };
}

async function writeToAll(app: TestApp): Promise<Line> {
  const count = scaled(DEVICES);
  await app.platform.db.run(sql`
    insert into inbox_devices (member_id, member_type, endpoint, p256dh, auth, language, session_id)
    select 1000000 + n, 0, 'https://push.example/' || n, 'x', 'x', 'EN', gen_random_uuid()
      from generate_series(1, ${count}::int) n`);
  const { headers } = await createOperator(app);
  const begun = performance.now();
  const answer = await callDesk(app, headers, 'POST', '/mailings', {
    key: 'bench-to-all',
    kind: 'news',
    audience: {},
    texts: { EN: { title: 'Draws on Sunday', text: 'At six.' } },
    reason: REASON,
  });
  const took = performance.now() - begun;
  if (!answer.success) throw new Error('the message was refused');
  const { rows } = await app.platform.db.one(
    sql<{ rows: bigint }>`select count(*) as rows from inbox_messages where key = 'sent:bench-to-all'`,
  );
  return {
    name: `to ${grouped(count)} members with a browser`,
    figure: `${took.toFixed(0)} ms, ${rows} row`,
    bar: `< ${MOST_SEND_MS / 1000} s, one row`,
    value: took,
    isLess: true,
    isMet: took < MOST_SEND_MS && rows === 1n,
  };
}
