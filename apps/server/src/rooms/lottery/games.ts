import type { DrawStructure, PickRule, Play, PlayRule } from '@fairlot/lottery-maths';
import { type Database, type Executor, sql } from '../../platform/db/index.ts';
import type { Schedule } from './schedule.ts';

/** A play as it is offered: rule, odds and limits of a unit stake in minor units. */
export interface OfferedPlay extends Play {
  name: string;
  minUnitStakeMinor: bigint;
  maxUnitStakeMinor: bigint;
}

export interface LotteryGame {
  code: string;
  name: string;
  vendor: string;
  menuTag: string;
  gameType: string;
  drawDays: string;
  currency: string;
  schedule: Schedule;
  spanMs: number;
  maxLines: number;
  enabled: boolean;
  rulesVersion: number;
  oddsVersion: number;
  structure: DrawStructure;
  plays: ReadonlyMap<string, OfferedPlay>;
}

/** Rules of a game at one version; odds play no part in them, because each line keeps its own. */
export interface Rules {
  structure: DrawStructure;
  plays: readonly Play[];
}

export interface GameBook {
  /** All games in their order, not older than a second. */
  all(): Promise<readonly LotteryGame[]>;
  find(code: string): Promise<LotteryGame | undefined>;
  /** Rules of a version, which never change once written. */
  rules(executor: Executor, code: string, version: number): Promise<Rules>;
  /** Forgets what was read. */
  drop(): void;
}

/** Games in tables hold JSON; numbers of money and odds are strings there. */
export interface StoredPlay {
  code: string;
  name: string;
  rule: PlayRule;
  units: number;
  picks: PickRule;
}
export interface StoredOdds {
  play: string;
  odds: string;
  minUnitStakeMinor: string;
  maxUnitStakeMinor: string;
}

const KEEP_MS = 1000;

export function createGameBook(db: Database): GameBook {
  let cached: { readAt: number; games: Promise<LotteryGame[]> } | undefined;
  const rulesByVersion = new Map<string, Rules>();

  const all = (): Promise<LotteryGame[]> => {
    if (cached === undefined || performance.now() - cached.readAt > KEEP_MS) {
      const games = readGames(db);
      const entry = { readAt: performance.now(), games };
      cached = entry;
      games.catch(() => {
        if (cached === entry) cached = undefined; // the caller is told; the next one asks again
      });
    }
    return cached.games;
  };
  return {
    all,
    find: async (code) => (await all()).find((game) => game.code === code),
    rules: async (executor, code, version) => {
      const key = `${code}/${version}`;
      const known = rulesByVersion.get(key) ?? (await readRules(executor, code, version));
      rulesByVersion.set(key, known);
      return known;
    },
    drop: () => {
      cached = undefined;
    },
  };
}

type GameRow = Omit<LotteryGame, 'schedule' | 'spanMs' | 'plays'> & {
  zone: string;
  intervalSeconds: number;
  lockSeconds: number;
  spanSeconds: number;
  storedPlays: StoredPlay[];
  storedOdds: StoredOdds[];
};

async function readGames(db: Database): Promise<LotteryGame[]> {
  const rows = await db.rows(sql<GameRow>`
    select g.code, g.name, g.vendor, g.menu_tag as "menuTag", g.game_type as "gameType", g.draw_days as "drawDays", g.currency, g.zone,
           g.interval_seconds as "intervalSeconds", g.lock_seconds as "lockSeconds", g.span_seconds as "spanSeconds", g.max_lines as "maxLines",
           g.enabled, g.rules_version as "rulesVersion", g.odds_version as "oddsVersion",
           r.structure, r.plays as "storedPlays", o.plays as "storedOdds"
      from lottery_games g
      join lottery_rules r on r.game_code = g.code and r.version = g.rules_version
      join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
     order by g.sort_order, g.code`);
  return rows.map(({ zone, intervalSeconds, lockSeconds, spanSeconds, storedPlays, storedOdds, ...game }) => ({
    ...game,
    schedule: { zone, intervalMs: intervalSeconds * 1000, lockMs: lockSeconds * 1000 },
    spanMs: spanSeconds * 1000,
    plays: new Map(storedPlays.flatMap((play) => offer(play, storedOdds)).map((play) => [play.code, play])),
  }));
}

/** A play without odds is not offered. */
function offer(play: StoredPlay, storedOdds: readonly StoredOdds[]): OfferedPlay[] {
  const terms = storedOdds.find((candidate) => candidate.play === play.code);
  if (terms === undefined) return [];
  return [{ ...play, odds: BigInt(terms.odds), minUnitStakeMinor: BigInt(terms.minUnitStakeMinor), maxUnitStakeMinor: BigInt(terms.maxUnitStakeMinor) }];
}

async function readRules(executor: Executor, code: string, version: number): Promise<Rules> {
  const { structure, plays } = await executor.one(sql<{ structure: DrawStructure; plays: StoredPlay[] }>`
    select structure, plays from lottery_rules where game_code = ${code} and version = ${version}`);
  return { structure, plays: plays.map((play) => ({ ...play, odds: 0n })) };
}
