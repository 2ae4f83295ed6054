import { isDeepStrictEqual } from 'node:util';
import type { DrawStructure } from '@fairlot/lottery-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { kept } from '../../../platform/rows/kept.ts';
import type { Schedule } from '../draws/schedule.ts';
import { withJoined } from '../joined/on-offer.ts';
import { type OfferedPlay, readRules, readTerms, type Rules, rulesKey, type Terms, termsKey } from './terms.ts';

export interface LotteryGame {
  code: string;
  /** Kind of lottery, see families.ts. */
  family: string;
  name: string;
  /** Names given by operators in further languages, by language code. */
  names: Readonly<Record<string, string>>;
  vendor: string;
  menuTag: string;
  gameType: string;
  drawDays: string;
  currency: string;
  schedule: Schedule;
  spanMs: number;
  maxLines: number;
  source: ResultSource;
  /** The two stations of a joined draw; null for others. */
  joins: readonly string[] | null;
  /** Feeds that serve it; null for all. */
  feeds: readonly string[] | null;
  /** Whether tickets may be cancelled until the sale closes. */
  cancellable: boolean;
  /** Unit stake of one point. */
  pointMinor: bigint | null;
  /** Maximum stake of one member on one draw. */
  memberDrawMinor: bigint | null;
  /** Part of the stakes on jackpots that goes into its pools, in hundredths of a percent; 0 without pools. */
  poolShareBp: number;
  /** Highest rebate that a player may choose, in tenths of a percent; 0 for none. */
  maxRebate: number;
  enabled: boolean;
  rulesVersion: number;
  oddsVersion: number;
  structure: DrawStructure;
  plays: ReadonlyMap<string, OfferedPlay>;
}

/** 'rng': Fairlot's own draw; 'feed': an official one, whose result is reported; 'joined': two official ones as one. */
export type ResultSource = 'rng' | 'feed' | 'joined';

export type GameBook = ReturnType<typeof createGameBook>;

const KEEP_MS = 1000;

/** @param feeds names of the feeds that report official results; a lottery without one is not enabled */
export function createGameBook(db: Executor, feeds: () => readonly string[]) {
  const rulesByVersion = new Map<string, Rules>();
  let terms: ReadonlyMap<string, Terms> = new Map();
  let latest: ReadonlyMap<string, LotteryGame> = new Map();

  async function read(): Promise<LotteryGame[]> {
    const rows = await readGames(db);
    terms = await readTerms(db, rows, terms, rulesByVersion);
    const known = feeds();
    const games = rows.flatMap((row) => {
      const found = terms.get(termsKey(row));
      return found === undefined ? [] : [toGame(row, found, known)];
    });
    const offered = withJoined(games);
    latest = new Map(offered.map((game) => [game.code, game]));
    return offered;
  }
  const cached = kept(KEEP_MS, read);
  const all = (): Promise<readonly LotteryGame[]> => cached();
  return {
    /** All games in their order, cached for at most a second. */
    all,
    find: async (code: string): Promise<LotteryGame | undefined> => (await all()).find((game) => game.code === code),
    /** Whether a game is still sold by the schedule that it was read with. */
    isScheduled: async (executor: Executor, { code, schedule }: LotteryGame): Promise<boolean> => {
      const [row] = await readGames(executor, code);
      return row !== undefined && row.enabled && isDeepStrictEqual(separate(row).schedule, schedule);
    },
    /** Rules of a version, which never change once written. */
    rules: async (executor: Executor, code: string, version: number): Promise<Rules> => {
      const key = rulesKey(code, version);
      // Draws in progress may have rules that are no longer offered.
      const known = rulesByVersion.get(key) ?? (await readRules(executor, code, version));
      rulesByVersion.set(key, known);
      return known;
    },
    /** The cached game; undefined before the first reading. */
    latest: (code: string): LotteryGame | undefined => latest.get(code),
    /** Drops the cache. */
    drop: cached.drop,
  };
}

type GameRow = Omit<LotteryGame, 'schedule' | 'spanMs' | keyof Terms> & {
  zone: string;
  intervalSeconds: number | null;
  nextIntervalSeconds: number | null;
  /** YYYYMMDD. */
  nextIntervalFrom: string | null;
  drawTimeSeconds: number | null;
  saleFromSeconds: number | null;
  saleUntilSeconds: number | null;
  openSeconds: number | null;
  monthDays: number[] | null;
  moreSeconds: number[] | null;
  closedDays: string[];
  lockSeconds: number;
  spanSeconds: number;
};

