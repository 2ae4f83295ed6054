import type { Play } from './play.ts';
import { isDigits } from './result.ts';

/**
 * Checks the picks of one line. Answers null when they are good, otherwise
 * 'picks.count', 'picks.format' (not exactly the play's number of digits) or 'picks.repeated'.
 */
export function validatePicks(play: Play, picks: readonly string[]): string | null {
  const { count, width, distinct } = play.picks;
  if (picks.length !== count) return 'picks.count';
  if (!picks.every((pick) => isDigits(pick, width))) return 'picks.format';
  if (distinct && new Set(picks).size !== picks.length) return 'picks.repeated';
  return null;
}

/**
 * The one form in which equal bets are equal: picks in ascending order (no play of the rule families here
 * depends on their order).
 * @throws RangeError when the picks are not valid for the play
 */
export function canonicalPicks(play: Play, picks: readonly string[]): string[] {
  const reason = validatePicks(play, picks);
  if (reason !== null) throw new RangeError(`${play.code}: ${reason}`);
  return [...picks].sort();
}

/** Key of picks in `winningPicks`: canonical picks joined by ','. Throws as canonicalPicks does. */
export function pickKey(play: Play, picks: readonly string[]): string {
  return canonicalPicks(play, picks).join(',');
}
