import { setupI18n, type I18n } from '@lingui/core';
import catalogues from 'virtual:catalogues';

/** Groups that every page needs. */
const BASE_GROUPS = ['common', 'errors'];

/** Language codes that have texts. */
export const AVAILABLE_LANGUAGES: readonly string[] = Object.keys(catalogues);

/** One instance per rendered page, never shared between requests. */
export function createI18n(language: string): I18n {
  const i18n = setupI18n();
  i18n.load(language, {});
  i18n.activate(language);
  return i18n;
}

/** Loads the texts of page groups, with those that every page needs, into the active language. */
export async function loadGroups(i18n: I18n, groups: readonly string[]): Promise<void> {
  await addGroups(i18n, i18n.locale, [...BASE_GROUPS, ...groups]);
}

/** Switches language without reload: the groups that are on show now are loaded first. */
export async function switchLanguage(i18n: I18n, language: string): Promise<void> {
  await addGroups(i18n, language, [...(loadedGroups.get(i18n)?.get(i18n.locale) ?? BASE_GROUPS)]);
  i18n.activate(language);
}

const loadedGroups = new WeakMap<I18n, Map<string, Set<string>>>();

async function addGroups(i18n: I18n, language: string, groups: readonly string[]): Promise<void> {
  const loaded = groupsOf(i18n, language);
  const missing = groups.filter((group) => !loaded.has(group));
  const modules = await Promise.all(missing.map((group) => loaderOf(language, group)()));
  for (const module of modules) i18n.load(language, module.default);
  for (const group of missing) loaded.add(group);
}

function groupsOf(i18n: I18n, language: string): Set<string> {
  const byLanguage = loadedGroups.get(i18n) ?? new Map<string, Set<string>>();
  loadedGroups.set(i18n, byLanguage);
  const groups = byLanguage.get(language) ?? new Set<string>();
  byLanguage.set(language, groups);
  return groups;
}

function loaderOf(language: string, group: string) {
  const loader = catalogues[language]?.[group];
  if (loader === undefined) throw new Error(`no texts of group ${group} in language ${language}`);
  return loader;
}
