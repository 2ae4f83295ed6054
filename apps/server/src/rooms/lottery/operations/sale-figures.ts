import { type PickRule, topHits } from '@fairlot/lottery-maths';
import { type Database, sql } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type NumberStop, soldNumber } from '../actions/stop-number.ts';
import { type DrawRow, type DrawState, findDraw } from '../draws/draw-row.ts';
import type { GameBook, LotteryGame } from '../games/games.ts';
import type { Rules, StoredPlay } from '../games/terms.ts';
import { expectedPayout } from './expected.ts';

/** Sales of a draw and its potential cost until it is settled. Real money, minor units. */
export interface SaleFigures {
  state: DrawState;
  currency: string;
  tickets: number;
  stakeMinor: bigint;
  /** Stakes less the average payout by their odds. */
  expectedMinor: bigint;
  /** The pick with the highest payout if only it hits, once. */
  worst: { play: string; picks: string; payoutMinor: bigint } | null;
  reserveMinor: bigint;
  /** Total payout of all tickets if each line hits once. */
  reservedMinor: bigint;
  plays: readonly PlayOnSale[];
}

export interface PlayOnSale {
  play: string;
  name: string;
  /** x 10,000; null for a play that is no longer offered. */
  odds: bigint | null;
  picks: PickRule;
  limitMinor: bigint | null;
  /** Liability of its most expensive pick. */
  fullestMinor: bigint;
  stopped: number;
}

/**
 * Payout of the lines with one number if each hits once at its highest prize, and of the most expensive pick among
 * them.
 */
export interface NumberLiability {
  number: string;
  liabilityMinor: bigint;
  fullestMinor: bigint;
  limitMinor: bigint | null;
  isStopped: boolean;
}

export interface NumberFigures {
  stakeMinor: bigint;
  tickets: number;
  members: number;
  payoutMinor: bigint;
  fullestMinor: bigint;
  limitMinor: bigint | null;
  largest: readonly { ticketId: string; memberId: bigint; account: string; placedAt: Date; stakeMinor: bigint }[];
  stop: NumberStop | null;
}

const NUMBERS_SHOWN = 100;
const STAKES_SHOWN = 5;

export interface OnSale {
  draw: DrawRow;
  game: LotteryGame;
  rules: Rules;
}

/** @throws Refusal draw.unknown */
export async function findSale(db: Database, games: GameBook, gameCode: string, issue: string): Promise<OnSale> {
  const [draw, game] = await Promise.all([findDraw(db, gameCode, issue), games.find(gameCode)]);
  if (draw === undefined || game === undefined) throw new Refusal('draw.unknown');
  return { draw, game, rules: await games.rules(db, gameCode, draw.rulesVersion) };
}

/** @throws Refusal draw.unknown */
export async function saleFigures(
  db: Database,
  games: GameBook,
  gameCode: string,
  issue: string,
): Promise<SaleFigures> {
  const { draw, game, rules } = await findSale(db, games, gameCode, issue);
  const dearest = await db.rows(sql<{ play: string; picks: string; payoutMinor: bigint; allMinor: bigint }>`
    select distinct on (p.play) p.play, p.picks, p.payout as "payoutMinor",
           (sum(p.payout) over (partition by p.play))::bigint as "allMinor"
      from (select l.play, l.picks, sum(l.liability_minor)::bigint as payout
              from lottery_liability l where l.draw_id = ${draw.id} group by l.play, l.picks) p
     where p.payout > 0 order by p.play, p.payout desc, p.picks`);
  const stops = await db.rows(sql<{ play: string; count: number }>`
    select play, count(*)::int as count from lottery_stopped_numbers where draw_id = ${draw.id} group by play`);
  const { tickets, stakeMinor } = await db.one(sql<{ tickets: number; stakeMinor: bigint }>`
    select count(*)::int as tickets, coalesce(sum(total_minor), 0)::bigint as "stakeMinor"
      from lottery_tickets where draw_id = ${draw.id} and status <> 'cancelled' and asset <> 'FUN'`);
  const worst = dearest.reduce<(typeof dearest)[number] | null>(
    (most, one) => (most === null || one.payoutMinor > most.payoutMinor ? one : most),
    null,
  );
  return {
    state: draw.state,
    currency: game.currency,
    tickets,
    stakeMinor,
    expectedMinor: stakeMinor - (await expectedPayout(db, draw, rules, dearest)),
    worst,
    reserveMinor: await reserveOf(db, gameCode),
    reservedMinor: dearest.reduce((sum, { allMinor }) => sum + allMinor, 0n),
    plays: (rules.plays as readonly StoredPlay[]).flatMap(({ code, name, picks }) => {
      const offered = game.plays.get(code);
      const fullestMinor = dearest.find(({ play }) => play === code)?.payoutMinor ?? 0n;
      if (offered === undefined && fullestMinor === 0n) return [];
      const stopped = stops.find(({ play }) => play === code)?.count ?? 0;
      const [odds, limitMinor] = [offered?.odds ?? null, offered?.liabilityMinor ?? null];
      return [{ play: code, name, odds, picks, limitMinor, fullestMinor, stopped }];
    }),
  };
}

