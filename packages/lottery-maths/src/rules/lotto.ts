import type { Rational } from '@fairlot/money';
import { bonusPick } from '../picks.ts';
import type { DrawResult } from '../result.ts';
import type { DrawStructure } from '../structure.ts';
import type { LottoWinners } from '../winners.ts';
import type { LottoRule } from './ball-rules.ts';
import { type Balls, ballsOf, choose } from './drawn-balls.ts';
import type { RuleEngine } from './rule-engine.ts';

/**
 * Engine of tickets with prize levels. Every figure follows from the drawn picks of a line and its bonus number by a
 * formula; combinations are never listed. Expected hits are those of the fixed prizes, without the pools.
 */
export function lottoEngine(rule: LottoRule, structure: DrawStructure): RuleEngine {
  const { main, bonus } = facts(rule, structure);
  const { hits, prizes } = lottoTable(rule, structure);
  const won = (result: DrawResult): LottoWinners => ({
    kind: 'lotto',
    values: main.values(result).toSorted(),
    bonus: bonusOf(rule, result),
    hits,
    prizes,
  });
  return {
    hits: (result, picks) => {
      const { values, bonus: drawn } = won(result);
      return at(hits, Number(drawn !== null && picks.includes(drawn)), matched(values, picks));
    },
    winners: won,
    expectedHits: () => {
      let numerator = 0n;
      for (const [b, row] of hits.entries())
        for (const [n, count] of row.entries()) numerator += BigInt(count) * linesWith(rule, main, bonus, n, b);
      return { numerator, denominator: choose(main.all.length, rule.picks) * (rule.bonus === 'pick' ? bonus : 1n) };
    },
  };
}

/** Combinations of one line that win each prize of the rule, in the order of the prizes. */
export function lottoCounts(rule: LottoRule, structure: DrawStructure, result: DrawResult, picks: readonly string[]) {
  const { main } = facts(rule, structure);
  const drawn = bonusOf(rule, result);
  const [n, b] = [matched(main.values(result), picks), Number(drawn !== null && picks.includes(drawn))];
  return rule.prizes.map((_, index) => Number(countOf(rule, main, index, n, b)));
}

/** Hits of the fixed prizes, and winning combinations of each prize, by bonus number (0, 1) and drawn picks. */
export function lottoTable(rule: LottoRule, structure: DrawStructure): Pick<LottoWinners, 'hits' | 'prizes'> {
  const { main } = facts(rule, structure);
  const drawn = Array.from({ length: Math.min(rule.picks, main.size) + 1 }, (_, n) => n);
  const prizes = (rule.bonus === undefined ? [0] : [0, 1]).map((b) =>
    drawn.map((n) => rule.prizes.map((_, index) => Number(countOf(rule, main, index, n, b)))),
  );
  const hitsOf = (counts: readonly number[]) =>
    counts.reduce((sum, count, index) => sum + count * (rule.prizes[index]?.hits ?? 0), 0);
  return { prizes, hits: prizes.map((row) => row.map(hitsOf)) };
}

/** Codes of the pools of a rule, highest first. */
export const poolsOf = ({ prizes }: LottoRule): string[] => prizes.flatMap(({ pool }) => pool ?? []);

/** The chance of each prize for one combination. */
export function lottoChances(rule: LottoRule, structure: DrawStructure): Rational[] {
  const single = { ...rule, picks: rule.size };
  const { main, bonus } = facts(rule, structure);
  const denominator = choose(main.all.length, rule.size) * (rule.bonus === 'pick' ? bonus : 1n);
  return rule.prizes.map((_, index) => {
    let numerator = 0n;
    for (const b of rule.bonus === undefined ? [0] : [0, 1])
      for (let n = 0; n <= main.size; n += 1)
        numerator += countOf(single, main, index, n, b) * linesWith(single, main, bonus, n, b);
    return { numerator, denominator };
  });
}

/** The balls of the level, and the number of possible special numbers. */
function facts(rule: LottoRule, structure: DrawStructure): { main: Balls; bonus: bigint } {
  const bonus = rule.bonus === 'pick' ? BigInt(ballsOf(structure, 'BONUS').all.length) : 1n;
  return { main: ballsOf(structure, rule.level), bonus };
}

/** The pick that equals the drawn bonus number. */
function bonusOf(rule: LottoRule, result: DrawResult): string | null {
  const [number] = result.find(({ level }) => level === 'BONUS')?.numbers ?? [];
  if (rule.bonus === undefined || number === undefined) return null;
  return rule.bonus === 'pick' ? bonusPick(number) : number;
}

const matched = (values: readonly string[], picks: readonly string[]): number =>
  picks.filter((pick) => values.includes(pick)).length;

const at = (table: readonly (readonly number[])[], b: number, n: number): number => table[b]?.[n] ?? 0;

/** Lines with n drawn picks and the bonus number (b = 1) or not. */
function linesWith({ picks, bonus }: LottoRule, { all, size }: Balls, specials: bigint, n: number, b: number): bigint {
  const drawn = choose(size, n);
  if (bonus === 'ball') return drawn * choose(1, b) * choose(all.length - size - 1, picks - n - b);
  return drawn * choose(all.length - size, picks - n) * (bonus === undefined || b === 1 ? 1n : specials - 1n);
}

/** Combinations of a line with n drawn picks that win the prize at this place: those that no earlier prize has won. */
function countOf(rule: LottoRule, balls: Balls, index: number, n: number, b: number): bigint {
  const prize = rule.prizes[index];
  if (prize === undefined) return 0n;
  const open = (x: number) =>
    (prize.bonus === undefined || Number(prize.bonus) === x) &&
    !rule.prizes
      .slice(0, index)
      .some(({ matches, bonus }) => matches === prize.matches && (bonus === undefined || Number(bonus) === x));
  return [0, 1].filter(open).reduce((sum, x) => sum + combinationsWith(rule, balls, prize.matches, x, n, b), 0n);
}

/** Combinations with m drawn numbers, and with the bonus number (x = 1) or not, of a line with n and b of them. */
function combinationsWith(rule: LottoRule, balls: Balls, m: number, x: number, n: number, b: number): bigint {
  const { size, picks } = rule;
  const total = balls.all.length;
  // A special number belongs to every combination of its line.
  const isBall = rule.bonus === 'ball';
  if (!isBall && x !== b) return 0n;
  const [extra, own] = isBall ? [x, b] : [0, 0];
  if (picks >= size) return choose(n, m) * choose(own, extra) * choose(picks - n - own, size - m - extra);
  // The combinations add numbers that were not picked, some of which are drawn.
  const left = balls.size - n;
  const bonusLeft = Number(isBall) - own;
  const added = size - picks - (m - n) - (extra - own);
  return choose(left, m - n) * choose(bonusLeft, extra - own) * choose(total - picks - left - bonusLeft, added);
}
