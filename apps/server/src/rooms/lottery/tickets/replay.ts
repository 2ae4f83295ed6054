import { type Database, sql } from '../../../platform/db/index.ts';
import type { BetPlaced, BetSettled, ReplayedBets } from '../../../platform/events/index.ts';

interface TicketRow {
  ticketId: string;
  memberId: bigint;
  userName: string;
  asset: string;
  totalMinor: bigint;
  bonusMinor: bigint;
  status: 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';
  winMinor: bigint | null;
  bonusWinMinor: bigint;
  placedAt: bigint;
  settledAt: bigint | null;
  version: number;
  gameCode: string;
  gameName: string;
  issue: string;
  lines: { play: string; picks: string[]; unitStakeMinor: string; priceMinor: string; odds: string }[];
}

const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Replays the tickets sold since a moment, batch by batch, each with its current outcome. */
export async function* replayBets(db: Database, since: Date, from: string | null): AsyncGenerator<ReplayedBets> {
  // Every listener of a new database requests a replay; this check costs a fiftieth of the whole query.
  if ((await db.first(sql`select 1 from lottery_tickets limit 1`)) === undefined) return;
  let after = from ?? BEFORE_ALL;
  for (;;) {
    const rows = await readTickets(db, since, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.ticketId;
    yield { placed: rows.map(placedOf), settled: rows.flatMap(settledOf), after };
  }
}

function readTickets(db: Database, since: Date, after: string): Promise<TicketRow[]> {
  return db.rows(sql<TicketRow>`
    select t.id as "ticketId", t.member_id as "memberId", t.user_name as "userName", t.asset,
      t.total_minor as "totalMinor", t.bonus_minor as "bonusMinor", t.bonus_win_minor + r.bonus as "bonusWinMinor",
      t.status,
           t.win_minor + r.paid as "winMinor", lottery_epoch_ms(t.placed_at) as "placedAt",
           lottery_epoch_ms(t.settled_at) as "settledAt",
           t.outcome_version as version, d.game_code as "gameCode", g.name as "gameName",
           d.numero as issue,
           (select jsonb_agg(jsonb_build_object('play', l.play, 'picks', string_to_array(l.picks, ','),
           'unitStakeMinor', l.unit_stake_minor::text,
              'priceMinor', l.price_minor::text, 'odds', l.odds::text) order by l.line_no) from lottery_lines l
              where l.ticket_id = t.id) as lines
      from lottery_tickets t join lottery_draws d on d.id = t.draw_id join lottery_games g on g.code = d.game_code
     cross join lateral lottery_rebate_paid(t) r
     where t.id > ${after}::uuid and t.placed_at >= ${since}::timestamptz order by t.id limit ${BATCH}::int`);
}

const LOTTERY = { source: 'lottery', product: 'lottery', vendor: null } as const;
const gameOf = ({ gameCode, gameName, issue, asset }: TicketRow) => ({
  ...LOTTERY,
  gameId: gameCode,
  gameName,
  roundId: issue,
  asset,
});

function placedOf(row: TicketRow): BetPlaced {
  const [first] = row.lines;
  const hasOnePlay = new Set(row.lines.map(({ play }) => play)).size === 1;
  return {
    ...gameOf(row),
    betId: row.ticketId,
    memberId: String(row.memberId),
    play: hasOnePlay && first !== undefined ? first.play : null,
    stakeMinor: String(row.totalMinor),
    bonusMinor: String(row.bonusMinor),
    oddsScaled: row.lines.length === 1 && first !== undefined ? first.odds : null,
    at: Number(row.placedAt),
    detail: { lines: row.lines.map(({ odds: _odds, ...line }) => line) },
    detailUrl: `/m/gameRecord?ticket=${row.ticketId}`,
  };
}

function settledOf(row: TicketRow): BetSettled[] {
  const { status, settledAt, winMinor } = row;
  if (status === 'open') return [];
  const bet = { betId: row.ticketId, memberId: String(row.memberId), userName: row.userName, version: row.version };
  const outcome = {
    at: Number(settledAt),
    stakeMinor: String(row.totalMinor),
    status,
    winMinor: String(winMinor),
    bonusWinMinor: String(row.bonusWinMinor),
  };
  return [{ ...gameOf(row), bets: [{ ...bet, ...outcome }] }];
}
