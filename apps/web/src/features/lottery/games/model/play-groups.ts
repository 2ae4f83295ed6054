import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../api/plays.ts';
import { hasChoice, pickSpaceOf } from '../../slip/model/numbers.ts';

export interface PlayGroup {
  key: string;
  plays: Play[];
}

/** Tabs of plays that belong together, in their order. */
const FAMILIES: readonly { key: string; codes: readonly string[] }[] = [
  { key: 'lo', codes: ['lo2', 'lo2dau', 'lo1k', 'lo3', 'lo4'] },
  { key: 'de', codes: ['de', 'dedau', 'deg1', 'deg1dau', 'deg7', 'deg8'] },
  { key: 'cang', codes: ['cang3', 'cang3dau', 'cang3dd', 'cang4'] },
  { key: 'xien', codes: ['xien2', 'xien3', 'xien4'] },
  { key: 'truot', codes: ['truot4', 'truot5', 'truot6', 'truot7', 'truot8', 'truot10'] },
  { key: 'digit', codes: ['dau', 'duoi'] },
  { key: 'tong', codes: ['tong'] },
  { key: 'size', codes: ['big', 'small', 'odd', 'even'] },
  { key: 'sum', codes: Array.from({ length: 19 }, (_, sum) => `sum${sum}`) },
  { key: 'lotto', codes: ['num1', 'num2', 'num3', 'num4'] },
];
/** Plays that are a choice of their own: their one pick says nothing that their name does not. */
const SOLE = /^(big|small|odd|even|sum\d+)$/;
/** Plays that differ in a number alone share a text with a place for it. */
const NUMBERED = /^(truot|sum)(\d+)$/;
const FAMILY_KEYS = new Set(FAMILIES.map((family) => family.key));
const NAMED_PLAYS = new Set(FAMILIES.flatMap((family) => family.codes));

/** The plays of a game by tab; a play of no known family has a tab of its own. */
export function groupPlays(plays: readonly Play[]): PlayGroup[] {
  const known = FAMILIES.map(({ key, codes }) => ({ key, plays: plays.filter((play) => codes.includes(play.code)) }));
  const others = plays.filter((play) => !NAMED_PLAYS.has(play.code)).map((play) => ({ key: play.code, plays: [play] }));
  return [...known, ...others].filter((group) => group.plays.length > 0);
}

/** The plays of the tab that a play is in when each is a choice of its own, else none: they are chosen like numbers. */
export function solePlays(plays: readonly Play[], code: string): Play[] {
  const group = groupPlays(plays).find((each) => each.plays.some((play) => play.code === code))?.plays ?? [];
  return group.every((play) => !hasChoice(pickSpaceOf(play))) ? group : [];
}

/** Whether the name of a sold play says all that was chosen. */
export function isSole(code: string): boolean {
  return SOLE.test(code);
}

export function groupName({ key, plays }: PlayGroup, t: Translate): string {
  return FAMILY_KEYS.has(key) ? t(`lottery.group.${key}`) : (plays[0]?.name ?? key);
}

/** Name of a play by its code; one without a text has the server's name. */
export function playName(code: string, t: Translate, serverName: string = code): string {
  return NAMED_PLAYS.has(code) ? textOf('lottery.play', code, t) : serverName;
}

/** One sentence on what wins; undefined for a play without a text. */
export function playRule(code: string, t: Translate): string | undefined {
  return NAMED_PLAYS.has(code) ? textOf('lottery.rule', code, t) : undefined;
}

function textOf(prefix: string, code: string, t: Translate): string {
  const [, family, n] = NUMBERED.exec(code) ?? [];
  return family === undefined ? t(`${prefix}.${code}`) : t(`${prefix}.${family}`, { n: Number(n) });
}
