import { TRIAL_TYPE } from '../../platform/http/index.ts';

export type AnnouncementKind = 'PL' | 'PU' | 'A' | 'PR';
export type ContentKind = AnnouncementKind | 'B';

/** What is answered when the query names no kinds: all that is for everybody. */
export const DEFAULT_KINDS = 'B,PL,PU,PR';
const KINDS: Readonly<Record<string, ContentKind>> = { B: 'B', PL: 'PL', PU: 'PU', A: 'A', PR: 'PR', promotion: 'PR' };

/** Whether an announcement invites to play: it does not reach who is on a break or excluded. */
export function isMarketing(kind: AnnouncementKind): boolean {
  return kind === 'PR' || kind === 'PU';
}

/** Reads `types` of the query, such as `B,PL,PU` or `promotion` (Z-76); codes that do not exist name nothing. */
export function readKinds(types: string): ReadonlySet<ContentKind> {
  return new Set(types.split(',').flatMap((code) => KINDS[code.trim()] ?? []));
}

/** Customer types that are no agents (specification, section 6). */
const NO_AGENTS = new Set([0, TRIAL_TYPE, 40]);

/** Who reads: type of a member, undefined for visitors. */
export type Reader = number | undefined;

export function isAgent(reader: Reader): boolean {
  return reader !== undefined && !NO_AGENTS.has(reader);
}

/** Members but those on trial keep marks of what they read (Z-67). */
export function canMarkRead(reader: Reader): boolean {
  return reader !== undefined && reader !== TRIAL_TYPE;
}

/** Whether an entry is for this reader: what is for agents (kind A) reaches agents alone. */
export function isFor(
  reader: Reader,
  { kind, audience }: { kind?: AnnouncementKind; audience: 'all' | 'members' },
): boolean {
  return (kind !== 'A' || isAgent(reader)) && (audience === 'all' || reader !== undefined);
}

/** The text of a language, else of the merchant's default, else of any there is. */
export function chooseText<T>(texts: Readonly<Record<string, T>>, language: string, fallback: string): T | undefined {
  return texts[language] ?? texts[fallback] ?? Object.values(texts)[0];
}
