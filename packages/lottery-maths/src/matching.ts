import { canonicalPicks } from './canonical-picks.ts';
import type { PlayDefinition } from './play.ts';
import { validateResult } from './result.ts';
import type { DrawResult } from './result.ts';
import { engineOf } from './rules/engine.ts';
import type { DrawStructure } from './structure.ts';
import type { Winners } from './winners.ts';

/**
 * Number of times that one line wins: occurrences for counting plays, 0 or 1 for plays of presence or absence.
 * @throws RangeError when result or picks are not valid, because an invalid one must never count as a loss
 */
export function hits(
  play: PlayDefinition,
  structure: DrawStructure,
  result: DrawResult,
  picks: readonly string[],
): number {
  requireResult(structure, result);
  return engineOf(play.rule, structure).hits(result, canonicalPicks(play, picks));
}

/**
 * All winning picks of a draw; everything else loses. Set-based settlement compares the lines with this.
 * @throws RangeError when the result does not fit the structure
 */
export function winners(play: PlayDefinition, structure: DrawStructure, result: DrawResult): Winners {
  requireResult(structure, result);
  return engineOf(play.rule, structure).winners(result);
}

/**
 * Every winning pick key of a draw, with its hits.
 * @throws RangeError when the result does not fit, or for a play whose winners are too many to list
 */
export function winningPicks(play: PlayDefinition, structure: DrawStructure, result: DrawResult): Map<string, number> {
  const won = winners(play, structure, result);
  if (won.kind !== 'listed') throw new RangeError(`${play.code}: winners are not listed`);
  return won.picks;
}

function requireResult(structure: DrawStructure, result: DrawResult): void {
  const reason = validateResult(structure, result);
  if (reason !== null) throw new RangeError(`${structure.code}: ${reason}`);
}
