import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  httpSeconds: Histogram<'route' | 'status'>;
  refusals: Counter<'code'>;
  counter<L extends string>(name: string, help: string, labels?: readonly L[]): Counter<L>;
  gauge<L extends string>(name: string, help: string, labels?: readonly L[]): Gauge<L>;
}

/**
 * Metrics of the process itself, which all its apps share. They observe every garbage collection and the event loop
 * until the process ends, and would keep each app of their own in memory.
 */
let ofProcess: Registry | undefined;

/** Prometheus metrics of this process. */
export function createMetrics(): Metrics {
  if (ofProcess === undefined) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  const registry = Registry.merge([ofProcess]);
  const registers = [registry];
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'fairlot_http_seconds',
      help: 'Time from request to answer',
      labelNames: ['route', 'status'],
      registers,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    }),
    refusals: new Counter({
      name: 'fairlot_refusals_total',
      help: 'Requests that a rule refused',
      labelNames: ['code'],
      registers,
    }),
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: labels, registers }),
    gauge: (name, help, labels = []) => new Gauge({ name, help, labelNames: labels, registers }),
  };
}
