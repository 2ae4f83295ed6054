import { parentPort } from 'node:worker_threads';
import { drawPhoto } from './draw-photo.ts';
import type { RedrawOptions } from './is-drawable.ts';

export interface PhotoJob {
  file: Uint8Array;
  options: RedrawOptions;
}

parentPort?.on('message', ({ file, options }: PhotoJob) => {
  void drawPhoto(Buffer.from(file), options).then((drawn) => parentPort?.postMessage(drawn && new Uint8Array(drawn)));
});
