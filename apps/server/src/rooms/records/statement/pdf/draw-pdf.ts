import { Worker } from 'node:worker_threads';
import { keptCurrency } from '@fairlot/money';
import { drawInTurn } from '../../../../platform/pdf/draw-in-turn.ts';
import type { StatementPaper } from '../paper.ts';
import type { FromWorker, ToWorker } from './pdf-worker.ts';

/**
 * A statement as the parts of a PDF. It is drawn in a separate thread, one document at a time in this process, so that
 * drawing delays no other request. The parts are kept until the whole is drawn, so that a slow reader does not hold up
 * the queue.
 * @throws Refusal server.busy when the queue is full
 */
export async function drawPdf(paper: StatementPaper): Promise<Buffer[]> {
  return drawInTurn(() => drawInWorker(paper));
}

async function drawInWorker({ statement, ...paper }: StatementPaper): Promise<Buffer[]> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: keptCurrency() });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const { rows, ...sums } = statement;
  const batches = rows();
  const parts: Buffer[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if ('part' in message) parts.push(Buffer.from(message.part));
        else if ('isDone' in message) resolve();
        else batches.next().then(({ value, done }) => tell({ rows: done === true ? null : value }), reject);
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the statement could not be completed')));
      tell({ paper: { ...paper, statement: sums } });
    });
    return parts;
  } finally {
    await batches.return(undefined);
    await worker.terminate();
  }
}
