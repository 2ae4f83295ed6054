import { randomBytes } from 'node:crypto';
import { commitment, roundForLock } from '@fairlot/fairness';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Beacon, BeaconChain } from '../adapters/beacon/beacon.ts';
import { makesDue, seedContext } from '../draws/draw-row.ts';
import type { GameBook, LotteryGame } from '../games/games.ts';
import { planJoinedDraws } from '../joined/draws.ts';
import { joinStations } from '../joined/games.ts';
import { dayOfIssue, issuesFrom, type PlannedDraw } from '../draws/schedule.ts';

/** Number of issues created ahead, so that commitments are public well before sale. */
const ISSUES_AHEAD = { interval: 4, weekly: 2 } as const;

/**
 * Creates missing issues, and joins stations. Issues drawn here get an independent random seed, sealed at rest, with a
 * public commitment and the number of the beacon round that they will wait for. Two processes may do this
 * simultaneously; the first one's issue stays.
 * @returns the number of issues created
 * @throws Error while the beacon's chain cannot be read: no issue is created without its beacon
 */
export async function scheduleDraws(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  games: GameBook,
  beacon: Beacon,
): Promise<number> {
  const enabled = (await games.all()).filter((game) => game.enabled && game.source !== 'joined');
  if (enabled.length === 0) return 0;
  const { now } = await db.one(sql<{ now: Date }>`select clock_timestamp() as now`);
  const wanted = enabled.flatMap((game) =>
    issuesFrom(game.schedule, now.getTime(), ISSUES_AHEAD[game.schedule.kind]).map((draw) => ({ game, draw })),
  );
  const names = await readKnown(db, wanted);
  const missing = wanted.filter(({ game, draw }) => !names.has(nameOf(game.code, draw.issue)));
  const chain = missing.some(({ game }) => game.source === 'rng') ? await beacon.chain() : null;
  let made = 0;
  for (const { game, draw } of missing)
    made += await (game.source === 'rng' ? createDraw(game, draw, chain) : createOfficialDraw(game, draw));
  // Last, because the first joined lotteries take a while.
  await joinStations(db, games);
  return made + (await planJoinedDraws(db));

  /**
   * Locks the game: rules published, and schedules changed, at the same moment are either used or wait and find the new
   * draw. A draw planned by a schedule that has changed since is left to the next run.
   */
  function insert(game: LotteryGame, statement: Parameters<Executor['run']>[0]): Promise<number> {
    return db.transaction(async (tx) => {
      await tx.run(sql`select 1 from lottery_games where code = ${game.code} for key share`);
      return (await games.isScheduled(tx, game)) ? tx.run(statement, makesDue('result')) : 0;
    });
  }

  async function createDraw(
    game: LotteryGame,
    { issue, openAt, lockAt, drawAt }: PlannedDraw,
    chain: BeaconChain | null,
  ): Promise<number> {
    const { code } = game;
    const seed = randomBytes(32);
    const sealed = secrets.seal(seed, seedContext(code, issue));
    return insert(
      game,
      sql`
      insert into lottery_draws (game_code, numero, state, open_at, lock_at, draw_at, next_due_at, rules_version,
        commitment, sealed_seed,
        beacon_mode, beacon_public_key, beacon_genesis_time, beacon_period_seconds, beacon_round)
      values (${code}, ${issue}, 'scheduled', ${new Date(openAt)}::timestamptz, ${new Date(lockAt)}::timestamptz,
        ${new Date(drawAt)}::timestamptz, ${new Date(openAt)}::timestamptz,
        lottery_rules_at(${code}, ${dayOfIssue(issue)}::date), ${await commitment(seed)}, ${sealed}::bytea,
        ${chain === null ? 'off' : 'drand'}, ${chain?.publicKey ?? null}::text, ${chain?.genesisTime ?? null}::bigint,
        ${chain?.periodSeconds ?? null}::int,
        ${chain === null ? null : roundForLock(chain, lockAt)}::bigint)
      on conflict (game_code, numero) do nothing`,
    );
  }

  /** Its numbers are drawn elsewhere, so there is no seed to commit to. */
  async function createOfficialDraw(
    game: LotteryGame,
    { issue, openAt, lockAt, drawAt }: PlannedDraw,
  ): Promise<number> {
    const { code } = game;
    return insert(
      game,
      sql`
      insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at,
        rules_version)
      values (${code}, ${issue}, 'feed', 'scheduled', ${new Date(openAt)}::timestamptz,
        ${new Date(lockAt)}::timestamptz, ${new Date(drawAt)}::timestamptz,
        ${new Date(openAt)}::timestamptz, lottery_rules_at(${code}, ${dayOfIssue(issue)}::date))
      on conflict (game_code, numero) do nothing`,
    );
  }
}

interface Wanted {
  game: LotteryGame;
  draw: PlannedDraw;
}

const nameOf = (code: string, issue: string): string => `${code}|${issue}`;

/** Names of the wanted issues that exist, or whose time another issue has. */
async function readKnown(db: Executor, wanted: readonly Wanted[]): Promise<Set<string>> {
  const known = await db.rows(sql<{ name: string }>`
    select w.code || '|' || w.numero as name
      from unnest(${wanted.map(({ game }) => game.code)}::text[], ${wanted.map(({ draw }) => draw.issue)}::text[],
                  ${wanted.map(({ draw }) => new Date(draw.drawAt))}::timestamptz[]) as w(code, numero, draw_at)
     where exists (select 1 from lottery_draws d where d.game_code = w.code and d.numero = w.numero)
        -- A draw with tickets keeps its number when the draws of its day are numbered otherwise.
        or exists (select 1 from lottery_draws d
                    where d.game_code = w.code and d.draw_at = w.draw_at and d.state <> 'void')`);
  return new Set(known.map(({ name }) => name));
}
