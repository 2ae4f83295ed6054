import { Mutex, PGlite, types } from '@electric-sql/pglite';
import { type ImageEntry, ImageFilesystem } from './image-filesystem.ts';
import { createPgliteStatements } from './pglite-statements.ts';
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
  const statements = createPgliteStatements(pglite);
  /** One session: whoever comes waits for the statement or the transaction before. */
  const line = new Mutex();
  return {
    engine: 'pglite',
    query: (text, parameters) =>
      line.runExclusive(async () => {
        const result = await statements.query(text, parameters);
        await pglite.syncToFs();
        return result;
      }),
    transaction: (work) =>
      line.runExclusive(async () => {
        await statements.begin();
        try {
          const result = await work(statements);
          await statements.commit();
          return result;
        } catch (error) {
          await statements.rollback();
          throw error;
        } finally {
          await pglite.syncToFs();
        }
      }),
    script: (text) =>
      line.runExclusive(async () => {
        await pglite.transaction((tx) => tx.exec(text));
      }),
    notify: async () => {},
    listen: async () => {},
    dump: () =>
      line.runExclusive(async () => {
        // Whoever starts from it has nothing to recover.
        await pglite.query('checkpoint');
        return pglite.dumpDataDir('none');
      }),
    close: () => pglite.close(),
  };
}
