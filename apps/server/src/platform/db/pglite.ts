import { PGlite, types } from '@electric-sql/pglite';
import { type ImageEntry, ImageFilesystem } from './image-filesystem.ts';
import type { Engine } from './types.ts';

export interface EmbeddedEngine extends Engine {
  /** The data folder as a tar image. */
  dump(): Promise<Blob>;
}

/**
 * PostgreSQL inside the process. One session: transactions queue, statements outside wait for the open one.
 * @param dataDir folder of the database, or `memory://`
 * @param image a data folder to start from, in memory alone (tests)
 */
export async function openPglite(dataDir: string, image?: readonly ImageEntry[]): Promise<EmbeddedEngine> {
  const pglite = await PGlite.create({
    ...(image ? { fs: new ImageFilesystem(image) } : { dataDir }),
    parsers: { [types.INT8]: (text) => BigInt(text) },
  });
  return {
    engine: 'pglite',
    query: (text, parameters) => run(pglite, text, parameters),
    transaction: (work) => pglite.transaction((tx) => work({ query: (text, parameters) => run(tx, text, parameters) })),
    script: async (text) => {
      await pglite.transaction((tx) => tx.exec(text));
    },
    notify: async () => {},
    listen: async () => {},
    dump: async () => {
      // Whoever starts from it has nothing to recover.
      await pglite.query('checkpoint');
      return pglite.dumpDataDir('none');
    },
    close: () => pglite.close(),
  };
}

async function run(
  target: { query: PGlite['query'] },
  text: string,
  parameters: readonly unknown[],
): Promise<{ rows: unknown[]; count: number }> {
  const result = await target.query(text, parameters as unknown[]);
  return { rows: result.rows, count: result.affectedRows ?? result.rows.length };
}
