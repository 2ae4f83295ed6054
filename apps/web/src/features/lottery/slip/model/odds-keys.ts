import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { playName } from '../../games/model/play-groups.ts';
import { allNumbers, hasChoice, pickSpaceOf } from './numbers.ts';

/** A key of the board: one pick of one play, with its label. */
export interface OddsKey {
  play: Play;
  number: string;
  /** Accessible name of the bet. */
  name: string;
  /** Text on the key; empty when the key shows dice. */
  text: string;
  dice: readonly string[];
}

export interface OddsRow {
  /** Number of keys beside one another. */
  columns: 3 | 4 | 5 | 6 | 7 | 8;
  keys: OddsKey[];
}

/** Two choices with texts of their own, by the pick on the wire. */
const HALVES: Readonly<Record<string, readonly [zero: string, one: string]>> = {
  bigsmall: ['play.small', 'play.big'],
  oddeven: ['play.even', 'play.odd'],
  kenobigsmall: ['play.small', 'play.big'],
  kenoupdown: ['side.down', 'side.up'],
  kenomajority: ['side.moreeven', 'side.moreodd'],
};
const DICE: Readonly<Record<string, number>> = { triple: 3, pair: 2, single: 1 };
/** Tabs whose bets are chosen on keys with their odds. */
const BOARDS: readonly { codes: RegExp; columns: OddsRow['columns'] }[] = [
  { codes: /^(bigsmall|oddeven)$/, columns: 4 },
  { codes: /^total\d+$/, columns: 8 },
  { codes: /^(triple|anytriple)$/, columns: 7 },
  { codes: /^straight$/, columns: 4 },
  { codes: /^(pair|single)$/, columns: 6 },
  { codes: /^keno(bigsmall|odd|even|810)$/, columns: 5 },
  { codes: /^keno(big|small)(odd|even)$/, columns: 4 },
  { codes: /^keno(updown|middle)$/, columns: 3 },
  { codes: /^keno(majority|balance)$/, columns: 3 },
  { codes: /^keno(metal|wood|water|fire|earth)$/, columns: 5 },
];

/** Rows of keys of a tab's plays; none when the numbers are chosen on a pad. */
export function oddsRows(plays: readonly Play[], t: Translate): OddsRow[] {
  const rows = BOARDS.map(({ codes, columns }) => ({
    columns,
    keys: plays.filter(({ code }) => codes.test(code)).flatMap((play) => keysOf(play, t)),
  })).filter(({ keys }) => keys.length > 0);
  const count = rows.reduce((sum, { keys }) => sum + new Set(keys.map(({ play }) => play.code)).size, 0);
  return count === plays.length ? rows : [];
}

function keysOf(play: Play, t: Translate): OddsKey[] {
  const space = pickSpaceOf(play);
  const name = playName(play.code, t, play.name);
  const halves = HALVES[play.code];
  if (halves !== undefined)
    return [1, 0].map((pick) => {
      const text = t(`lottery.${halves[pick] ?? ''}`);
      return { play, number: String(pick), name: text, text, dice: [] };
    });
  if (!hasChoice(space)) {
    const [number = ''] = allNumbers(space);
    return [{ play, number, name, text: /^total/.test(play.code) ? String(Number(number)) : name, dice: [] }];
  }
  return allNumbers(space).map((number) => ({
    play,
    number,
    name: `${name} ${number}`,
    text: '',
    dice: Array.from({ length: DICE[play.code] ?? 1 }, () => number),
  }));
}

/** Text of a chosen pick: its side for a bet with two sides, else the number. */
export function pickText(play: Pick<Play, 'code'>, number: string, t: Translate): string {
  const side = HALVES[play.code]?.[Number(number)];
  return side === undefined ? number : t(`lottery.${side}`);
}
