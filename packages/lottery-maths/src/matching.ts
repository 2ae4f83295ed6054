import { canonicalPicks } from './picks.ts';
import type { Play } from './play.ts';
import { validateResult } from './result.ts';
import type { DrawResult } from './result.ts';
import { engineOf } from './rules/engine.ts';
import type { DrawStructure } from './structure.ts';

/**
 * How often one line wins: occurrences for counting plays, 0 or 1 for plays of presence.
 * @throws RangeError when result or picks are not valid, since a bad one must never count as a loss
 */
export function hits(play: Play, structure: DrawStructure, result: DrawResult, picks: readonly string[]): number {
  requireResult(structure, result);
  return engineOf(play.rule, structure).hits(result, canonicalPicks(play, picks));
}

/**
 * Every pick key (see `pickKey`) that wins in a draw, with its hits; all others lose. This is the table
 * that set-based settlement joins with the lines.
 * @throws RangeError when the result does not fit the structure
 */
export function winningPicks(play: Play, structure: DrawStructure, result: DrawResult): Map<string, number> {
  requireResult(structure, result);
  const winning = new Map<string, number>();
  for (const { picks, hits: count } of engineOf(play.rule, structure).winning(result)) {
    winning.set(picks.join(','), count);
  }
  return winning;
}

function requireResult(structure: DrawStructure, result: DrawResult): void {
  const reason = validateResult(structure, result);
  if (reason !== null) throw new RangeError(`${structure.code}: ${reason}`);
}
