import { exactReturn, topHits } from '@fairlot/lottery-maths';
import { type Database, sql } from '../../../platform/db/index.ts';
import type { DrawRow, DrawState } from '../draws/draw-row.ts';
import type { Rules } from '../games/terms.ts';
import { expectedPoolCost } from './pool-cost.ts';

/** Total payout of a play's lines if each hits once, from the liability rows. */
export interface PlayLiability {
  play: string;
  allMinor: bigint;
}

/** States with liability rows, which exist until a draw is closed. */
const HAS_LIABILITY: ReadonlySet<DrawState> = new Set(['open', 'locked', 'drawn', 'settling']);
/** Odds of 1, x 10,000. */
const UNIT = 10_000n;

/**
 * Average payout of the tickets, with their rebates and the cost of jackpots. A line pays its liability (that of its
 * highest prize) times its expected hits, whatever its odds. The liability rows therefore suffice without the lines;
 * only plays sold without a limit have no liability rows.
 */
export async function expectedPayout(
  db: Database,
  draw: DrawRow,
  rules: Rules,
  liabilities: readonly PlayLiability[],
): Promise<bigint> {
  const wins = await expectedWins(db, draw, rules, liabilities);
  return wins + (await rebatesOf(db, draw)) + (await expectedPoolCost(db, draw, rules));
}

/** Paid whatever the result is. */
async function rebatesOf(db: Database, { id }: DrawRow): Promise<bigint> {
  return db.value(sql<bigint>`
    select coalesce(sum(lottery_rebate(total_minor, rebate)), 0)::bigint from lottery_tickets
     where draw_id = ${id} and rebate > 0 and status <> 'cancelled' and asset <> 'FUN'`);
}

async function expectedWins(
  db: Database,
  draw: DrawRow,
  rules: Rules,
  liabilities: readonly PlayLiability[],
): Promise<bigint> {
  if (!HAS_LIABILITY.has(draw.state)) return payoutOfLines(db, draw, rules, null);
  const unlimited = await playsWithoutLimit(db, draw);
  const kept = liabilities
    .filter(({ play }) => !unlimited.includes(play))
    .reduce((sum, { play, allMinor }) => {
      const definition = rules.plays.find(({ code }) => code === play);
      if (definition === undefined) return sum;
      const { numerator, denominator } = exactReturn({ ...definition, odds: UNIT }, rules.structure);
      const top = BigInt(topHits(definition, rules.structure));
      return sum + (allMinor * numerator * BigInt(definition.units)) / (denominator * top);
    }, 0n);
  return unlimited.length === 0 ? kept : kept + (await payoutOfLines(db, draw, rules, unlimited));
}

/** Plays that were offered without a limit by any odds active during the draw's sale. */
async function playsWithoutLimit(db: Database, { gameCode, openAt }: DrawRow): Promise<string[]> {
  return db.values(sql<string>`
    select distinct p ->> 'play' as play
      from lottery_odds o cross join jsonb_array_elements(o.plays) as p
     where o.game_code = ${gameCode} and p ->> 'liabilityMinor' is null
       and o.version >= coalesce((select max(b.version) from lottery_odds b
                                   where b.game_code = ${gameCode} and b.created_at <= ${openAt}::timestamptz), 0)`);
}

/** Expected payout of the sold lines, by the odds at their sale. @param only the bet types that count; null for all */
async function payoutOfLines(
  db: Database,
  draw: DrawRow,
  { plays, structure }: Rules,
  only: readonly string[] | null,
): Promise<bigint> {
  const sold = await db.rows(sql<{ play: string; odds: bigint; priceMinor: bigint }>`
    select l.play, l.odds, sum(l.price_minor)::bigint as "priceMinor"
      from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
     where t.draw_id = ${draw.id} and t.status <> 'cancelled' and t.asset <> 'FUN'
       and (${only === null} or l.play = any(${[...(only ?? [])]}::text[]))
     group by l.play, l.odds`);
  return sold.reduce((sum, { play, odds, priceMinor }) => {
    const definition = plays.find(({ code }) => code === play);
    if (definition === undefined) return sum;
    const { numerator, denominator } = exactReturn({ ...definition, odds }, structure);
    return sum + (priceMinor * numerator) / denominator;
  }, 0n);
}
