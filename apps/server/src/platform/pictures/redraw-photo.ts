import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { isDrawable, type RedrawOptions } from './is-drawable.ts';
import type { PhotoJob } from './photo-worker.ts';

/** Maximum number of pictures decoded at the same time in this process: each may take 48 MB meanwhile. */
const AT_ONCE = 2;
/** A small file can be crafted to take minutes to decode. */
const LONGEST_MS = 10_000;
const RETRY_AFTER_SECONDS = 2;

let running = 0;

/**
 * Re-encodes a photo, recognised by its first bytes: scaled down, and without any other data in the file. A separate
 * thread decodes it completely, so that neither its work nor its memory burdens the process.
 * @returns undefined for a file that is of another kind, broken or truncated, cannot be read in time, or declares more
 *   than 12 million pixels
 * @throws Refusal server.busy while two others are being decoded
 */
export async function redrawPhoto(file: Buffer, options: RedrawOptions): Promise<Buffer | undefined> {
  if (!isDrawable(file, options)) return undefined;
  if (running >= AT_ONCE) throw new Refusal('server.busy', null, RETRY_AFTER_SECONDS);
  running++;
  try {
    return await drawInWorker({ file: new Uint8Array(file), options });
  } finally {
    running--;
  }
}

async function drawInWorker(job: PhotoJob): Promise<Buffer | undefined> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url));
  try {
    const drawn = await new Promise<Uint8Array | undefined>((resolve, reject) => {
      const timer = setTimeout(() => resolve(undefined), LONGEST_MS);
      worker.once('message', (answer: Uint8Array | undefined) => {
        clearTimeout(timer);
        resolve(answer);
      });
      worker.once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      worker.postMessage(job);
    });
    return drawn && Buffer.from(drawn);
  } finally {
    await worker.terminate();
  }
}
