import { formatMinor } from '@fairlot/money';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type DrawResult,
  type DrawStructure,
  hits,
  joinResults,
  K3,
  K3_PLAYS,
  KENO,
  KENO_PLAYS,
  LAO,
  LAO_PLAYS,
  MAX3D,
  MAX3D_PLAYS,
  SEA4D,
  SEA4D_PLAYS,
  THAI,
  THAI_PLAYS,
  linePayoutMinor,
  linePriceMinor,
  LOTTO_5_35,
  LOTTO_5_35_PLAYS,
  LOTTO_6_45,
  LOTTO_6_45_PLAYS,
  ELEVEN_5,
  ELEVEN_5_PLAYS,
  PC28,
  PC28_PLAYS,
  PK10,
  PK10_PLAYS,
  SSC,
  SSC_PLAYS,
  type PlayDefinition,
  VN_NORTH,
  VN_SOUTH,
  VN_SOUTH_PAIR,
  VN_SOUTH_PAIR_PLAYS,
  vnPlayDefinitions,
  vnPlays,
} from './index.ts';

/** Checks that the glossary's explanations of plays match the rules. */
const TEXT = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
const GAMES = {
  northern: { structure: VN_NORTH, plays: vnPlayDefinitions('north'), offered: vnPlays('north') },
  southern: { structure: VN_SOUTH, plays: vnPlayDefinitions('south'), offered: vnPlays('south') },
  joined: { structure: VN_SOUTH_PAIR, plays: VN_SOUTH_PAIR_PLAYS, offered: VN_SOUTH_PAIR_PLAYS },
  K3: { structure: K3, plays: K3_PLAYS, offered: K3_PLAYS },
  keno: { structure: KENO, plays: KENO_PLAYS, offered: KENO_PLAYS },
  PC28: { structure: PC28, plays: PC28_PLAYS, offered: PC28_PLAYS },
  '5D': { structure: SSC, plays: SSC_PLAYS, offered: SSC_PLAYS },
  PK10: { structure: PK10, plays: PK10_PLAYS, offered: PK10_PLAYS },
  '11X5': { structure: ELEVEN_5, plays: ELEVEN_5_PLAYS, offered: ELEVEN_5_PLAYS },
  Thai: { structure: THAI, plays: THAI_PLAYS, offered: THAI_PLAYS },
  Lao: { structure: LAO, plays: LAO_PLAYS, offered: LAO_PLAYS },
  '4D': { structure: SEA4D, plays: SEA4D_PLAYS, offered: SEA4D_PLAYS },
  Max: { structure: MAX3D, plays: MAX3D_PLAYS, offered: MAX3D_PLAYS },
  '5/35': { structure: LOTTO_5_35, plays: LOTTO_5_35_PLAYS, offered: LOTTO_5_35_PLAYS },
  '6/45': { structure: LOTTO_6_45, plays: LOTTO_6_45_PLAYS, offered: LOTTO_6_45_PLAYS },
} as const;
const EXAMPLE = new RegExp(
  [
    /Example: `(\w+) ([\d ]+)` on the ([\w/]+) draw: (\d+) hits?/,
    /(?:; at 1\.00 a unit it costs ([\d.,]+) and pays ([\d.,]+))?\./,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);
const examples = [...TEXT.matchAll(EXAMPLE)].map(([line, ...parts]) => ({ line, parts }));

it('the glossary explains every play, and every explanation has an example that is played below', () => {
  const explained = [...TEXT.matchAll(/^- \*\*([^*]+)\*\* /gm)].map(([, names = '']) => codesOf(names));
  const all = new Set(Object.values(GAMES).flatMap(({ plays }) => plays.map(({ code }) => code)));
  expect(new Set(explained.flat())).toEqual(all);
  expect(examples.map(({ parts: [code = ''] }) => explained.findIndex((codes) => codes.includes(code)))).toEqual([
    ...explained.keys(),
  ]);
});

it.each(examples)('$line', ({ parts: [code, picks = '', game, wins, price, payout] }) => {
  const { structure, plays, offered } = GAMES[game as keyof typeof GAMES];
  const play = plays.find((one) => one.code === code)!;
  const count = hits(play as PlayDefinition, structure, resultOf(structure, game ?? ''), picks.split(' '));
  expect(count).toBe(Number(wins));
  const terms = offered.find((one) => one.code === code);
  expect(terms === undefined).toBe(price === undefined);
  if (terms === undefined) return;
  expect([price, payout].map((amount) => amount?.replaceAll(',', ''))).toEqual([
    formatMinor(linePriceMinor(terms, 100n), 2),
    formatMinor(linePayoutMinor(terms, 100n, count), 2),
  ]);
});

/** "`truot4`, `truot5`" and "`sum0` to `sum18`". */
function codesOf(names: string): string[] {
  const codes = [...names.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
  if (!names.includes(' to ')) return codes;
  const [from = 0, to = 0] = codes.map((code) => Number(/\d+$/.exec(code)?.[0]));
  return Array.from({ length: to - from + 1 }, (_, index) => codes[0]!.replace(/\d+$/, String(from + index)));
}

/** The draw of the code block, the northern table on the left and the southern on the right, or of the sentence. */
function resultOf({ levels }: DrawStructure, game: string): DrawResult {
  const [, numbers] = new RegExp(`The ${game} draw of the examples:\\s+\`([\\d ]+)\``).exec(TEXT) ?? [];
  if (numbers !== undefined) return [{ level: levels[0]!.code, numbers: numbers.split(' ') }];
  const [sentence] = new RegExp(`The ${game} draw of the examples:[^.]+`).exec(TEXT) ?? [];
  if (sentence !== undefined) {
    const drawn = [...sentence.matchAll(/`([\d ]+)`/g)].map(([, text = '']) => text.split(' '));
    const at = (structure: DrawStructure) =>
      structure.levels.map(({ code }, index) => ({ level: code, numbers: drawn[index]! }));
    return game === 'joined' ? joinResults(resultOf(VN_SOUTH, 'southern'), at(VN_SOUTH)) : at({ code: game, levels });
  }
  const rows = TEXT.split('```')[1]!.trim().split('\n').slice(1);
  return rows
    .map((row) => (game === 'southern' ? row.slice(47) : row.slice(0, 47)).trim().split(/\s+/))
    .filter(([level]) => level !== '')
    .map(([level = '', ...numbersOf]) => ({ level, numbers: numbersOf }));
}
