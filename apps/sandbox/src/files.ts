import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file; undefined when there is none. */
export async function readIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a file that only this user reads, and its folder. Rename is atomic: an interruption leaves the old file or the
 * new one, never a part of one.
 * @param isFlushed whether the text is on disk when the promise resolves
 */
export async function replaceFile(path: string, text: string, isFlushed = true): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.tmp`, 'w', 0o600);
  try {
    await file.writeFile(text);
    if (isFlushed) await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.tmp`, path);
}
