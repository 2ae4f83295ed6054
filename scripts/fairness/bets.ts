import { drawStream, sha256, uniformInt } from '@fairlot/fairness';
import {
  bonusPick,
  exactReturn,
  hits,
  lowestPicks,
  ordersOf,
  type Play,
  pickRange,
  validatePicks,
} from '@fairlot/lottery-maths';
import { type Drawn, playsOf } from './drawn.ts';
import type { Finding } from './finding.ts';
import { normalTail, poissonTail } from './statistics.ts';

/** Draws on which each bet is played. */
const MOST_DRAWS = 4000;
const PICKS_PER_PLAY = 2;
/** With fewer winning draws the number of wins is compared with a rare event's. */
const MANY_WINS = 400;

/**
 * Plays every bet of a family with the lowest picks and with random ones, and compares their hits with those that the
 * published return of the play promises.
 */
export function testBets({ structure, results }: Drawn, seedText: string): Finding[] {
  const draws = results.slice(0, MOST_DRAWS);
  return playsOf(structure).flatMap((play) =>
    picksOf(play, `${seedText}|${structure.code}|${play.code}`).flatMap((picks) => {
      const won = draws.map((result) => hits(play, structure, result, picks));
      const p = compare(won, expectedHits(play, structure));
      return p === null ? [] : [{ mapping: `${structure.code} ${play.code} ${picks.join(' ')}`, test: 'hits', p }];
    }),
  );
}

/** Hits that the exact return of a play implies: return × units / odds. */
function expectedHits(play: Play, structure: Drawn['structure']): number {
  const { numerator, denominator } = exactReturn(play, structure);
  const scale = 10n ** 15n;
  const scaled = (numerator * BigInt(play.units) * 10_000n * scale) / (denominator * play.odds);
  return Number(scaled) / Number(scale);
}

/**
 * Probability of a sum of hits this far from the expected one; null for rare bets that win several hits at once, for
 * which a few draws prove nothing.
 */
function compare(won: readonly number[], expected: number): number | null {
  const sum = won.reduce((total, count) => total + count, 0);
  const wins = won.filter((count) => count > 0).length;
  const losses = won.length - wins;
  if (wins >= MANY_WINS && (losses >= MANY_WINS || won.some((count) => count > 1))) {
    const mean = sum / won.length;
    const variance = won.reduce((total, count) => total + (count - mean) ** 2, 0) / (won.length - 1);
    return normalTail((sum - expected * won.length) / Math.sqrt(variance * won.length));
  }
  if (won.some((count) => count > 1)) return null;
  return poissonTail(expected > 0.5 ? losses : wins, (expected > 0.5 ? 1 - expected : expected) * won.length);
}

/** The lowest picks of a play and random ones, without repetition. */
function picksOf(play: Play, seedText: string): string[][] {
  const random = drawStream(sha256(new TextEncoder().encode(seedText)));
  const { from, to } = pickRange(play.picks);
  const { count, width, orders, bonus } = play.picks;
  const chosen = [lowestPicks(play)];
  for (let tries = 0; tries < 1000 && chosen.length < PICKS_PER_PLAY; tries += 1) {
    const picks = [
      ...Array.from({ length: count }, () => String(from + uniformInt(random, to - from + 1)).padStart(width, '0')),
      ...(bonus === undefined
        ? []
        : [bonusPick(String(bonus.from + uniformInt(random, bonus.to - bonus.from + 1)).padStart(width, '0'))]),
    ];
    const isOffered = orders === undefined || picks.every((pick) => ordersOf(pick) === orders);
    if (isOffered && validatePicks(play, picks) === null && chosen[0]?.join() !== picks.toSorted().join())
      chosen.push(picks);
  }
  return chosen;
}
