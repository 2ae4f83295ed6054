import { setTimeout } from 'node:timers/promises';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { openSession } from '@fairlot/server/rooms/backoffice/sessions';
import type { Session } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, percentile, printNote } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { startServer } from '../kit/server.ts';

const CONVERSATIONS = scaled(1000);
const SENT_AT_ONCE = 20;
/** Messages each way, at regular intervals. */
const MESSAGES = 150;
const EVERY_MS = 40;
const MOST_P95_MS = 300;
const WAIT_MS = 5000;

/** Time from Send on one side to the other side's stream, both ways, with a thousand open conversations. */
export function chat(databases: Databases): Benchmark {
  return {
    name: 'chat',
    run: async () => {
      const { sessions } = await databases.prepared();
      const databaseUrl = await databases.copy();
      const server = await startServer({ databaseUrl });
      try {
        return [await withDatabase(databaseUrl, (db) => measure(db, server.origin, sessions.slice(0, CONVERSATIONS)))];
      } finally {
        await server.stop();
      }
    },
  };
}

type Headers = Record<string, string>;

async function measure(db: Database, origin: string, sessions: readonly Session[]): Promise<Line> {
  const staff = await operator(db);
  const members = sessions.map(({ token, cookie }) => ({
    authorization: `Bearer ${token}`,
    cookie: `fairlot_sid=${cookie}`,
    moduleid: 'CBS3',
  }));
  const open: string[] = [];
  await inTurns(members, async (headers, place) => {
    open[place] = (await post(origin, '/wps/chat/messages', headers, 'A question')).conversationId;
  });
  const ear = new AbortController();
  const receipts = new Map<string, number>();
  const hear = (text: string) => receipts.set(text, performance.now());
  await inTurns(members, (headers) => listen(`${origin}/lgw/events`, headers, 'member-', hear, ear.signal));
  await listen(`${origin}/backoffice/api/chat/events`, staff, 'staff-', hear, ear.signal);
  const sent = new Map<string, number>();
  const send = async (text: string, path: string, headers: Headers) => {
    sent.set(text, performance.now());
    await post(origin, path, headers, text);
  };
  const running: Promise<void>[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const place = (index * 7) % members.length;
    running.push(
      send(`member-${index}`, `/backoffice/api/chats/${open[place]}/messages`, staff),
      send(`staff-${index}`, '/wps/chat/messages', members[(place + 3) % members.length] ?? {}),
    );
    await setTimeout(EVERY_MS);
  }
  await Promise.all(running);
  const deadline = performance.now() + WAIT_MS;
  while (receipts.size < sent.size && performance.now() < deadline) await setTimeout(20);
  ear.abort();
  const delays = [...sent].flatMap(([text, at]) => (receipts.has(text) ? [(receipts.get(text) ?? 0) - at] : []));
  const p95 = percentile(delays, 0.95);
  printNote(
    `${count(members.length)} conversations and streams, ${delays.length} of ${sent.size} messages came, ` +
      `p50 ${percentile(delays, 0.5).toFixed(0)} ms, latest ${percentile(delays, 1).toFixed(0)} ms`,
  );
  return {
    name: 'chat, Send to the other side',
    figure: `p95 ${p95.toFixed(0)} ms, ${count(members.length)} conversations`,
    bar: `p95 <= ${MOST_P95_MS} ms, all`,
    value: p95,
    isLess: true,
    isMet: p95 <= MOST_P95_MS && delays.length === sent.size,
  };
}

async function operator(db: Database): Promise<Headers> {
  const { id } = await db.one(sql<{ id: bigint }>`select id from backoffice_operators where name = 'support'`);
  const { token, cookie } = await openSession(db, id, '127.0.0.1', 'bench');
  return { authorization: `Bearer ${token}`, cookie: `fairlot_op=${cookie}` };
}

async function inTurns<T>(items: readonly T[], work: (item: T, place: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += SENT_AT_ONCE)
    await Promise.all(items.slice(start, start + SENT_AT_ONCE).map((item, place) => work(item, start + place)));
}

async function post(origin: string, path: string, headers: Headers, text: string): Promise<{ conversationId: string }> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  const answer = (await response.json()) as { errorCode: string | null; value: { conversationId: string } };
  if (answer.errorCode !== null) throw new Error(`a message was refused: ${answer.errorCode}`);
  return answer.value;
}

/** Opens a stream and resolves once it is open. @param mark prefix of texts meant for this side */
async function listen(
  address: string,
  headers: Headers,
  mark: string,
  hear: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { body, ok } = await fetch(address, { headers, signal });
  if (!ok || body === null) throw new Error('a stream was refused');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const [, text = ''] of value.matchAll(new RegExp(`"text": ?"(${mark}\\d+)"`, 'g'))) hear(text);
    }
  })().catch(() => undefined); // it was aborted
}
