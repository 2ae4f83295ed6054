import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImageEntry, readImage } from '@fairlot/server/platform/db/index';

const SERVER_SOURCES = fileURLToPath(new URL('../../../apps/server/src', import.meta.url));
/** What tests make once per state of the sources. */
export const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

/**
 * A line of the engine's configuration. It clears the whole memory of its buffers when it opens, 128 MB of them by
 * default; a test needs few.
 */
const SMALL_BUFFERS = '\nshared_buffers = 16MB\n';

/** Images that this process has read, by their name: they are shared, since nobody writes to them. */
const images = new Map<string, Promise<ImageEntry[]>>();

/**
 * The image of a database, made once a day for each state of the server's sources.
 * @param name what tells it from other images
 */
export function cachedImage(name: string, build: () => Promise<Blob>): Promise<ImageEntry[]> {
  const known = images.get(name) ?? readOrBuild(name, build);
  images.set(name, known);
  // Another test may try again.
  known.catch(() => images.delete(name));
  return known;
}

async function readOrBuild(name: string, build: () => Promise<Blob>): Promise<ImageEntry[]> {
  const path = join(CACHE, `${name}-${stateOfData()}.tar`);
  if (existsSync(path)) return withSmallBuffers(readImage(readFileSync(path)));
  const image = Buffer.from(await (await build()).arrayBuffer());
  mkdirSync(CACHE, { recursive: true });
  removeFormer(`${name}-`, '.tar');
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(partial, image);
  renameSync(partial, path);
  return withSmallBuffers(readImage(image));
}

function withSmallBuffers(image: ImageEntry[]): ImageEntry[] {
  return image.map((entry) =>
    entry.path === 'postgresql.conf' && entry.content !== undefined
      ? { ...entry, content: new Uint8Array(Buffer.concat([entry.content, Buffer.from(SMALL_BUFFERS)])) }
      : entry,
  );
}

/** Writes an image into a folder that is not there yet. */
export function writeImage(image: readonly ImageEntry[], folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { path, mode, content } of image) {
    if (content === undefined) mkdirSync(join(folder, path), { mode });
    else writeFileSync(join(folder, path), content, { mode });
  }
}

/** Removes what other states left in the cache under such a name. */
export function removeFormer(prefix: string, suffix = ''): void {
  const isSuch = (name: string) => STATE.test(name.slice(prefix.length, name.length - suffix.length));
  for (const name of readdirSync(CACHE))
    if (name.startsWith(prefix) && name.endsWith(suffix) && isSuch(name) && !name.includes(stateOfData()))
      rmSync(join(CACHE, name), { recursive: true, force: true });
}

const STATE = /^[0-9a-f]{16}(?:-\d{8})?$/;
let sources: string | undefined;

/** A day of the demonstration's merchant as the digits of its date. */
const merchantDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });

/**
 * Of the server's sources and the merchant's day: the weeks of the demonstration end on the day before they are made,
 * and what is asked of yesterday is there no more once that day is over.
 */
export function stateOfData(): string {
  sources ??= hashSources();
  return `${sources}-${merchantDay.format(new Date()).replaceAll('-', '')}`;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(SERVER_SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(ts|sql)$/.test(name) && !/\.(test|testing)\.ts$/.test(name))
      hash.update(name).update(readFileSync(join(SERVER_SOURCES, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
