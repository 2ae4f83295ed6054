import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Addresses of built files that pages refer to. */
export interface Assets {
  css: string;
  /** The font that every page needs first. */
  font: string;
  /** Scripts for a page made of these modules: the entry first, then every chunk in any order. */
  scriptsFor: (modules: readonly string[]) => string[];
}

const ENTRY = 'src/app/entry-client.tsx';
const FONT = 'onest-latin-wght-normal.woff2';

/** @throws Error when the web app has not been built into `distDir` */
export function readAssets(distDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(distDir, 'client/manifest.json'), 'utf8')) as Manifest;
  return { css: fileOf(manifest, (key) => key === 'style.css'), font: fileOf(manifest, (key) => key.endsWith(`/${FONT}`)), scriptsFor: (modules) => listScripts(manifest, modules) };
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
    // Generated modules stand in the manifest with a path in front that depends on the folder of the build.
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
