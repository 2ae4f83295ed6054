import {
  DOOR_KEYS,
  type Section,
  type SectionPage,
  type SettingWords,
  type TaskWords,
  type ValueWords,
  type Watch,
} from './shared/section.ts';
import type { Contributions } from './shared/use-sections.ts';

const FILES = import.meta.glob<Section>('./sections/*/section.tsx', { eager: true, import: 'section' });
const SECTIONS = Object.values(FILES);

const VALUES = import.meta.glob<ValueWords>('./sections/*/value-words.ts', { import: 'values' });

/** The pages of all sections in navigation order. */
export const PAGES: readonly SectionPage[] = SECTIONS.flatMap(({ pages }) => pages).toSorted(
  (a, b) => positionOf(a) - positionOf(b) || a.place - b.place || (a.label < b.label ? -1 : 1),
);

/** Components of the sections that run on every page. */
export const WATCHES: readonly Watch[] = SECTIONS.flatMap(({ watches }) => watches ?? []);

/** Contributions of sections to pages of other sections. */
export const CONTRIBUTIONS: Contributions = {
  approvals: Object.assign({}, ...SECTIONS.map(({ approvals }) => approvals)) as Contributions['approvals'],
  memberActions: SECTIONS.flatMap(({ memberActions }) => memberActions ?? []),
  memberTabs: SECTIONS.flatMap(({ memberTabs }) => memberTabs ?? []).toSorted((a, b) => a.place - b.place),
  memberEvidence: SECTIONS.flatMap(({ memberTabs = [], memberEvidence = [] }) => [
    ...memberTabs.flatMap(({ key, label, permission, evidence: list }) =>
      list === undefined ? [] : [{ key, label, permission, list }],
    ),
    ...memberEvidence,
  ]),
  memberCards: Object.assign({}, ...SECTIONS.map(({ memberCards }) => memberCards)) as Contributions['memberCards'],
  memberColumns: SECTIONS.flatMap(({ memberColumns }) => memberColumns ?? []).toSorted((a, b) => a.place - b.place),
  figures: Object.assign({}, ...SECTIONS.map(({ figures }) => figures)) as Contributions['figures'],
  timelineWords: Object.assign(
    {},
    ...SECTIONS.map(({ timelineWords }) => timelineWords),
  ) as Contributions['timelineWords'],
  searchKinds: Object.assign({}, ...SECTIONS.map(({ searchKinds }) => searchKinds)) as Contributions['searchKinds'],
  loadValueWords: async () => joinValueWords(await Promise.all(Object.values(VALUES).map(async (load) => load()))),
};

/** Several sections may name values of one field, such as the kinds of alarms and of games of a vendor. */
function joinValueWords(all: readonly ValueWords[]): ValueWords {
  const joined: Record<string, Record<string, Record<string, string>>> = {};
  for (const [object, fields] of all.flatMap((words) => Object.entries(words)))
    for (const [field, values] of Object.entries(fields)) {
      const own = (joined[object] ??= {});
      own[field] = { ...own[field], ...values };
    }
  return joined;
}

const SETTINGS = import.meta.glob<readonly SettingWords[]>('./sections/*/settings-words.ts', { import: 'settings' });

/** Loads the settings of all sections, for the search. */
export async function loadSettings(): Promise<readonly SettingWords[]> {
  return (await Promise.all(Object.values(SETTINGS).map(async (load) => load()))).flat();
}

const TASKS = import.meta.glob<readonly TaskWords[]>('./sections/*/tasks.ts', { import: 'tasks' });

/** Loads the tasks of all sections, for the search. */
export async function loadTasks(): Promise<readonly TaskWords[]> {
  return (await Promise.all(Object.values(TASKS).map(async (load) => load()))).flat();
}

/** The pages that these permissions allow. */
export function pagesFor(permissions: readonly string[]): readonly SectionPage[] {
  return PAGES.filter((page) => isAllowed(page, permissions));
}

export function isAllowed({ permission }: SectionPage, permissions: readonly string[]): boolean {
  return permission === null || permissions.includes(permission);
}

function positionOf({ door }: SectionPage): number {
  return door === null ? DOOR_KEYS.length : DOOR_KEYS.indexOf(door);
}
