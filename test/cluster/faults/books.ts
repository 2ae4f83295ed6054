import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase, type Database, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { undecided } from '@fairlot/testkit/draws';
import { findNode24 } from '../../../launcher/node-24.mjs';
import type { Cluster } from '../cluster.ts';
import { until } from '../wait.ts';
import { type Call, isUnknown, post } from './calls.ts';
import type { Player } from './players.ts';

/** A draw whose time has come must be settled within this time, even after a fault. */
const DRAW_MS = 60_000;
/** Acknowledged calls that are sent again to compare the answers. */
const REPEATED = 60;

/** Differences between the answers and the books. */
export interface Differences {
  /** Acknowledged, but not in the books with exactly one stake, credit or hold. */
  lost: string[];
  /** In the books, but never acknowledged. */
  unasked: string[];
  /** Requests whose repetition with the same key got a different answer. */
  changed: string[];
  /** Draws that are late, and tickets paid wrongly or not at all. */
  draws: string[];
  /** Findings of `npm run audit`. */
  audit: string[];
}

/** Compares every acknowledged answer with the books, then audits them. All calls must have a final answer. */
export async function compareWithBooks(
  cluster: Cluster,
  players: readonly Player[],
  calls: readonly Call[],
): Promise<Differences> {
  const db = connectDatabase(cluster.urls.direct, 2, createLogger('silent'));
  try {
    const stored = await storedOf(db, players, calls);
    const acknowledged = new Set(calls.filter(({ state }) => state === 'acknowledged').map(({ id }) => id));
    return {
      lost: [...acknowledged].filter((id) => stored.get(id) !== 1),
      unasked: [...stored.keys()].filter((id) => !acknowledged.has(id)),
      changed: await repeatSome(cluster.origin, calls),
      draws: await checkDraws(db, players),
      audit: await audit(cluster),
    };
  } finally {
    await db.close();
  }
}

/** Tickets, rounds, deposits and withdrawals in the books, with the number of their stakes, credits or holds. */
export async function storedOf(
  db: Database,
  players: readonly Player[],
  calls: readonly Call[],
): Promise<Map<string, number>> {
  const members = players.map(({ memberId }) => memberId);
  const orders = calls.flatMap(({ kind, id }) => (kind === 'deposit' ? [id] : []));
  const rows = await db.rows(sql<{ id: string; transfers: number }>`
    select t.id::text, count(w.key)::int as transfers from lottery_tickets t
      left join wallet_transfers w on w.key = 'ticket:' || t.id || ':stake' and w.amount_minor = t.total_minor
     where t.member_id = any(${members}::bigint[]) group by t.id
    union all
    select r.id::text, count(w.key)::int from originals_rounds r
      left join wallet_transfers w on w.key = 'original:' || r.id || ':stake' and w.amount_minor = r.stakes_minor[1]
     where r.member_id = any(${members}::bigint[]) group by r.id
    union all
    select o.id::text, count(w.key)::int from payments_orders o
      left join wallet_transfers w on w.key = 'deposit:sandbox:' || o.provider_payment_id
     where o.id = any(${orders}::uuid[]) and o.credited_at is not null group by o.id
    union all
    select p.id::text, count(w.key)::int from payments_withdrawals p
      left join wallet_transfers w on w.key = 'withdrawal:' || p.id || ':hold' and w.amount_minor = p.amount_minor
     where p.member_id = any(${members}::bigint[]) group by p.id`);
  return new Map(rows.map(({ id, transfers }) => [id, transfers]));
}

/** Repeats the latest acknowledged calls. @returns the keys whose answer changed */
async function repeatSome(origin: string, calls: readonly Call[]): Promise<string[]> {
  const latest = calls.filter(({ state, kind }) => state === 'acknowledged' && kind !== 'deposit').slice(-REPEATED);
  const answers = await Promise.all(latest.map(async (call) => ({ call, text: await repeat(origin, call) })));
  return answers.flatMap(({ call, text }) =>
    text === call.text ? [] : [`${call.id}: ${call.text} became ${text ?? 'no answer'}`],
  );
}

/** Sends a call until it has a final answer; sixty at the same time may be too many for a busy machine. */
async function repeat(origin: string, call: Call): Promise<string | undefined> {
  let text: string | undefined;
  for (let tries = 0; tries < 5 && (text === undefined || isUnknown(text)); tries += 1)
    text = (await post(origin, call))?.text;
  return text;
}

/** Draws of the players' tickets that are due must be settled, with every ticket decided and paid once. */
async function checkDraws(db: Database, players: readonly Player[]): Promise<string[]> {
  const members = players.map(({ memberId }) => memberId);
  const due = () =>
    db.rows(sql<{ id: bigint; state: string; text: string }>`
      select d.id, d.state, d.game_code || ' ' || d.numero || ' is ' || d.state as text from lottery_draws d
       where d.draw_at < clock_timestamp() and d.id in
         (select draw_id from lottery_tickets where member_id = any(${members}::bigint[]))`);
  // Further draws become due meanwhile, so that the last look counts.
  let draws: Awaited<ReturnType<typeof due>> = [];
  const isLate = ({ state }: { state: string }) => state !== 'settled';
  const areSettled = async () => !(draws = await due()).some(isLate);
  // Those that stay late are listed below.
  await until('due draws are settled', areSettled, DRAW_MS).catch(() => {});
  const [late, settled] = [draws.filter(isLate), draws.filter((draw) => !isLate(draw))];
  return [
    ...late.map(({ text }) => text),
    ...(await undecided(
      db,
      settled.map(({ id }) => id),
    )),
  ];
}

/** Runs `npm run audit` past the pool. @returns its findings */
export async function audit({ urls, secretKey, place, release }: Cluster): Promise<string[]> {
  const env = { ...process.env, DATABASE_URL: urls.direct, SECRET_KEY: secretKey, DATA_DIR: place.folder };
  try {
    await promisify(execFile)(findNode24(), [join(release, 'apps/server/src/audit.ts')], { env });
    return [];
  } catch (error) {
    return [error instanceof Error && 'stdout' in error ? String(error.stdout) || error.message : String(error)];
  }
}
