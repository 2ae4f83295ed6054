import { Histogram } from 'prom-client';
import type { Platform } from '../../platform/index.ts';
import type { Outcome } from './gateway/port.ts';

/** How the calls of vendors go. */
export interface Health {
  note(vendor: string, outcome: Outcome, ms: number): void;
}

export function createHealth({ metrics }: Platform): Health {
  const seconds = new Histogram({
    name: 'fairlot_vendor_callback_seconds',
    help: 'Time from a call of a vendor to its answer',
    labelNames: ['vendor', 'outcome'],
    registers: [metrics.registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
  });
  return { note: (vendor, outcome, ms) => seconds.observe({ vendor, outcome }, ms / 1000) };
}
