import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Addresses of built files that pages reference. */
export interface Assets {
  /** Styles of home, which every page needs. */
  css: string;
  /** Styles of all other pages. */
  pagesCss: string;
  /** Fonts that a page in this language (BCP 47 tag) needs first. */
  fontsFor: (tag: string) => string[];
  /** Scripts for a page with these modules: the entry first, then every chunk in any order. */
  scriptsFor: (modules: readonly string[]) => string[];
}

const ENTRY = 'src/app/entry-client.tsx';
const LATIN = 'onest-latin-wght-normal.woff2';
/**
 * Fonts of scripts whose accented letters occur in nearly every word. At 1.6 Mbit/s their file would otherwise arrive
 * 30 to 320 ms after the first paint, and every line would be drawn twice; preloading does not delay the paint (12 to
 * 23 KB).
 */
const ALSO: Readonly<Record<string, string>> = {
  vi: 'onest-vietnamese-wght-normal.woff2',
  ru: 'onest-cyrillic-wght-normal.woff2',
  ar: 'readex-pro-arabic-wght-normal.woff2',
  th: 'anuphan-thai-wght-normal.woff2',
};

/** @throws Error when the web app has not been built into `distDir` */
export function readAssets(distDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(distDir, 'client/manifest.json'), 'utf8')) as Manifest;
  const fontOf = (name: string) => fileOf(manifest, (key) => key.endsWith(`/${name}`));
  const also = Object.fromEntries(Object.entries(ALSO).map(([tag, name]) => [tag, [fontOf(name)]]));
  const latin = fontOf(LATIN);
  // Caches the lists for each page and language; building one costs as much as writing the document.
  const scripts = new Map<string, string[]>();
  return {
    css: fileOf(manifest, (key) => key === 'src/app/styles.css'),
    pagesCss: fileOf(manifest, (key) => key === 'src/app/pages.css'),
    scriptsFor: (modules) => {
      const key = modules.join(' ');
      const list = scripts.get(key) ?? listScripts(manifest, modules);
      scripts.set(key, list);
      return list;
    },
    fontsFor: (tag) => [latin, ...(also[tag] ?? [])],
  };
}

/** Every chunk that the entry and the modules need, without repetition. */
export function listScripts(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of [ENTRY, ...modules]) {
    // Generated modules have a path prefix in the manifest that depends on the build's folder.
    const key = module in manifest ? module : Object.keys(manifest).find((name) => name.endsWith(`/${module}`));
    if (key !== undefined) visit(key);
  }
  return [...files];
}

function fileOf(manifest: Manifest, isWanted: (key: string) => boolean): string {
  const key = Object.keys(manifest).find(isWanted);
  const chunk = key === undefined ? undefined : manifest[key];
  if (chunk === undefined) throw new Error('the manifest of the web app lacks its style sheet or its font');
  return `/${chunk.file}`;
}
