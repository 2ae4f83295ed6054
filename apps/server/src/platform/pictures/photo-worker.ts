import { parentPort } from 'node:worker_threads';
import { drawPhoto, type RedrawOptions } from './draw-photo.ts';

export interface PhotoJob {
  file: Uint8Array;
  options: RedrawOptions;
}

parentPort?.on('message', async ({ file, options }: PhotoJob) => {
  const drawn = await drawPhoto(Buffer.from(file), options);
  parentPort?.postMessage(drawn === undefined ? undefined : new Uint8Array(drawn));
});
