import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER_SOURCES = fileURLToPath(new URL('../../../apps/server/src', import.meta.url));
/** What tests make once per state of the sources. */
export const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

/**
 * The image of a database, made once per state of the server's sources.
 * @param name what tells it from other images
 */
export async function cachedImage(name: string, build: () => Promise<Blob>): Promise<Blob> {
  const path = join(CACHE, `${name}-${hashSources()}.tar`);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const image = await build();
  mkdirSync(CACHE, { recursive: true });
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(partial, Buffer.from(await image.arrayBuffer()));
  renameSync(partial, path);
  return image;
}

let sourcesHash: string | undefined;
export function hashSources(): string {
  if (sourcesHash === undefined) {
    const hash = createHash('sha256');
    for (const name of readdirSync(SERVER_SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|sql)$/.test(name) && !/\.(test|testing)\.ts$/.test(name))
        hash.update(name).update(readFileSync(join(SERVER_SOURCES, name)));
    }
    sourcesHash = hash.digest('hex').slice(0, 16);
  }
  return sourcesHash;
}
