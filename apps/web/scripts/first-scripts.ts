import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The entry of every page. */
export const ENTRY = 'src/app/entry-client.tsx';
/** The home page; its static imports and those of the entry load together. */
export const HOME = 'src/pages/home/home-page.tsx';
/** Texts that home shows. */
const TEXTS = ['EN', 'EN/common', 'EN/home'];

const MOST_KIB = 100;
const LATER = /\.later\.tsx?$/;

/** The parts of a chunk that the check uses. */
export type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'code'>;

/**
 * Fails the build when a module named `*.later.ts(x)` joins the scripts that home loads first (import it with
 * `import()`), and when these scripts grow over their budget (KiB of brotli).
 */
export function firstScriptsPlugin(): Plugin {
  return {
    name: 'first-scripts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = firstChunks(chunks, [ENTRY, HOME, ...TEXTS.map((name) => `virtual:catalogue/${name}`)]);
      const early = first.flatMap(({ moduleIds }) => moduleIds).filter((id) => LATER.test(id));
      if (early.length > 0) this.error(`statically imported, though they are to come later: ${early.join(', ')}`);
      const kib = sizeOf(first);
      if (kib > MOST_KIB) this.error(`the scripts of home take ${kib.toFixed(1)} KiB, more than ${MOST_KIB}`);
    },
  };
}

/**
 * The chunks of these modules, and what they import statically, once each. @throws Error for a module without a chunk
 */
export function firstChunks<C extends Chunk>(chunks: readonly C[], modules: readonly string[]): C[] {
  const found = new Set<C>();
  const visit = (chunk: C | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (chunk === undefined) throw new Error(`no chunk begins with ${module}`);
    visit(chunk);
  }
  return [...found];
}

/** KiB of brotli. */
export function sizeOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1024;
}