/** @param code only this game */
function readGames(db: Executor, code: string | null = null): Promise<GameRow[]> {
  return db.rows(sql<GameRow>`
    select g.code, g.family, g.name, g.names, g.vendor,
      g.menu_tag as "menuTag", g.game_type as "gameType", g.draw_days as "drawDays",
      g.currency, g.zone, g.source, g.joins, g.feeds,
           g.interval_seconds as "intervalSeconds", g.next_interval_seconds as "nextIntervalSeconds",
           to_char(g.next_interval_from, 'YYYYMMDD') as "nextIntervalFrom",
           g.lock_seconds as "lockSeconds", g.span_seconds as "spanSeconds",
           g.max_lines as "maxLines",
           g.cancellable, g.point_minor as "pointMinor", g.member_draw_minor as "memberDrawMinor",
           g.max_rebate as "maxRebate",
           (select coalesce(sum(p.share_bp), 0)::int from lottery_pools p
             where p.game_code = g.code and p.asset <> 'FUN') as "poolShareBp",
           extract(epoch from g.draw_time)::int as "drawTimeSeconds",
           extract(epoch from g.sale_from)::int as "saleFromSeconds",
           extract(epoch from g.sale_until)::int as "saleUntilSeconds", g.open_seconds as "openSeconds",
           g.month_days as "monthDays",
           (select array_agg(extract(epoch from t)::int) from unnest(g.more_times) as t) as "moreSeconds",
           array(select to_char(c.day, 'YYYYMMDD') from lottery_closed_days c
           where c.calendar = g.calendar) as "closedDays",
           g.enabled, r.version as "rulesVersion", g.odds_version as "oddsVersion"
      from lottery_games g
      -- The rules of the issue on sale; without one those of today.
      join lottery_rules r on r.game_code = g.code and r.version = coalesce((
        select d.rules_version from lottery_draws d
          where d.game_code = g.code and d.state in ('scheduled', 'open') and d.draw_at > now() and d.lock_at > now()
            order by d.draw_at limit 1),
        lottery_rules_at(g.code, (now() at time zone g.zone)::date))
     where ${code}::text is null or g.code = ${code}
     order by g.sort_order, g.code`);
}

function toGame(row: GameRow, terms: Terms, feeds: readonly string[]): LotteryGame {
  const { game, ...planned } = separate(row);
  return {
    ...game,
    ...terms,
    enabled: game.enabled && (game.source !== 'feed' || feeds.some((feed) => isServedBy(game, feed))),
    ...planned,
  };
}

/** The schedule of a game, and its other fields. */
function separate({ lockSeconds, spanSeconds, zone, ...row }: GameRow) {
  const { intervalSeconds, nextIntervalSeconds, nextIntervalFrom, ...rest } = row;
  const { drawTimeSeconds, closedDays, saleFromSeconds, saleUntilSeconds, ...sold } = rest;
  const { openSeconds, monthDays, moreSeconds, ...game } = sold;
  const schedule: Schedule =
    intervalSeconds === null
      ? {
          kind: 'weekly',
          zone,
          days: game.drawDays.split(',').map(Number),
          drawTimeMs: (drawTimeSeconds ?? 0) * 1000,
          lockMs: lockSeconds * 1000,
          closedDays: new Set(closedDays),
          ...(monthDays !== null && { monthDays }),
          ...(moreSeconds !== null && { moreTimesMs: moreSeconds.map((seconds) => seconds * 1000) }),
          ...(openSeconds !== null && { openMs: openSeconds * 1000 }),
        }
      : {
          kind: 'interval',
          zone,
          intervalMs: intervalSeconds * 1000,
          lockMs: lockSeconds * 1000,
          ...(nextIntervalSeconds !== null &&
            nextIntervalFrom !== null && {
              next: { fromDay: nextIntervalFrom, intervalMs: nextIntervalSeconds * 1000 },
            }),
          ...(saleFromSeconds !== null &&
            saleUntilSeconds !== null && {
              hours: { fromMs: saleFromSeconds * 1000, untilMs: saleUntilSeconds * 1000 },
            }),
        };
  return { game, schedule, spanMs: spanSeconds * 1000 };
}

/** Whether a feed serves a lottery. */
export const isServedBy = ({ feeds }: Pick<LotteryGame, 'feeds'>, feed: string): boolean =>
  feeds === null || feeds.includes(feed);
