import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../api/plays.ts';
import { hasChoice, pickSpaceOf } from '../../slip/model/numbers.ts';

export interface PlayGroup {
  key: string;
  plays: Play[];
}

const numbered = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name}${from + index}`);

interface Tab {
  key: string;
  /** Key of its text, where several families share it. */
  text?: string;
  /** The plays belong to places, which their codes count; one place is shown at a time. */
  hasPlaces?: boolean;
  codes: readonly string[];
}

const PARTS = ['front', 'middle', 'back'] as const;
/** Plays of a place: its number, big or small, odd or even. */
const ofPlaces = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    ['place', 'bigsmallat', 'oddevenat'].map((name) => `${prefix}${name}${index + 1}`),
  ).flat();

/** The pairs of the positions of five digits. Bets on the first and the fifth have codes without positions. */
const DIGIT_PAIRS = [15, 12, 13, 14, 23, 24, 25, 34, 35, 45];
const dragonCodes = (pair: number): string[] =>
  pair === 15 ? ['sddragon', 'sdtie'] : [`sddragonvs${pair}`, `sdtievs${pair}`];

/** Tabs of related plays, in display order. */
const FAMILIES: readonly Tab[] = [
  { key: 'lo', codes: ['lo2', 'lo2dau', 'lo1k', 'lo3', 'lo4', 'bao8', 'bao7'] },
  { key: 'de', codes: ['de', 'dedau', 'deg1', 'deg1dau', 'deg7', 'deg8', 'dauduoi'] },
  { key: 'cang', codes: ['cang3', 'cang3dau', 'cang3dd', 'cang4'] },
  { key: 'xien', codes: ['xien2', 'xien3', 'xien4', 'xienquay3', 'xienquay4', 'dathang', 'daxien'] },
  { key: 'truot', codes: ['truot4', 'truot5', 'truot6', 'truot7', 'truot8', 'truot10'] },
  { key: 'digit', codes: ['dau', 'duoi'] },
  { key: 'tong', codes: ['tong'] },
  { key: 'size', codes: ['big', 'small', 'odd', 'even'] },
  { key: 'sum', codes: numbered('sum', 0, 18) },
  { key: 'lottoticket', codes: ['jackpot'] },
  { key: 'lottosys', codes: numbered('sys', 4, 18) },
  { key: 'lotto', codes: ['num1', 'num2', 'num3', 'num4'] },
  {
    key: 'pcsum',
    text: 'k3sum',
    codes: [
      'pcbigsmall',
      'pcoddeven',
      'pcbigodd',
      'pcbigeven',
      'pcsmallodd',
      'pcsmalleven',
      ...numbered('pctotal', 0, 27),
    ],
  },
  { key: 'pccolour', text: 'colour', codes: ['pcred', 'pcgreen', 'pcblue'] },
  { key: 'pcshape', text: 'shape', codes: ['pcanytriple', 'pcpair', 'pcstraight'] },
  { key: 'pcdragon', text: 'dragon', codes: ['pcdragon', 'pctie'] },
  { key: 'sdplace', text: 'place', hasPlaces: true, codes: ofPlaces('sd', 5) },
  { key: 'sdsum', text: 'k3sum', codes: ['sdbigsmall', 'sdoddeven'] },
  { key: 'sddragon', text: 'dragon', hasPlaces: true, codes: DIGIT_PAIRS.flatMap(dragonCodes) },
  ...PARTS.map((part) => ({
    key: `sd${part}`,
    text: part,
    codes: [`sd${part}3`, `sd${part}group3`, `sd${part}group6`],
  })),
  { key: 'sdtriple', text: 'k3triple', codes: PARTS.map((part) => `sd${part}triple`) },
  { key: 'sdtwo', text: 'twodigits', codes: ['sdfront2', 'sdback2'] },
  { key: 'sdanyplace', text: 'anyplace', codes: ['sdanyplace'] },
  { key: 'pkplace', text: 'place', hasPlaces: true, codes: ofPlaces('pk', 10) },
  { key: 'pkfirst', text: 'exfirst', codes: ['pkfront2', 'pkfront3'] },
  { key: 'pktwo', codes: ['pktwobig', 'pktwosmall', 'pktwoodd', 'pktwoeven', ...numbered('pktwo', 3, 19)] },
  { key: 'pkdragon', text: 'dragon', hasPlaces: true, codes: numbered('pkdragonat', 1, 5) },
  { key: 'exany', codes: numbered('exany', 1, 8) },
  { key: 'explace', text: 'place', hasPlaces: true, codes: numbered('explace', 1, 5) },
  { key: 'exfirst', codes: ['exfront2', 'exfront3', 'exgrouptwo', 'exgroupthree'] },
  { key: 'exsum', text: 'k3sum', codes: ['exbig', 'exsmall', 'exodd', 'exeven'] },
  { key: 'exdragon', text: 'dragon', codes: ['exdragon'] },
  { key: 'k3sum', codes: ['bigsmall', 'oddeven', ...numbered('total', 3, 18)] },
  { key: 'k3triple', codes: ['triple', 'anytriple', 'straight'] },
  { key: 'k3same', codes: ['pair'] },
  { key: 'k3different', codes: ['twodiff', 'threediff'] },
  { key: 'k3single', codes: ['single'] },
  {
    key: 'kenosum',
    codes: [
      'kenobigsmall',
      'kenoodd',
      'kenoeven',
      'keno810',
      'kenobigodd',
      'kenobigeven',
      'kenosmallodd',
      'kenosmalleven',
    ],
  },
  { key: 'kenohalf', codes: ['kenoupdown', 'kenomiddle', 'kenomajority', 'kenobalance'] },
  { key: 'kenoelement', codes: ['kenometal', 'kenowood', 'kenowater', 'kenofire', 'kenoearth'] },
  { key: 'digittop', codes: ['top3', 'top2', 'top4', 'thaifront3'] },
  { key: 'digitbottom', codes: ['bottom2', 'bottom3'] },
  { key: 'digittote', codes: ['tote6', 'tote3'] },
  { key: 'digitrun', codes: ['runtop', 'runbottom'] },
  { key: 'seatable', codes: ['seabig', 'seasmall', 'seastraight', 'seafirst3', 'maxstraight', 'maxspecial'] },
  { key: 'maxpair', codes: ['maxpair'] },
  { key: 'seabox', codes: ['seabox24', 'seabox12', 'seabox6', 'seabox4', 'maxbox6', 'maxbox3'] },
  { key: 'kenospot', codes: [1, 2, 3, 4, 5, 6].map((count) => `spot${count}`) },
];
/** Families whose plays share texts with plays of other families: the code is a prefix and the common code. */
const PREFIX = /^(pc|sd|pk|ex)(?=[a-z])/;
/** Plays with a single possible pick, which adds nothing to the play's name. */
const SOLE = new RegExp(
  [
    '^((big|small)(odd|even)?|odd|even|(sum|total)\\d+|anytriple|straight|tie(vs\\d+)?|red|green|blue|pcpair)$',
    '^((front|middle|back)triple|two(big|small|odd|even|\\d+))$',
    '^keno(810|odd|even|(big|small)(odd|even)|middle|balance|metal|wood|water|fire|earth)$',
  ].join('|'),
);
/** Plays that differ only in a number share a text with a placeholder. */
const NUMBERED = new RegExp(
  [
    '^(truot|xienquay|sys|sum|total|spot|place|bigsmallat|oddevenat|dragonat|dragonvs|tievs|two|any',
    'pctotal|sdplace|sdbigsmallat|sdoddevenat|sddragonvs|sdtievs|pkplace|pkbigsmallat|pkoddevenat|pkdragonat|pktwo',
    'exany|excover|explace)(\\d+)$',
  ].join('|'),
);
/** Plays of a numbered family with their own text. */
const OWN_NAME = 'pkplace1';
const OWN_RULE = 'exany1';
/** Plays with the same rule as another play. */
const RULES: Readonly<Record<string, string>> = {
  pcbigodd: 'pcmix',
  pcbigeven: 'pcmix',
  pcsmallodd: 'pcmix',
  pcsmalleven: 'pcmix',
  ...Object.fromEntries(
    PARTS.flatMap((part) => [
      [`sd${part}3`, 'sdstraight'],
      [`sd${part}2`, 'sdstraight'],
      [`sd${part}group3`, 'sdgroup3'],
      [`sd${part}group6`, 'sdgroup6'],
      [`sd${part}triple`, 'pcanytriple'],
    ]),
  ),
  pkplace1: 'pkplace2',
  ...Object.fromEntries(['pkfront2', 'pkfront3', 'exfront2', 'exfront3'].map((code) => [code, 'inorder'])),
  exany6: 'excover6',
  exany7: 'excover7',
  exany8: 'excover8',
};
const TABS = new Map(FAMILIES.map((tab) => [tab.key, tab]));
const NAMED_PLAYS = new Set(FAMILIES.flatMap((family) => family.codes));

/** Groups a game's plays by tab; a play of no known family gets its own tab. */
export function groupPlays(plays: readonly Play[]): PlayGroup[] {
  const known = FAMILIES.map(({ key, codes }) => ({ key, plays: plays.filter((play) => codes.includes(play.code)) }));
  const others = plays.filter((play) => !NAMED_PLAYS.has(play.code)).map((play) => ({ key: play.code, plays: [play] }));
  return [...known, ...others].filter((group) => group.plays.length > 0);
}

/** The plays of a play's tab. */
export function groupOf(plays: readonly Play[], code: string): Play[] {
  return groupPlays(plays).find((each) => each.plays.some((play) => play.code === code))?.plays ?? [];
}

/** The plays that are shown together with a play: those of its tab, or of its place where the tab has places. */
export function boardOf(plays: readonly Play[], code: string): Play[] {
  const group = groupOf(plays, code);
  return placesOf(plays, code).length === 0 ? group : group.filter((play) => placeOf(play.code) === placeOf(code));
}

/** The first play of each place of a play's tab; none if the tab has no places. */
export function placesOf(plays: readonly Play[], code: string): Play[] {
  const hasPlaces = FAMILIES.some((tab) => tab.hasPlaces === true && tab.codes.includes(code));
  if (!hasPlaces) return [];
  return [
    ...new Map(
      groupOf(plays, code)
        .toReversed()
        .map((play) => [placeOf(play.code), play]),
    ).values(),
  ].toReversed();
}

/** The place of a play, counted from 1; two digits for a pair of places. */
export const placeOf = (code: string): number =>
  code === 'sddragon' || code === 'sdtie' ? 15 : Number(/\d+$/.exec(code)?.[0]);

/** Whether a play compares two digits. */
export const isOfPair = (code: string): boolean => /^sd(dragon|tie)/.test(code);

/** A pair of places, such as "1-5". */
export const pairText = (pair: number | string): string => String(pair).split('').join('-');

/** The plays of a play's tab if each has a single possible pick, else none. They are chosen like numbers. */
export function solePlays(plays: readonly Play[], code: string): Play[] {
  const group = groupOf(plays, code);
  return group.every((play) => !hasChoice(pickSpaceOf(play))) ? group : [];
}

/** Whether the name of a sold play states everything that was chosen. */
export function isSole(code: string): boolean {
  return SOLE.test(code) || SOLE.test(commonCode(code));
}

/** The code of a play without the prefix of its family. */
export const commonCode = (code: string): string => code.replace(PREFIX, '');

export function groupName({ key, plays }: PlayGroup, t: Translate): string {
  const tab = TABS.get(key);
  return tab === undefined ? (plays[0]?.name ?? key) : t(`lottery.group.${tab.text ?? key}`);
}

/** Name of a play by its code; a play without a text uses the server's name. */
export function playName(code: string, t: Translate, serverName: string = code): string {
  return NAMED_PLAYS.has(code) ? textOf('lottery.play', code === OWN_NAME ? code : commonCode(code), t) : serverName;
}

/** One sentence that states what wins; undefined for a play without a text. */
export function playRule(code: string, t: Translate): string | undefined {
  return NAMED_PLAYS.has(code) ? textOf('lottery.rule', RULES[code] ?? code, t) : undefined;
}

function textOf(prefix: string, code: string, t: Translate): string {
  const [, family, n] = code === OWN_NAME || code === OWN_RULE ? [] : (NUMBERED.exec(code) ?? []);
  if (family === undefined) return t(`${prefix}.${code}`);
  return t(`${prefix}.${family}`, { n: family.endsWith('vs') ? pairText(n ?? '') : Number(n) });
}
