import { parentPort, workerData } from 'node:worker_threads';
import { keepCurrency } from '@fairlot/money';
import type { StatementRow } from '../../../wallet/index.ts';
import type { StatementPaper } from '../paper.ts';
import { statementPdf } from './statement-pdf.ts';

/** A paper whose rows the worker requests batch by batch. */
export type SentPaper = Omit<StatementPaper, 'statement'> & { statement: Omit<StatementPaper['statement'], 'rows'> };
/** First the paper, then one batch for each `rows` request of the worker; null after the last one. */
export type ToWorker = { paper: SentPaper } | { rows: StatementRow[] | null };
export type FromWorker = { part: Uint8Array } | { wants: 'rows' } | { isDone: true };

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker');
keepCurrency(workerData as string);

const answers: ((rows: StatementRow[] | null) => void)[] = [];
const tell = (message: FromWorker) => port.postMessage(message);

async function* rows(): AsyncGenerator<StatementRow[]> {
  for (;;) {
    const answer = new Promise<StatementRow[] | null>((resolve) => answers.push(resolve));
    tell({ wants: 'rows' });
    const batch = await answer;
    if (batch === null) return;
    yield batch;
  }
}

async function draw({ statement, ...paper }: SentPaper): Promise<void> {
  for await (const part of statementPdf({ ...paper, statement: { ...statement, rows } }))
    tell({ part: new Uint8Array(part) });
  tell({ isDone: true });
}

port.on('message', (message: ToWorker) => {
  // A failure ends the worker and the statement.
  if ('paper' in message) void draw(message.paper);
  else answers.shift()?.(message.rows);
});
