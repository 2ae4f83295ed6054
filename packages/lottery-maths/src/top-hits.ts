import type { PlayDefinition } from './play.ts';
import type { PairTableRule } from './rules/digit-rules.ts';
import { lottoTable } from './rules/lotto.ts';
import { matchHits } from './rules/matches.ts';
import type { DrawStructure } from './structure.ts';

/**
 * Hits of a line at its highest prize. 1 for plays whose hits all pay the same: their limits count one hit, however
 * often a pick may be drawn.
 */
export function topHits({ rule }: PlayDefinition, structure: DrawStructure): number {
  if (rule.kind === 'table' || rule.kind === 'someTails') return Math.max(...Object.values(rule.prizes));
  if (rule.kind === 'pairTable') return Math.max(...Object.values(rule.both));
  if (rule.kind === 'matches') return Math.max(...matchHits(rule, structure));
  if (rule.kind === 'lotto') return Math.max(1, ...lottoTable(rule, structure).hits.flat());
  return 1;
}

/** A prize of a bet with several prizes: its level, the number of drawn numbers or both, and its hits. */
export interface BetPrize {
  level?: string;
  matches?: number;
  hits: number;
}

/** Prizes of a bet that has several, highest first; none if every hit pays the same. */
export function prizesOf({ rule }: PlayDefinition): BetPrize[] {
  if (rule.kind === 'pairTable') return pairPrizes(rule);
  if (rule.kind !== 'table' && rule.kind !== 'matches' && rule.kind !== 'someTails') return [];
  const prizes = Object.entries(rule.prizes).map(([name, hits]) =>
    rule.kind === 'table' ? { level: name, hits } : { matches: Number(name), hits },
  );
  return prizes.length < 2 ? [] : prizes.toSorted((a, b) => b.hits - a.hits);
}

/** Levels that pay the same for one number are one prize without a level: it is any number that pays no more. */
function pairPrizes({ both, any, one }: PairTableRule): BetPrize[] {
  const single = Object.entries(one).map(([level, hits]) => ({ level, matches: 1, hits }));
  const lowest = Math.min(...Object.values(one));
  return [
    ...Object.entries(both).map(([level, hits]) => ({ level, matches: 2, hits })),
    { matches: 2, hits: any },
    ...single.filter(({ hits }) => hits > lowest),
    { matches: 1, hits: lowest },
  ].toSorted((a, b) => b.hits - a.hits);
}
