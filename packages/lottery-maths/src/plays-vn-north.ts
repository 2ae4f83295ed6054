import type { Play } from './play.ts';

/** Demonstration plays of games with the northern structure, odds gross per unit and hit. */
export const VN_NORTH_PLAYS: readonly Play[] = [
  {
    code: 'lo2',
    rule: { kind: 'tail', level: 'ALL', digits: 2 },
    units: 27,
    odds: 995_000n,
    picks: { count: 1, width: 2, distinct: false },
  },
  {
    code: 'de',
    rule: { kind: 'tail', level: 'DB', digits: 2 },
    units: 1,
    odds: 995_000n,
    picks: { count: 1, width: 2, distinct: false },
  },
  {
    code: 'cang3',
    rule: { kind: 'tail', level: 'DB', digits: 3 },
    units: 1,
    odds: 9_800_000n,
    picks: { count: 1, width: 3, distinct: false },
  },
  {
    code: 'xien2',
    rule: { kind: 'allTails', level: 'ALL', digits: 2, picks: 2 },
    units: 1,
    odds: 160_000n,
    picks: { count: 2, width: 2, distinct: true },
  },
  {
    code: 'dau',
    rule: { kind: 'digit', level: 'DB', position: 'tens' },
    units: 1,
    odds: 99_000n,
    picks: { count: 1, width: 1, distinct: false },
  },
  {
    code: 'duoi',
    rule: { kind: 'digit', level: 'DB', position: 'units' },
    units: 1,
    odds: 99_000n,
    picks: { count: 1, width: 1, distinct: false },
  },
];
