import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { isDrawable, type RedrawOptions } from './draw-photo.ts';
import type { PhotoJob } from './photo-worker.ts';

/** Pictures that are decoded at the same time in this process: each may take 48 MB while it is. */
const AT_ONCE = 2;
/** A small file can be made to decode for minutes. */
const LONGEST_MS = 10_000;
const RETRY_AFTER_SECONDS = 2;

let running = 0;

/**
 * A photo, known by its first bytes, drawn anew: smaller, and without anything else that stood in the file. It is
 * decoded in a thread of its own, to its last pixel, so that neither its work nor its memory stays with the process.
 * @returns undefined for what is of another kind, broken or cut off, cannot be read in time, or claims more than 12
 *   million pixels
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
