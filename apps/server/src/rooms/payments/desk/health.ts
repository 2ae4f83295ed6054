import type { PaymentsPlatform } from '../ports.ts';
import type { HealthLine, HealthSource } from '../../../platform/operators/index.ts';
import { type Failures, readFailures } from '../statements/failures.ts';
import type { KnownProvider } from '../statements/routes.ts';

const BAD_SHARE = 0.1;
const DOWN_SHARE = 0.5;

/** Payment providers, for the dashboard. */
export function createHealth({ db }: PaymentsPlatform, known: () => readonly KnownProvider[]): HealthSource {
  return {
    permission: 'payments.read',
    read: async () => {
      const found = new Map((await readFailures(db)).map((one) => [one.provider, one]));
      // A provider that is no longer offered may still have open orders.
      return [...new Set([...known().map(({ provider }) => provider), ...found.keys()])].map((name) =>
        lineOf(name, found.get(name)),
      );
    },
  };
}

function lineOf(name: string, found: Failures | undefined): HealthLine {
  const errorShare = found === undefined ? null : found.failed / found.orders;
  return {
    name,
    state: stateOf(errorShare),
    latencyMs: null,
    errorShare,
    heardAt: found?.heardAt ?? null,
    page: 'payment-providers',
  };
}

function stateOf(errorShare: number | null): HealthLine['state'] {
  if (errorShare === null) return 'unknown';
  if (errorShare >= DOWN_SHARE) return 'down';
  return errorShare >= BAD_SHARE ? 'slow' : 'good';
}
