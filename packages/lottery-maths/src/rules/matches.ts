import type { DrawStructure } from '../structure.ts';
import type { MatchesRule } from './ball-rules.ts';
import { type Balls, ballsOf, choose } from './drawn-balls.ts';
import type { RuleEngine } from './rule-engine.ts';

/**
 * Engine of lines and systems. Hits follow from the number of drawn picks by a formula; combinations are never listed.
 */
export function matchesEngine(rule: MatchesRule, structure: DrawStructure): RuleEngine {
  const balls = ballsOf(structure, rule.level);
  const hits = matchHits(rule, structure);
  return {
    hits: (result, picks) => {
      const drawn = new Set(balls.values(result));
      return hits[picks.filter((pick) => drawn.has(pick)).length] ?? 0;
    },
    winners: (result) => ({ kind: 'matches', values: balls.values(result).toSorted(), hits }),
    expectedHits: () => ({
      numerator: hits.reduce((sum, count, drawn) => sum + BigInt(count) * linesWith(rule, balls, drawn), 0n),
      denominator: choose(balls.all.length, rule.picks),
    }),
  };
}

/** Hits of a line by its number of drawn picks. */
export function matchHits(rule: MatchesRule, structure: DrawStructure): number[] {
  const balls = ballsOf(structure, rule.level);
  return Array.from({ length: Math.min(rule.picks, balls.size) + 1 }, (_, drawn) => hitsOf(rule, balls, drawn));
}

/** Lines with this many drawn picks. */
const linesWith = ({ picks }: MatchesRule, { all, size }: Balls, drawn: number): bigint =>
  choose(size, drawn) * choose(all.length - size, picks - drawn);

/** Hits of all combinations of a line with `drawn` drawn picks. */
function hitsOf({ size, picks, prizes }: MatchesRule, balls: Balls, drawn: number): number {
  const missing = size - picks;
  let hits = 0n;
  for (const [text, count] of Object.entries(prizes)) {
    const matched = Number(text);
    const ways =
      missing <= 0
        ? choose(drawn, matched) * choose(picks - drawn, size - matched)
        : // The combinations add numbers that were not picked, some of which are drawn.
          choose(balls.size - drawn, matched - drawn) *
          choose(balls.all.length - picks - (balls.size - drawn), missing - (matched - drawn));
    hits += ways * BigInt(count);
  }
  return Number(hits);
}
