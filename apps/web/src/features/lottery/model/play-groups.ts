import type { Translate } from '../../../shared/i18n/use-text.ts';
import type { Play } from '../api/plays.ts';

export interface PlayGroup {
  key: string;
  plays: Play[];
}

/** Tabs of plays that belong together, in their order. */
const FAMILIES: readonly { key: string; codes: readonly string[] }[] = [
  { key: 'lo', codes: ['lo2'] },
  { key: 'de', codes: ['de'] },
  { key: 'cang', codes: ['cang3'] },
  { key: 'xien', codes: ['xien2'] },
  { key: 'digit', codes: ['dau', 'duoi'] },
];
const FAMILY_KEYS = new Set(FAMILIES.map((family) => family.key));
const NAMED_PLAYS = new Set(FAMILIES.flatMap((family) => family.codes));

/** The plays of a game by tab; a play of no known family has a tab of its own. */
export function groupPlays(plays: readonly Play[]): PlayGroup[] {
  const known = FAMILIES.map(({ key, codes }) => ({ key, plays: plays.filter((play) => codes.includes(play.code)) }));
  const others = plays.filter((play) => !NAMED_PLAYS.has(play.code)).map((play) => ({ key: play.code, plays: [play] }));
  return [...known, ...others].filter((group) => group.plays.length > 0);
}

export function groupName({ key, plays }: PlayGroup, t: Translate): string {
  return FAMILY_KEYS.has(key) ? t(`lottery.group.${key}`) : (plays[0]?.name ?? key);
}

/** Name of a play by its code; one without a text has the server's name. */
export function playName(code: string, t: Translate, serverName: string = code): string {
  return NAMED_PLAYS.has(code) ? t(`lottery.play.${code}`) : serverName;
}

/** One sentence on what wins; undefined for a play without a text. */
export function playRule(code: string, t: Translate): string | undefined {
  return NAMED_PLAYS.has(code) ? t(`lottery.rule.${code}`) : undefined;
}
