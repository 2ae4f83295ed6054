import { setupI18n, type I18n, type Messages } from '@lingui/core';
import catalogues from 'virtual:catalogues';
import { importAgain } from '../import-again.ts';
import { compileWording } from './wording.ts';

/** Groups that every page needs immediately; the error texts are loaded later (`loadErrorTexts`). */
const BASE_GROUPS = ['common'];
const RETRY_MS = 5000;

/** Codes of the languages that have texts. */
export const AVAILABLE_LANGUAGES: readonly string[] = Object.keys(catalogues);

/**
 * Creates one instance per rendered page; instances are never shared between requests. `tag` is BCP 47 and determines
 * plurals and numbers in texts.
 */
export function createI18n(language: string, tag: string): I18n {
  const i18n = setupI18n();
  const asked = new Set<string>();
  missedKeys.set(i18n.t, asked);
  i18n.on('missing', ({ id }) => asked.add(id));
  // A key without a text is expected: callers show another text instead. Without this, Lingui logs each of them.
  i18n.setMessagesCompiler((key) => [key]);
  i18n.load(language, {});
  i18n.activate(language, tag);
  return i18n;
}

/** Loads the texts of page groups and the base groups into the active language. */
export async function loadGroups(i18n: I18n, groups: readonly string[]): Promise<void> {
  const language = i18n.locale;
  await addGroups(i18n, language, [...BASE_GROUPS, ...groups]);
  // Another language may have been chosen while these loaded.
  if (i18n.locale !== language) await loadGroups(i18n, groups);
}

/** Sets the merchant's own wording by language and key; it overrides texts that are loaded before and after. */
export function setWording(i18n: I18n, texts: Wording): void {
  wordings.set(i18n.t, texts);
  loadedGroups.delete(i18n.t);
}

/**
 * Changes the merchant's wording while texts are visible: reloads them, so that texts without merchant wording return
 * to their defaults.
 */
export async function changeWording(i18n: I18n, texts: Wording): Promise<void> {
  const inUse = [...groupsOf(i18n, i18n.locale)];
  setWording(i18n, texts);
  await addGroups(i18n, i18n.locale, inUse);
  // Notifies components that visible texts have changed.
  i18n.load(i18n.locale, {});
}

/** Loads the error texts, which no page needs before it is interactive; retries until it succeeds. */
export function loadErrorTexts(i18n: I18n): void {
  loadGroups(i18n, ['errors']).catch(() => setTimeout(() => loadErrorTexts(i18n), RETRY_MS));
}

/**
 * Switches the language without a reload; the groups in use are loaded first.
 * @returns whether this call made it the active language; false when it already was, or when another was chosen
 * meanwhile
 */
export async function switchLanguage(i18n: I18n, language: string, tag: string): Promise<boolean> {
  wantedLanguage.set(i18n.t, language);
  const inUse = () => [...BASE_GROUPS, ...groupsOf(i18n, i18n.locale)];
  await addGroups(i18n, language, inUse());
  // A page opened meanwhile may have added groups.
  await addGroups(i18n, language, inUse());
  if (wantedLanguage.get(i18n.t) !== language || i18n.locale === language) return false;
  i18n.activate(language, tag);
  return true;
}

type Wording = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordings = new WeakMap<I18n['t'], Wording>();
// Components see a new proxy of the instance after every change; `t` is the same function in all proxies, so it serves
// as the key.
const wantedLanguage = new WeakMap<I18n['t'], string>();
const loadedGroups = new WeakMap<I18n['t'], Map<string, Set<string>>>();
/** Keys that were requested before their text was loaded. */
const missedKeys = new WeakMap<I18n['t'], Set<string>>();

async function addGroups(i18n: I18n, language: string, groups: readonly string[]): Promise<void> {
  const loaded = groupsOf(i18n, language);
  const missing = [...new Set(groups)].filter((group) => !loaded.has(group));
  if (missing.length === 0) return;
  const modules = await loadTexts(language, missing);
  const wording = wordings.get(i18n.t)?.[language];
  putTexts(
    i18n,
    language,
    Object.assign({}, ...modules.map((module) => module.default), wording && compileWording(wording)),
  );
  for (const group of missing) loaded.add(group);
}

/**
 * `load` makes every component render again, so it is called only when a component has already requested one of the
 * texts.
 */
function putTexts(i18n: I18n, language: string, texts: Messages): void {
  const missed = missedKeys.get(i18n.t);
  const isWanted = Object.keys(texts).some((key) => missed?.has(key));
  if (language !== i18n.locale || isWanted) i18n.load(language, texts);
  else Object.assign(i18n.messages, texts);
}

function groupsOf(i18n: I18n, language: string): Set<string> {
  const byLanguage = loadedGroups.get(i18n.t) ?? new Map<string, Set<string>>();
  loadedGroups.set(i18n.t, byLanguage);
  const groups = byLanguage.get(language) ?? new Set<string>();
  byLanguage.set(language, groups);
  return groups;
}

async function loadTexts(language: string, groups: readonly string[]) {
  const known = (await catalogues[language]?.())?.default;
  return Promise.all(
    groups.map((group) => {
      const load = known?.[group];
      if (load === undefined) throw new Error(`no texts of group ${group} in language ${language}`);
      return importAgain(load);
    }),
  );
}
