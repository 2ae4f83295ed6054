import { GROUPS, type Section, type SectionPage, type Watch } from './shared/section.ts';
import type { Contributions } from './shared/use-sections.ts';

const FILES = import.meta.glob<Section>('./sections/*/section.tsx', { eager: true, import: 'section' });
const SECTIONS = Object.values(FILES);

/** The pages of all sections in the order of the navigation. */
export const PAGES: readonly SectionPage[] = SECTIONS.flatMap(({ pages }) => pages).toSorted(
  (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.place - b.place || (a.label < b.label ? -1 : 1),
);

/** What sections keep beside every page. */
export const WATCHES: readonly Watch[] = SECTIONS.flatMap(({ watches }) => watches ?? []);

/** What sections add to the pages of others. */
export const CONTRIBUTIONS: Contributions = {
  approvals: Object.assign({}, ...SECTIONS.map(({ approvals }) => approvals)) as Contributions['approvals'],
  memberActions: SECTIONS.flatMap(({ memberActions }) => memberActions ?? []),
  memberTabs: SECTIONS.flatMap(({ memberTabs }) => memberTabs ?? []).toSorted((a, b) => a.place - b.place),
  memberCards: Object.assign({}, ...SECTIONS.map(({ memberCards }) => memberCards)) as Contributions['memberCards'],
  memberColumns: SECTIONS.flatMap(({ memberColumns }) => memberColumns ?? []).toSorted((a, b) => a.place - b.place),
  figures: Object.assign({}, ...SECTIONS.map(({ figures }) => figures)) as Contributions['figures'],
  searchKinds: Object.assign({}, ...SECTIONS.map(({ searchKinds }) => searchKinds)) as Contributions['searchKinds'],
};

/** The pages that these permissions show. */
export function pagesFor(permissions: readonly string[]): readonly SectionPage[] {
  return PAGES.filter((page) => isAllowed(page, permissions));
}

const AT_THUMB = 4;

/** The few of them that a telephone keeps at the thumb: the start, then the queues, then what comes first. */
export function pagesAtThumb(permissions: readonly string[]): readonly SectionPage[] {
  const [start, ...others] = pagesFor(permissions).filter(({ group }) => group !== 'own');
  const isQueue = ({ group }: SectionPage) => group === 'queues';
  const inOrder = [...others.filter(isQueue), ...others.filter((page) => !isQueue(page))];
  return start === undefined ? [] : [start, ...inOrder].slice(0, AT_THUMB);
}

export function isAllowed({ permission }: SectionPage, permissions: readonly string[]): boolean {
  return permission === null || permissions.includes(permission);
}
