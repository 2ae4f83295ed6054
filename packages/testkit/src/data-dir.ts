import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp } from './app.ts';
import { CACHE, removeFormer, stateOfData } from './image-cache.ts';

/**
 * Fills a data folder with what a first start writes: database, demonstration data and key.
 * @param folder the empty data folder
 * @param seedGames as SEED_GAMES
 */
export async function copySeededDataDir(folder: string, seedGames: number): Promise<void> {
  cpSync(await seededDataDir(seedGames), folder, { recursive: true });
}

/** Made once a day for each state of the server's sources, then only copied; that of a former state goes. */
async function seededDataDir(seedGames: number): Promise<string> {
  const prefix = `data-${seedGames}-`;
  const path = join(CACHE, prefix + stateOfData());
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  removeFormer(prefix);
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(partial, { recursive: true });
  const app = await createTestApp({ seed: 'demo', dataDir: partial, config: { seedGames } });
  // What the first second of a product does: each of its copies would do it again.
  await app.platform.events.outbox.drain();
  await app.close();
  // Another process may have been faster; its folder is as good.
  if (existsSync(path)) rmSync(partial, { recursive: true });
  else renameSync(partial, path);
  return path;
}
