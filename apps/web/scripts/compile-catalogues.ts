import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

type Message = ReturnType<typeof compileMessageOrThrow>;

/** Folder with one subfolder per language code, each with one JSON file per page group. */
export const LOCALES_DIR = fileURLToPath(new URL('../locales/', import.meta.url));

const INDEX = 'virtual:catalogues';
const PREFIX = 'virtual:catalogue/';
/** Operator codes with the dictionary of another code (Z-02). */
const SHARED = { TH: 'TY' } as const;
/** Operator codes of languages that run from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['AR']);
/** First strong isolate and its end: a value keeps its own direction and does not turn its surroundings. */
const [ISOLATE, END] = ['\u2068', '\u2069'] as const;

/**
 * Turns texts into the arrays that Lingui reads at run time, so that no message parser reaches the browser.
 * @throws Error naming the key whose text is not valid ICU
 */
export function compileCatalogue(texts: Record<string, string>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compileMessageOrThrow(text)];
      } catch (error) {
        throw new Error(`text of ${key} cannot be compiled`, { cause: error });
      }
    }),
  );
}

/**
 * The texts of a group as the browser gets them. Right-to-left texts wrap every value, so that "Chrome, Linux" or
 * "\u22125.00" reads as written.
 */
export function compileGroup(language: string, group: string): Record<string, Message> {
  const compiled = compileCatalogue(readCatalogue(language, group));
  if (!RIGHT_TO_LEFT.has(language)) return compiled;
  return Object.fromEntries(Object.entries(compiled).map(([key, message]) => [key, isolateValues(message)]));
}

/** Language folders and the groups in each, sorted. */
export function listCatalogues(): { language: string; groups: string[] }[] {
  return readdirSync(LOCALES_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({
      language: entry.name,
      groups: readdirSync(join(LOCALES_DIR, entry.name))
        .filter((file) => file.endsWith('.json'))
        .map((file) => basename(file, '.json'))
        .sort(),
    }))
    .sort((a, b) => a.language.localeCompare(b.language));
}

/** Reads one group of texts. */
export function readCatalogue(language: string, group: string): Record<string, string> {
  return JSON.parse(readFileSync(join(LOCALES_DIR, language, `${group}.json`), 'utf8')) as Record<string, string>;
}

/**
 * Serves `virtual:catalogues` (a loader for each language), `virtual:catalogue/<language>` (a loader for each of its
 * groups) and
 * `virtual:catalogue/<language>/<group>` (one compiled group). A page knows only the groups of its own language.
 */
export function cataloguesPlugin(): Plugin {
  return {
    name: 'fairlot-catalogues',
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', group] = id.slice(PREFIX.length + 1).split('/');
      if (group === undefined) return languageModule(language);
      this.addWatchFile(join(LOCALES_DIR, language, `${group}.json`));
      return `export default ${JSON.stringify(compileGroup(language, group))};`;
    },
  };
}

function isolateValues(message: Message): Message {
  // A text that consists of a single value has no surrounding text.
  if (!Array.isArray(message) || (message.length === 1 && Array.isArray(message[0]) && message[0].length === 1))
    return message;
  return message.flatMap((token): Message => {
    if (!Array.isArray(token)) return [token];
    const [name, kind, forms] = token;
    if (kind === undefined) return [ISOLATE, token, END];
    if (typeof forms !== 'object' || forms === null) return [token];
    return [
      [
        name,
        kind,
        Object.fromEntries(
          Object.entries(forms).map(([form, part]) => [form, Array.isArray(part) ? isolateValues(part) : part]),
        ),
      ],
    ];
  });
}

function indexModule(): string {
  const own = listCatalogues().map(({ language }) => [language, PREFIX + language] as const);
  return loadersModule([
    ...own,
    ...Object.entries(SHARED).map(([code, language]) => [code, PREFIX + language] as const),
  ]);
}

function languageModule(language: string): string {
  const groups = listCatalogues().find((entry) => entry.language === language)?.groups ?? [];
  return loadersModule(groups.map((group) => [group, `${PREFIX}${language}/${group}`]));
}

function loadersModule(modules: readonly (readonly [name: string, id: string])[]): string {
  const loaders = modules.map(([name, id]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(id)})`);
  return `export default {${loaders.join(', ')}};`;
}
