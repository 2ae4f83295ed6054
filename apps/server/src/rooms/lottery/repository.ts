import type { DrawResult } from '@fairlot/lottery-maths';
import { type Database, type Executor, type PageOfRows, type Place, readPage, sql } from '../../platform/db/index.ts';
import type { DrawState } from './draws/draw-row.ts';

export interface TicketRow {
  ticket: {
    id: string;
    status: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
    gameCode: string;
    gameName: string;
    issue: string;
    totalMinor: bigint;
    winMinor: bigint | null;
    /** In tenths of a percent of the stake. */
    rebate: number;
    placedAt: Date;
    settledAt: Date | null;
    salt: Uint8Array;
    leaf: Uint8Array;
    asset: string;
    rulesVersion: number;
    result: DrawResult | null;
    drawId: bigint;
    merkleRoot: string | null;
    ticketCount: number | null;
  };
  lines: {
    play: string;
    picks: string;
    unitStakeMinor: bigint;
    priceMinor: bigint;
    odds: bigint;
    hits: number | null;
    winMinor: bigint | null;
  }[];
}

/** The member's ticket, or undefined. */
/**
 * Whether the member holds a ticket that is not settled. Few draws are in progress, so no index by member is needed.
 */
export async function holdsOpenTicket(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.has(sql`
    select 1 from lottery_draws d join lottery_tickets t on t.draw_id = d.id
     where d.state not in ('settled', 'void') and t.member_id = ${memberId}::bigint and t.status = 'open' limit 1`);
}

export async function findTicket(db: Database, memberId: bigint, ticketId: string): Promise<TicketRow | undefined> {
  const ticket = await db.first(sql<TicketRow['ticket']>`
    select t.id, t.status, d.game_code as "gameCode", g.name as "gameName",
      d.numero as issue, t.total_minor as "totalMinor",
      t.win_minor as "winMinor", t.rebate,
           t.placed_at as "placedAt", t.settled_at as "settledAt", t.salt, t.leaf, t.draw_id as "drawId", t.asset,
           d.rules_version as "rulesVersion", d.result,
           d.merkle_root as "merkleRoot", d.ticket_count as "ticketCount"
      from lottery_tickets t join lottery_draws d on d.id = t.draw_id join lottery_games g on g.code = d.game_code
     where t.id = ${ticketId}::uuid and t.member_id = ${memberId}::bigint`);
  if (ticket === undefined) return undefined;
  const lines = await db.rows(sql<TicketRow['lines'][number]>`
    select play, picks, unit_stake_minor as "unitStakeMinor", price_minor as "priceMinor", odds, hits,
      win_minor as "winMinor"
      from lottery_lines where ticket_id = ${ticketId}::uuid order by line_no`);
  return { ticket, lines };
}

interface DrawnIssue {
  id: bigint;
  rulesVersion: number;
  prizeWinners: bigint[] | null;
  issue: string;
  drawAt: Date;
  state: DrawState;
  result: DrawResult;
}

/** The latest results of a game, newest first. */
export async function latestResults(db: Database, gameCode: string, limit: number) {
  return db.rows(sql<{ issue: string; result: DrawResult }>`
    select numero as issue, result from lottery_draws where game_code = ${gameCode} and result is not null
      order by draw_at desc limit ${limit}::int`);
}

/** Numbers of the first level in the latest results of a game, newest first. */
export async function latestTopNumbers(db: Database, gameCode: string, limit: number) {
  return db.rows(sql<{ numero: string; numbers: string[] }>`
    select numero, result -> 0 -> 'numbers' as numbers from lottery_draws
      where game_code = ${gameCode} and result is not null order by draw_at desc limit ${limit}::int`);
}

/** Draws with a result, newest first. */
export function drawnIssues(db: Database, gameCode: string, place: Place): Promise<PageOfRows<DrawnIssue>> {
  const columns = sql`id, rules_version as "rulesVersion", prize_winners as "prizeWinners", numero as issue,
    draw_at as "drawAt", state, result`;
  const where = sql`game_code = ${gameCode} and result is not null`;
  return readPage(
    db,
    {
      columns,
      from: sql`lottery_draws`,
      where,
      key: [
        { column: sql`draw_at`, type: 'timestamptz' },
        { column: sql`id`, type: 'bigint' },
      ],
    },
    place,
  );
}
