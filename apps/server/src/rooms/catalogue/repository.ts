import { catalogueDesk } from '@fairlot/contract';
import { type Database, type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { betKey, type BetPlaced, type BetSettled, type Events, outcomesOf } from '../../platform/events/index.ts';
import { maskName } from './rules.ts';

export interface VendorRow {
  code: string;
  displayName: string;
  isTop: boolean;
  isNew: boolean;
  /** Null while the vendor is available. */
  maintenanceReason: string | null;
  /** Time at which maintenance ends automatically. */
  maintenanceUntil: Date | null;
}

export interface GameRow {
  nodeId: string;
  gameId: string;
  code: string;
  vendor: string;
  gameType: string;
  classify: string;
  name: string;
  /** Names by operator language code where they differ from `name`. */
  names: Readonly<Record<string, string>>;
  classifyNew: string;
  isTop: boolean;
  isNew: boolean;
  minBetMinor: bigint;
  lineCount: number;
  launchPath: string | null;
  /** Smaller ranks are first; games of equal rank are in catalogue order. */
  rank: number;
  icon: string;
  details: catalogueDesk.GameDetails;
}

export interface Win {
  name: string;
  gameCode: string;
  gameName: string;
  amountMinor: bigint;
  wonAt: Date;
}

/** Details of a game, with defaults for missing ones. */
export const DETAILS = sql`${JSON.stringify(catalogueDesk.NO_DETAILS)}::jsonb || details`;

const WINS_KEPT = 50;
const RANKING_DAYS = 7;
const READ_PAGE = 500;

/** Visible vendors, in order. */
export async function readVendors(executor: Executor): Promise<VendorRow[]> {
  return executor.rows(sql<VendorRow>`
    select code, display_name as "displayName", is_top as "isTop", is_new as "isNew",
      maintenance_reason as "maintenanceReason", maintenance_until as "maintenanceUntil"
      from catalogue_vendors where is_shown order by rank, position`);
}

/** Number that grows with every change of vendors and games. */
export async function readVersion(executor: Executor): Promise<bigint> {
  return executor.value(sql<bigint>`select version from catalogue_versions`);
}

/** Serialises changes of games, because positions in the catalogue are assigned one by one. */
export async function lockGames(tx: Tx): Promise<void> {
  await tx.run(sql`select version from catalogue_versions for update`);
}

/** Notifies processes and open pages that games or vendors changed, in the transaction of the change. */
export async function announceChange({ stream }: Pick<Events, 'stream'>, tx: Tx): Promise<void> {
  await stream.publish(tx, null, 'catalogue.changed', { version: String(await readVersion(tx)) });
}

/** Makes every process read the catalogue again, with the stakes of our own games after the transaction. */
export async function noteOwnStakes(events: Pick<Events, 'stream'>, tx: Tx): Promise<void> {
  await tx.run(sql`update catalogue_versions set version = version + 1`);
  await announceChange(events, tx);
}

/** All offered games in order, read in pages so that no statement takes long. */
export async function readGames(executor: Executor): Promise<GameRow[]> {
  const games: GameRow[] = [];
  let after = -1;
  for (;;) {
    const page = await executor.rows(sql<GameRow & { position: number }>`
      select node_id as "nodeId", game_id as "gameId", code, vendor, game_type as "gameType", classify,
        classify_new as "classifyNew", name, names,
             is_top as "isTop", is_new as "isNew", min_bet_minor as "minBetMinor", line_count as "lineCount",
             launch_path as "launchPath", rank, icon, ${DETAILS} as details, position
        from catalogue_games where position > ${after}::int and is_enabled order by position limit ${READ_PAGE}`);
    games.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < READ_PAGE) return games;
    after = last.position;
  }
}

/** Number of bets of the last days by game. */
export async function readPlayCounts(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor.rows(sql<{ nodeId: string; plays: bigint }>`
    select node_id as "nodeId", count(*) as plays from catalogue_plays
     where played_at > clock_timestamp() - ${RANKING_DAYS}::int * interval '1 day' group by node_id`);
  return new Map(rows.map(({ nodeId, plays }) => [nodeId, Number(plays)]));
}

/** Counts each bet once for its game; a bet's key is in `ticket_id`. */
export async function recordPlays(tx: Tx, bets: readonly BetPlaced[]): Promise<void> {
  const plays = bets.map((bet) => ({
    key: betKey(bet, bet.betId),
    gameId: bet.gameId,
    vendor: bet.vendor,
    at: bet.at,
  }));
  await tx.run(sql`
    insert into catalogue_plays (ticket_id, node_id, played_at)
    select p.key, g.node_id, to_timestamp(p.at / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as p(key uuid, "gameId" text, vendor text, at bigint)
      join catalogue_games g on g.game_id = p."gameId" and g.vendor = coalesce(p.vendor, g.vendor)
    on conflict (ticket_id) do nothing`);
}

/**
 * Adds the winners of settled chunks and keeps the newest ones. A return must exceed the stake to count as a win. A
 * repeated bet was corrected: its win gets the new amount or is removed. An older version that arrives late is ignored.
 */
export async function recordWins(tx: Tx, chunks: readonly BetSettled[]): Promise<void> {
  const reported = outcomesOf(chunks).map(({ key, userName, status, stakeMinor = '0', ...bet }) => {
    const isWin = status === 'won' && BigInt(bet.winMinor) > BigInt(stakeMinor);
    return { ...bet, key, name: maskName(userName), isWin };
  });
  const wins = reported.filter(({ isWin }) => isWin);
  const others = reported.filter(({ isWin }) => !isWin).map(({ key, at }) => ({ key, at }));
  if (others.length > 0)
    await tx.run(sql`
      delete from catalogue_wins w using jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as o(key uuid, at bigint)
       where w.ticket_id = o.key and w.won_at <= to_timestamp(o.at / 1000.0)`);
  if (wins.length === 0) return;
  await tx.run(sql`
    insert into catalogue_wins (ticket_id, name, game_code, game_name, amount_minor, won_at)
    select w.key, w.name, w."gameId", w."gameName", w."winMinor", to_timestamp(w.at / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(wins)}::jsonb) as w(key uuid, name text, "gameId" text,
        "gameName" text, "winMinor" bigint, at bigint)
     order by w.at desc limit ${WINS_KEPT}
    on conflict (ticket_id) do update set amount_minor = excluded.amount_minor, won_at = excluded.won_at
        where catalogue_wins.won_at < excluded.won_at`);
  await tx.run(sql`
    delete from catalogue_wins
      where ticket_id not in (select ticket_id from catalogue_wins
        order by won_at desc, ticket_id limit ${WINS_KEPT})`);
}

export async function latestWins(executor: Executor): Promise<Win[]> {
  return executor.rows(sql<Win>`
    select name, game_code as "gameCode", game_name as "gameName", amount_minor as "amountMinor", won_at as "wonAt"
      from catalogue_wins order by won_at desc, ticket_id limit ${WINS_KEPT}`);
}

/** Removes bets too old for the ranking. */
export async function prunePlays(db: Database): Promise<void> {
  await db.run(sql`
    delete from catalogue_plays where played_at < clock_timestamp() - ${RANKING_DAYS + 1}::int * interval '1 day'`);
}
