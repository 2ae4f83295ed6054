import { TRIAL_TYPE } from '../../platform/http/index.ts';

export type AnnouncementKind = 'PL' | 'PU' | 'A' | 'PR';
export type ContentKind = AnnouncementKind | 'B';

/** Kinds returned when the query names none: all that are for everyone. */
export const DEFAULT_KINDS = 'B,PL,PU,PR';
const KINDS: Readonly<Record<string, ContentKind>> = { B: 'B', PL: 'PL', PU: 'PU', A: 'A', PR: 'PR', promotion: 'PR' };

/** Whether an announcement is an invitation to play, which members on a break or excluded must not receive. */
export function isMarketing(kind: AnnouncementKind): boolean {
  return kind === 'PR' || kind === 'PU';
}

/** Parses `types` of the query, such as `B,PL,PU` or `promotion` (Z-76); unknown codes are ignored. */
export function readKinds(types: string): ReadonlySet<ContentKind> {
  return new Set(types.split(',').flatMap((code) => KINDS[code.trim()] ?? []));
}

/** Customer types that are not agents (specification, section 6). */
const NO_AGENTS = new Set([0, TRIAL_TYPE, 40]);

/** The reader: a member's type, undefined for visitors. */
export type Reader = number | undefined;

export function isAgent(reader: Reader): boolean {
  return reader !== undefined && !NO_AGENTS.has(reader);
}

/** All members except trial members have read marks (Z-67). */
export function canMarkRead(reader: Reader): boolean {
  return reader !== undefined && reader !== TRIAL_TYPE;
}

/** Whether an entry is for this reader: entries for agents (kind A) are only shown to agents. */
export function isFor(
  reader: Reader,
  { kind, audience }: { kind?: AnnouncementKind; audience: 'all' | 'members' },
): boolean {
  return (kind !== 'A' || isAgent(reader)) && (audience === 'all' || reader !== undefined);
}

/** The text in a language, or else in the merchant's default, or else in any available one. */
export function chooseText<T>(texts: Readonly<Record<string, T>>, language: string, fallback: string): T | undefined {
  return texts[language] ?? texts[fallback] ?? Object.values(texts)[0];
}
