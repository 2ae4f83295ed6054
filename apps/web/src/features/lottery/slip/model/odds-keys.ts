import { numbersIn } from '@fairlot/lottery-maths';
import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { commonCode, isSole, playName } from '../../games/model/play-groups.ts';
import { pickLabel } from './lines.ts';
import { allNumbers, hasChoice, pickSpaceOf } from './numbers.ts';

/** A key of the board: one pick of one play, with its label. */
export interface OddsKey {
  play: Play;
  number: string;
  /** Accessible name of the bet. */
  name: string;
  /** Text on the key, unless it shows dice. */
  text: string;
  dice: readonly string[];
  /** Whether the number is a runner of a race, which has a colour. */
  isRunner?: boolean;
}

export interface OddsRow {
  /** Number of keys beside one another. */
  columns: 2 | 3 | 4 | 5 | 6 | 7 | 8;
  keys: OddsKey[];
}

/** Sides of a bet in display order: the pick on the wire and the key of its text. */
const SIDES: Readonly<Record<string, readonly (readonly [pick: string, text: string])[]>> = {
  bigsmall: [
    ['1', 'play.big'],
    ['0', 'play.small'],
  ],
  oddeven: [
    ['1', 'play.odd'],
    ['0', 'play.even'],
  ],
  dragon: [
    ['1', 'side.dragon'],
    ['2', 'side.tiger'],
  ],
  kenobigsmall: [
    ['1', 'play.big'],
    ['0', 'play.small'],
  ],
  kenoupdown: [
    ['1', 'side.up'],
    ['0', 'side.down'],
  ],
  kenomajority: [
    ['1', 'side.moreodd'],
    ['0', 'side.moreeven'],
  ],
};
const DICE: Readonly<Record<string, number>> = { triple: 3, pair: 2, single: 1 };
/** Tabs whose bets are chosen on keys with their odds. */
const BOARDS: readonly { codes: RegExp; columns: OddsRow['columns'] }[] = [
  { codes: /^(sd|pk)place\d+$/, columns: 5 },
  { codes: /^explace\d+$/, columns: 6 },
  { codes: /^(pc|sd)?(bigsmall|oddeven)$/, columns: 4 },
  { codes: /^(sd|pk)(bigsmall|oddeven)at\d+$/, columns: 4 },
  { codes: /^(pktwo|ex)(big|small|odd|even)$/, columns: 4 },
  { codes: /^pktwo\d+$/, columns: 6 },
  { codes: /^pkdragonat\d+$/, columns: 2 },
  { codes: /^exdragon$/, columns: 2 },
  { codes: /^sd(dragon|tie)(vs\d+)?$/, columns: 3 },
  { codes: /^sd(front|middle|back)triple$/, columns: 3 },
  { codes: /^pc(big|small)(odd|even)$/, columns: 4 },
  { codes: /^pctotal\d+$/, columns: 7 },
  { codes: /^pc(red|green|blue)$/, columns: 3 },
  { codes: /^pc(anytriple|pair|straight)$/, columns: 3 },
  { codes: /^pc(dragon|tie)$/, columns: 3 },
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
  const sides = sidesOf(play.code);
  if (sides !== undefined)
    return sides.map(([number, side]) => {
      const text = t(`lottery.${side}`);
      return { play, number, name: placeName(play, text, t), text, dice: [] };
    });
  if (!hasChoice(space)) {
    const [number = ''] = allNumbers(space);
    return [{ play, number, name, text: soleText(play.code, number, name, t), dice: [] }];
  }
  return allNumbers(space).map((number) => ({
    play,
    number,
    name: `${name} ${number}`,
    text: number,
    dice: Array.from({ length: DICE[play.code] ?? 0 }, () => number),
    isRunner: play.code.startsWith('pkplace'),
  }));
}

/** The sides of a bet; the number of its place does not matter. */
const sidesOf = (code: string) => SIDES[commonCode(code).replace(/(at|vs)\d+$/, '')];

/** Name of a side; the side of a place is named with the bet. */
const placeName = ({ code, name }: Play, side: string, t: Translate): string =>
  /(at|vs)\d+$/.test(code) ? `${playName(code, t, name)}: ${side}` : side;

/** Text on the key of a bet with one pick: its number for a sum, its side for the first two of a race. */
function soleText(code: string, number: string, name: string, t: Translate): string {
  if (/^(total|two)\d+$/.test(commonCode(code))) return String(Number(number));
  if (/^sdtievs\d+$/.test(code)) return t('lottery.play.tie');
  const [, side] = /^pktwo([a-z]+)$/.exec(code) ?? [];
  return side === undefined ? name : t(`lottery.play.${side}`);
}

/** Bets on the first numbers in their order, whose picks have two digits for each number. */
const IN_ORDER = /^(ex|pk)front\d$/;

/** Text of a chosen pick: its side for a bet with sides, else the number or the numbers in their order. */
export function pickText({ code }: Pick<Play, 'code'>, number: string, t: Translate): string {
  if (IN_ORDER.test(code)) return numbersIn(number, number.length / 2).join(' ');
  return sideText(code, number, t) ?? number;
}

/** Name of the side that a pick is, such as big; undefined for a play whose picks are numbers. */
export function sideText(code: string, number: string, t: Translate): string | undefined {
  const [, side] = sidesOf(code)?.find(([pick]) => pick === number) ?? [];
  return side === undefined ? undefined : t(`lottery.${side}`);
}

/** A line as text: its bet, with the side or the numbers that were chosen unless the name states everything. */
export function lineText({ play, picks }: { play: string; picks: readonly string[] }, t: Translate): string {
  const chosen = isSole(play) ? [] : picks.map((pick) => pickLabel(pickText({ code: play }, pick, t)));
  return [playName(play, t), ...chosen].join(' ');
}

/** Whether the picks of a play are sides and not numbers. */
export const hasSides = (code: string): boolean => sidesOf(code) !== undefined;
