import { describe, expect, it } from 'vitest';
import {
  type DrawStructure,
  K3,
  K3_PLAYS,
  LAO,
  LAO_PLAYS,
  LOTTO_6_45_PLAYS,
  PC28,
  PC28_PLAYS,
  PK10_PLAYS,
  type PlayDefinition,
  THAI_PLAYS,
  vnPlayDefinitions,
} from '../index.ts';
import { anyLine, countHits, numbersFrom } from './tickets.testing.ts';
import { ticketChance } from './ticket-chance.ts';

const north = vnPlayDefinitions('north');
const only = (plays: readonly PlayDefinition[], ...codes: string[]) => plays.filter(({ code }) => codes.includes(code));
/** Two numbers, and three: small enough to draw them all, with the levels of the plays. */
const TWO: DrawStructure = {
  code: 'TWO',
  levels: [
    { code: 'DB', count: 1, width: 2 },
    { code: 'G1', count: 1, width: 2 },
  ],
};
const THREE_DIGITS: DrawStructure = { code: 'THREE', levels: [{ code: 'DB', count: 1, width: 3 }] };
const RACE: DrawStructure = {
  code: 'RACE',
  levels: [{ code: 'MAIN', count: 6, width: 2, distinct: { from: 1, to: 6 } }],
};
/** The bets on the first places of a race, which one of six has too. */
const RACE_PLAYS = PK10_PLAYS.filter(({ rule }) => rule.kind === 'outcome' && rule.at?.every((place) => place < 6));
/** A lotto of four numbers out of nine, with a bonus number of them. */
const NINE: DrawStructure = {
  code: 'NINE',
  levels: [
    { code: 'MAIN', count: 4, width: 2, distinct: { from: 1, to: 9 } },
    { code: 'BONUS', count: 1, width: 2, distinct: { from: 1, to: 9 }, without: 'MAIN' },
  ],
};
const NINE_PLAYS = [3, 4, 5, 6].map((count): PlayDefinition => {
  const prizes = [
    { matches: 4, hits: 50 },
    { matches: 3, bonus: true, hits: 9 },
    { matches: 3, hits: 4 },
  ];
  const rule = { kind: 'lotto', level: 'MAIN', size: 4, picks: count, bonus: 'ball', prizes } as const;
  const picks = { count, width: 2, distinct: true, range: { from: 1, to: 9 } };
  return { code: `sys${count}`, rule, units: 1, picks };
});
const THAI_SMALL: DrawStructure = {
  code: 'THAI',
  levels: [
    { code: 'FIRST', count: 1, width: 3 },
    { code: 'LAST2', count: 1, width: 2 },
  ],
};

const upToNine = (play: PlayDefinition) => ({ ...play, picks: { ...play.picks, range: { from: 1, to: 9 } } });

describe.each([
  ['K3', K3, K3_PLAYS],
  ['PC28', PC28, PC28_PLAYS],
  ['Lao', LAO, LAO_PLAYS],
  ['a race of six', RACE, RACE_PLAYS],
  ['two numbers', TWO, only(north, 'lo2', 'de', 'dau', 'tong', 'odd', 'sum7', 'xien2', 'dathang', 'truot4', 'truot7')],
  ['two numbers with xien quay', TWO, only(north, 'lo1k', 'small', 'xienquay3', 'xienquay4', 'xien2', 'truot4')],
  ['heads and tails of three digits', THREE_DIGITS, only(north, 'dedau', 'de', 'cang3', 'duoi', 'lo3', 'lo2dau')],
  ['a lotto of nine numbers', NINE, [...NINE_PLAYS, ...only(LOTTO_6_45_PLAYS, 'num1', 'num2', 'num3').map(upToNine)]],
  ['Thai', THAI_SMALL, only(THAI_PLAYS, 'top2', 'bottom2', 'tote6', 'tote3', 'runtop', 'runbottom')],
] as const)('%s', (_, structure, plays) => {
  it('equals the chance counted by settling every possible draw', () => {
    const next = numbersFrom(structure.code.length + plays.length);
    for (const count of [1, 2, 2, 3, 3, 4]) {
      const lines = Array.from({ length: count }, () => anyLine(plays[next(plays.length)]!, next));
      const { numerator, denominator, isExact } = ticketChance(lines, structure);
      const [hits, draws] = countHits(lines, structure);
      const names = lines.map(({ play, picks }) => `${play.code} ${picks.join()}`);
      const [own, counted] = [numerator * BigInt(draws), BigInt(hits) * denominator];
      expect([names, isExact ? own : own < counted]).toEqual([names, isExact ? counted : true]);
    }
  });
});

it('has no chance without lines, and is certain when every result is bought', () => {
  expect(ticketChance([], K3)).toEqual({ numerator: 0n, denominator: 1n, isExact: true });
  const [play] = only(K3_PLAYS, 'bigsmall');
  const both = ['0', '1'].map((pick) => ({ play: play!, picks: [pick] }));
  expect(ticketChance(both, K3)).toEqual({ numerator: 1n, denominator: 1n, isExact: true });
});
