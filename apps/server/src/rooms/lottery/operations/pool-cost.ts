import { lottoChances } from '@fairlot/lottery-maths';
import { type Database, sql } from '../../../platform/db/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import type { Rules } from '../games/terms.ts';
import { lottoRuleOf, poolPlaysOf, type PoolSettings } from '../pools/settings.ts';

const WHOLE_BP = 10_000n;

/**
 * Average cost of a draw's jackpots for the house: the share of the stakes that goes into each pool whatever the result
 * is, and the refill up to the guarantee after the pool is won. The chance of a win is the number of different
 * combinations sold times the chance of one, at most 1. That is exact for a first jackpot without overlapping systems.
 * Where combinations can win together it is an upper limit, so the result is never shown too high.
 */
export async function expectedPoolCost(db: Database, draw: DrawRow, rules: Rules): Promise<bigint> {
  const rule = lottoRuleOf(rules);
  if (rule === undefined) return 0n;
  const { stakeMinor, combinations } = await soldCombinations(db, draw, rules);
  const chances = lottoChances(rule, rules.structure);
  return (await poolsOfDraw(db, draw)).reduce((sum, { level, shareBp, guaranteeMinor }) => {
    const chance = chances[rule.prizes.findIndex(({ pool }) => pool === level)];
    if (chance === undefined) return sum;
    const [wins, of] = [combinations * chance.numerator, chance.denominator];
    return sum + (stakeMinor * BigInt(shareBp)) / WHOLE_BP + (guaranteeMinor * (wins < of ? wins : of)) / of;
  }, 0n);
}

/** Real stakes on jackpots, and the combinations of different lines. */
async function soldCombinations(db: Database, draw: DrawRow, rules: Rules) {
  const sold = await db.rows(sql<{ play: string; stakeMinor: bigint; lines: bigint }>`
    select l.play, sum(l.price_minor)::bigint as "stakeMinor", count(distinct l.picks)::bigint as lines
      from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
     where t.draw_id = ${draw.id} and t.status <> 'cancelled' and t.asset <> 'FUN'
       and l.play = any(${poolPlaysOf(rules)}::text[])
     group by l.play`);
  const unitsOf = (code: string) => BigInt(rules.plays.find((play) => play.code === code)?.units ?? 0);
  return {
    stakeMinor: sold.reduce((sum, line) => sum + line.stakeMinor, 0n),
    combinations: sold.reduce((sum, { play, lines }) => sum + lines * unitsOf(play), 0n),
  };
}

/** The pools for money, with the shares that the draw has fixed. */
function poolsOfDraw(db: Database, { id, gameCode }: DrawRow): Promise<PoolSettings[]> {
  return db.rows(sql<PoolSettings>`
    select p.level, coalesce(d.share_bp, p.share_bp) as "shareBp", p.guarantee_minor as "guaranteeMinor"
      from lottery_pools p
      left join lottery_draw_pools d on d.draw_id = ${id} and d.level = p.level and d.asset = p.asset
     where p.game_code = ${gameCode} and p.asset <> 'FUN'`);
}
