import { canonicalPicks } from './picks.ts';
import type { PlayDefinition } from './play.ts';
import { validateResult } from './result.ts';
import type { DrawResult } from './result.ts';
import { engineOf } from './rules/engine.ts';
import type { DrawStructure } from './structure.ts';
import type { Winners } from './winners.ts';

/**
 * How often one line wins: occurrences for counting plays, 0 or 1 for plays of presence or absence.
 * @throws RangeError when result or picks are not valid, since a bad one must never count as a loss
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
 * Everything that wins in a draw; all else loses. This is what set-based settlement compares the lines with.
 * @throws RangeError when the result does not fit the structure
 */
export function winners(play: PlayDefinition, structure: DrawStructure, result: DrawResult): Winners {
  requireResult(structure, result);
  return engineOf(play.rule, structure).winners(result);
}

/**
 * Every pick key that wins in a draw, with its hits.
 * @throws RangeError when the result does not fit, or for a play of absence, whose winners are too many to list
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
