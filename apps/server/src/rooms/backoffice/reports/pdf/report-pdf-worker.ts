import { parentPort } from 'node:worker_threads';
import { reportPdf } from './report-pdf.ts';
import type { ReportPaper } from './report-paper.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker');

// A failure ends the worker and the document.
port.once('message', (paper: ReportPaper) => port.postMessage(new Uint8Array(reportPdf(paper))));
