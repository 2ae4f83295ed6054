import { exactReturn, prizesWithRebate } from '@fairlot/lottery-maths';
import { formatMinor, type Rational } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { currentRules } from '../actions/publish-odds.ts';
import type { StoredOdds } from '../games/terms.ts';
import type { GameSettings } from './game-settings.ts';

type RebateReturns = Required<GameSettings>['rebateReturns'];

/** Highest rebate of any lottery, tenths of a percent. */
const MOST_REBATE = 100;

/**
 * Returns of the prizes of a lottery at each possible rebate, at the odds on offer: percent with two decimals, cut off.
 * Undefined for tickets with jackpots, which have no rebate.
 */
export async function readRebateReturns(executor: Executor, gameCode: string): Promise<RebateReturns | undefined> {
  const [rules] = await currentRules(executor, gameCode);
  const { odds } = await executor.one(sql<{ odds: StoredOdds[] }>`
    select o.plays as odds from lottery_games g
      join lottery_odds o on o.game_code = g.code and o.version = g.odds_version where g.code = ${gameCode}`);
  if (rules === undefined || rules.plays.some(({ rule }) => rule.kind === 'lotto')) return undefined;
  const { structure } = rules;
  const offered = rules.plays.flatMap((play) => {
    const terms = odds.find((one) => one.play === play.code);
    if (terms === undefined) return [];
    const atOdds = { ...play, odds: BigInt(terms.odds) };
    return [{ odds: atOdds.odds, published: exactReturn(atOdds, structure) }];
  });
  return Array.from({ length: MOST_REBATE + 1 }, (_, rebate) => {
    const returns = offered
      .map((play) => hundredthsOf(prizesWithRebate(play.odds, play.published, rebate)))
      .toSorted((a, b) => Number(a - b));
    return { rebate, least: percentText(returns[0] ?? 0n), most: percentText(returns.at(-1) ?? 0n) };
  });
}

const hundredthsOf = ({ numerator, denominator }: Rational) => (numerator * 10_000n) / denominator;
const percentText = (hundredths: bigint) => formatMinor(hundredths < 0n ? 0n : hundredths, 2);
