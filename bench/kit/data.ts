import { randomBytes } from 'node:crypto';
import { commitment } from '@fairlot/fairness';
import type { App } from '@fairlot/server/app';
import { sql } from '@fairlot/server/platform/db/index';

/** Members with an open session and a balance, in every database under test. */
export const MEMBERS = 2000;
/** Key of sealed seeds, shared by the process that prepares a database and the server that runs on it. */
export const SECRET_KEY = '5a'.repeat(32);

/** The demonstration that benchmarks fill, with 600 games. */
export const DEMONSTRATION = { seed: 'demo', config: { secretKey: SECRET_KEY, seedGames: 600 } } as const;

export interface Session {
  memberId: string;
  token: string;
  cookie: string;
}

/** Contents of a prepared database. */
export interface Prepared {
  /** Members have consecutive ids from here, and accounts `bench<n>` from 1. */
  firstMemberId: bigint;
  sessions: Session[];
}

/** A draw created for a benchmark, on sale until 2099 unless it is moved. */
export interface Issue {
  gameCode: string;
  numero: string;
}

/** The draw for which tickets are sold. */
export const SALE: Issue = { gameCode: 'VN300', numero: '209901010001' };
/** Draws that benchmarks run. */
export const DRAWS: readonly Issue[] = Array.from({ length: 12 }, (_, n) => ({
  gameCode: 'VN60',
  numero: `20990101${String(n + 1).padStart(4, '0')}`,
}));

/** A draw each of other families. */
export const FAMILY_DRAWS: readonly Issue[] = ['K3_60', 'PC28_60', 'SSC_60', 'PK10_60', 'KENO_60'].map((gameCode) => ({
  gameCode,
  numero: '209901010001',
}));

/** A draw that sells systems. */
export const SYSTEM_SALE: Issue = { gameCode: 'LOTTO645X', numero: '209901010001' };

/** One draw each of sixty lotteries, which are not offered so that they have no other draws. */
export const BURST: readonly Issue[] = Array.from({ length: 60 }, (_, n) => ({
  gameCode: `BURST${String(n + 1).padStart(2, '0')}`,
  numero: '209901010001',
}));

/**
 * Fills a seeded database with members and draws. Members are written by a statement, because hashing thousands of
 * passwords is not the subject of the measurement; money and sessions use the product's own functions.
 */
export async function prepareData(app: App): Promise<Prepared> {
  const { db } = app.platform;
  const members = await db.rows(sql<{ id: bigint }>`
    insert into people_members (account, type, asset, invitation_code)
    select 'bench' || n, 0, 'VND', 'BENCH' || n from generate_series(1, ${MEMBERS}::int) as n order by n returning id`);
  const firstMemberId = members[0]?.id;
  if (firstMemberId === undefined || members.at(-1)?.id !== firstMemberId + BigInt(MEMBERS - 1))
    throw new Error('ids of members are not consecutive');
  await db.run(
    sql`
    select protection_register(m.id, 'real'),
      wallet_transfer('bench:' || m.id, 'external:capital:VND', 'member:' || m.id || ':VND:available', 'VND',
      100000000000::bigint, 'adjust', 'bench') from people_members m where m.account like 'bench%' order by m.id`,
    { wakes: ['stream'] },
  );
  const sessions: Session[] = [];
  for (let from = 0; from < members.length; from += 16) {
    const opened = members
      .slice(from, from + 16)
      .map(async ({ id }) => ({ memberId: String(id), ...(await app.rooms.identity.openSession(id)) }));
    sessions.push(...(await Promise.all(opened)));
  }
  for (const { gameCode } of BURST) await createGame(app, gameCode);
  for (const issue of [SALE, SYSTEM_SALE, ...DRAWS, ...FAMILY_DRAWS, ...BURST]) await createIssue(app, issue);
  return { firstMemberId, sessions };
}

/** A game with rules and odds of VN60, not enabled. */
async function createGame({ platform: { db } }: App, code: string): Promise<void> {
  await db.run(
    sql`
      insert into lottery_rules (game_code, version, structure, plays) select ${code}, 1, structure, plays
        from lottery_rules where game_code = 'VN60' and version = 1`,
  );
  await db.run(
    sql`
      insert into lottery_odds (game_code, version, plays) select ${code}, 1, plays from lottery_odds
        where game_code = 'VN60' and version = 1`,
  );
  await db.run(sql`
    insert into lottery_games (code, name, vendor, menu_tag, game_type, draw_days, currency, zone, interval_seconds,
      lock_seconds, span_seconds, max_lines, sort_order, enabled, rules_version, odds_version)
    select ${code}, ${code}, vendor, menu_tag, game_type, draw_days, currency, zone, interval_seconds, lock_seconds,
      span_seconds, max_lines, 1000, false, 1, 1 from lottery_games where code = 'VN60'`);
}

async function createIssue({ platform: { db, secrets } }: App, { gameCode, numero: drawNumber }: Issue): Promise<void> {
  const seed = randomBytes(32);
  await db.run(sql`
    insert into lottery_draws (game_code, numero, state, open_at, lock_at, draw_at, next_due_at, rules_version,
      commitment, sealed_seed)
    values (${gameCode}, ${drawNumber}, 'scheduled', now(), '2099-01-01', '2099-01-02', now(), 1,
      ${await commitment(seed)},
      ${secrets.seal(seed, `${gameCode}|${drawNumber}`)}::bytea)`);
}
