import type { AnnouncementKind, Texts } from './repository.ts';

export type ContentKind = AnnouncementKind | 'B';

/** What is answered when the query names no kinds: all that is for everybody. */
const DEFAULT_KINDS: readonly ContentKind[] = ['B', 'PL', 'PU', 'PR'];
const KINDS: Readonly<Record<string, ContentKind>> = { B: 'B', PL: 'PL', PU: 'PU', A: 'A', PR: 'PR', promotion: 'PR' };

/** Reads `types` of the query, such as `B,PL,PU` or `promotion` (Z-76); codes that do not exist name nothing. */
export function readKinds(types: string | undefined): ReadonlySet<ContentKind> {
  if (types === undefined) return new Set(DEFAULT_KINDS);
  return new Set(types.split(',').flatMap((code) => KINDS[code.trim()] ?? []));
}

/** Customer types that are no agents (specification, section 6). */
const NO_AGENTS = new Set([0, 4, 40]);

/** Whether a caller may read what is meant for agents. */
export function isAgent(type: number | undefined): boolean {
  return type !== undefined && !NO_AGENTS.has(type);
}

/** The text of a language, else of the merchant's default, else of any there is. */
export function chooseText<T>(texts: Texts<T>, language: string, fallback: string): T | undefined {
  return texts[language] ?? texts[fallback] ?? Object.values(texts)[0];
}
