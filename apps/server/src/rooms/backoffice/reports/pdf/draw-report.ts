import { Worker } from 'node:worker_threads';
import { drawInTurn } from '../../../../platform/pdf/draw-in-turn.ts';
import type { ReportPaper } from './report-paper.ts';

/**
 * The document of a report as a PDF. It is drawn in a separate thread, one document at a time in this process.
 * @throws Refusal server.busy when too many documents wait
 */
export function drawReport(paper: ReportPaper): Promise<Buffer> {
  return drawInTurn(async () => {
    const worker = new Worker(new URL('./report-pdf-worker.ts', import.meta.url));
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('the report could not be completed')));
        worker.postMessage(paper);
      });
    } finally {
      await worker.terminate();
    }
  });
}
