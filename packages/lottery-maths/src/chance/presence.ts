import { binomial } from '@fairlot/money';
import type { PlayRule } from '../rules/rule.ts';
import type { PrizeLevel } from '../structure.ts';

/** A line that wins by how many of its picks end any number of the draw. */
export interface Presence {
  rule: PlayRule;
  picks: readonly string[];
  /** Whether it wins, by the number of picks that appear. */
  wins: readonly boolean[];
}

/** A line as a presence of its picks among the last two digits of all numbers; null when its rule is none. */
export function presenceOf(rule: PlayRule, picks: readonly string[], levels: readonly PrizeLevel[]): Presence | null {
  const wins = winsOf(rule, picks.length);
  if (wins === null || !('level' in rule) || rule.level !== 'ALL') return null;
  return levels.every(({ width }) => width >= 2) && 'digits' in rule && rule.digits === 2
    ? { rule, picks, wins }
    : null;
}

/** Chance of one line among this many independent numbers, accurate enough to rank lines. */
export function presenceChance({ picks: { length }, wins }: Presence, numbers: number): number {
  return wins.reduce((sum, isWon, shown) => (isWon ? sum + chanceOfShown(length, shown, numbers) : sum), 0);
}

/** Chance that exactly `shown` of the picks appear, by inclusion and exclusion of those. */
function chanceOfShown(picks: number, shown: number, numbers: number): number {
  let chance = 0;
  for (let absent = 0; absent <= shown; absent += 1)
    chance += (-1) ** absent * Number(binomial(shown, absent)) * (1 - (picks - shown + absent) / 100) ** numbers;
  return Number(binomial(picks, shown)) * chance;
}

function winsOf(rule: PlayRule, count: number): boolean[] | null {
  const shown = Array.from({ length: count + 1 }, (_, n) => n);
  switch (rule.kind) {
    case 'allTails':
    case 'pairTails':
      return shown.map((n) => n === count);
    case 'noTails':
      return shown.map((n) => n === 0);
    case 'someTails':
      return shown.map((n) => (rule.prizes[n] ?? 0) > 0);
    case 'tail':
    case 'head':
    case 'digit':
    case 'lastTwo':
    case 'outcome':
    case 'balls':
    case 'matches':
    case 'lotto':
    case 'table':
    case 'run':
    case 'pairTable':
      return null;
  }
}
