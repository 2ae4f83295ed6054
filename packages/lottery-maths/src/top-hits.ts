import type { PlayDefinition } from './play.ts';
import { matchHits } from './rules/matches.ts';
import type { DrawStructure } from './structure.ts';

/**
 * Hits of a line at its highest prize. 1 for plays whose hits all pay the same: their limits count one hit, however
 * often a pick may be drawn.
 */
export function topHits({ rule }: PlayDefinition, structure: DrawStructure): number {
  if (rule.kind === 'table' || rule.kind === 'someTails') return Math.max(...Object.values(rule.prizes));
  if (rule.kind === 'matches') return Math.max(...matchHits(rule, structure));
  return 1;
}

/** A prize of a bet with several prizes: its level or the number of drawn numbers, and its hits. */
export interface BetPrize {
  level?: string;
  matches?: number;
  hits: number;
}

/** Prizes of a bet that has several, highest first; none where every hit pays the same. */
export function prizesOf({ rule }: PlayDefinition): BetPrize[] {
  if (rule.kind !== 'table' && rule.kind !== 'matches' && rule.kind !== 'someTails') return [];
  const prizes = Object.entries(rule.prizes).map(([name, hits]) =>
    rule.kind === 'table' ? { level: name, hits } : { matches: Number(name), hits },
  );
  return prizes.length < 2 ? [] : prizes.toSorted((a, b) => b.hits - a.hits);
}