async function reserveOf(db: Database, gameCode: string): Promise<bigint> {
  return db.value(sql<bigint>`select exposure_minor from lottery_games where code = ${gameCode}`);
}

/**
 * The numbers of a play with the highest liability, and the stopped ones, in order. For bets of several numbers, each
 * number counts the whole bet.
 * @throws Refusal draw.unknown, not.found
 */
export async function playFigures(
  db: Database,
  games: GameBook,
  gameCode: string,
  issue: string,
  play: string,
): Promise<NumberLiability[]> {
  const { draw, game, rules } = await findSale(db, games, gameCode, issue);
  if (!rules.plays.some(({ code }) => code === play)) throw new Refusal('not.found');
  const limitMinor = game.plays.get(play)?.liabilityMinor ?? null;
  const numbers = await db.rows(sql<Omit<NumberLiability, 'limitMinor'>>`
    with dearest as (
      select n.number, sum(p.liability)::bigint as liability, max(p.liability) as fullest
        from (select l.picks, sum(l.liability_minor)::bigint as liability
                from lottery_liability l where l.draw_id = ${draw.id} and l.play = ${play} group by l.picks) p
       cross join unnest(string_to_array(p.picks, ',')) as n(number)
       group by n.number having sum(p.liability) > 0
       order by max(p.liability) desc, n.number limit ${NUMBERS_SHOWN}::int
    ), stops as (
      select number from lottery_stopped_numbers where draw_id = ${draw.id} and play = ${play}
    )
    select number, coalesce(d.liability, 0) as "liabilityMinor", coalesce(d.fullest, 0) as "fullestMinor",
           s.number is not null as "isStopped"
      from dearest d full join stops s using (number) order by number`);
  return numbers.map((one) => ({ ...one, limitMinor }));
}

/** Hits of a play's highest prize, for which its limits count. */
export function timesOf({ plays, structure }: Rules, play: string): number {
  const found = plays.find(({ code }) => code === play);
  return found === undefined ? 1 : topHits(found, structure);
}

/** A number of a bet on a draw. */
export interface SoldNumber {
  gameCode: string;
  issue: string;
  play: string;
  number: string;
}

/** @throws Refusal draw.unknown, not.found */
export async function numberFigures(
  db: Database,
  games: GameBook,
  { gameCode, issue, play, number: given }: SoldNumber,
): Promise<NumberFigures> {
  const { draw, game, rules } = await findSale(db, games, gameCode, issue);
  const number = soldNumber(rules.plays, play, given);
  const lines = sql`
    select t.id as "ticketId", t.member_id as "memberId", t.user_name as account, t.placed_at as "placedAt", l.picks,
           sum(l.price_minor)::bigint as "stakeMinor",
           sum(lottery_payout(l.unit_stake_minor, l.odds, ${timesOf(rules, play)}::int))::bigint as "payoutMinor"
      from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
     where t.draw_id = ${draw.id} and t.status <> 'cancelled' and t.asset <> 'FUN' and l.play = ${play}
       and ${number} = any(string_to_array(l.picks, ','))
     group by t.id, l.picks`;
  // One pass over the lines for sums and stakes, because reading them is most of the work.
  const { largest, ...sums } = await db.one(sql<
    Pick<NumberFigures, 'stakeMinor' | 'tickets' | 'members' | 'payoutMinor' | 'fullestMinor'> & {
      largest: { ticketId: string; memberId: string; account: string; placedAt: string; stakeMinor: string }[];
    }
  >`
    with bets as materialized (${lines})
    select coalesce(sum("stakeMinor"), 0)::bigint as "stakeMinor", count(distinct "ticketId")::int as tickets,
           count(distinct "memberId")::int as members, coalesce(sum("payoutMinor"), 0)::bigint as "payoutMinor",
           (select coalesce(max(f.payout), 0)::bigint
              from (select sum(b."payoutMinor") as payout from bets b group by b.picks) f) as "fullestMinor",
           (select coalesce(jsonb_agg(s order by s."stakeMinor"::bigint desc, s."placedAt"), '[]'::jsonb)
              from (select "ticketId", "memberId"::text, account, "placedAt", sum("stakeMinor")::text as "stakeMinor"
                      from bets group by 1, 2, 3, 4
                     order by sum("stakeMinor") desc, "placedAt" limit ${STAKES_SHOWN}::int) s) as largest
      from bets`);
  const stop = await db.first(sql<NumberStop>`
    select stopped_by as by, stopped_at as at, reason from lottery_stopped_numbers
     where draw_id = ${draw.id} and play = ${play} and number = ${number}`);
  const stakes = largest.map(({ memberId, placedAt, stakeMinor, ...one }) => ({
    ...one,
    memberId: BigInt(memberId),
    placedAt: new Date(placedAt),
    stakeMinor: BigInt(stakeMinor),
  }));
  return { ...sums, largest: stakes, limitMinor: game.plays.get(play)?.liabilityMinor ?? null, stop: stop ?? null };
}
