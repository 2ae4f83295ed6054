import type { PickRule, PlayDefinition } from './play.ts';
import { isDigits } from './result.ts';

/**
 * Checks the picks of one line. Returns null when they are valid, otherwise 'picks.count', 'picks.format' (not exactly
 * the play's number of digits), 'picks.range' or 'picks.repeated'.
 */
export function validatePicks({ picks: rule }: PlayDefinition, picks: readonly string[]): string | null {
  const { count, width, distinct } = rule;
  if (picks.length !== count) return 'picks.count';
  if (!picks.every((pick) => isDigits(pick, width))) return 'picks.format';
  const { from, to } = pickRange(rule);
  if (!picks.every((pick) => Number(pick) >= from && Number(pick) <= to)) return 'picks.range';
  if (distinct && new Set(picks).size !== picks.length) return 'picks.repeated';
  return null;
}

/** The lowest and the highest pick of a play. */
export function pickRange({ width, range }: PickRule): { from: number; to: number } {
  return range ?? { from: 0, to: 10 ** width - 1 };
}

/** The lowest picks that a play allows. */
export function lowestPicks({ picks }: PlayDefinition): string[] {
  const { from } = pickRange(picks);
  return Array.from({ length: picks.count }, (_, index) =>
    String(from + (picks.distinct ? index : 0)).padStart(picks.width, '0'),
  );
}

/**
 * Canonical form of picks, in which equal bets are equal: ascending order (no play of the rule families here depends on
 * their order).
 * @throws RangeError when the picks are not valid for the play
 */
export function canonicalPicks(play: PlayDefinition, picks: readonly string[]): string[] {
  const reason = validatePicks(play, picks);
  if (reason !== null) throw new RangeError(`${play.code}: ${reason}`);
  return [...picks].sort();
}

/** Key of picks in `winningPicks`: canonical picks joined by ','. Throws as canonicalPicks does. */
export function pickKey(play: PlayDefinition, picks: readonly string[]): string {
  return canonicalPicks(play, picks).join(',');
}
