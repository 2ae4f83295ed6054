import type { HealthLine, HealthSource } from '../../../../platform/operators/index.ts';
import type { Lottery } from '../../index.ts';

/** Number of consecutive failures after which a source counts as down. */
const DOWN_AFTER = 3;

/** Health of the sources of official results, for the dashboard. */
export function createHealth({ operations }: Pick<Lottery, 'operations'>): HealthSource {
  return {
    permission: 'draws.read',
    read: async () => (await operations.feeds()).feeds.map(({ name, health }) => lineOf(name, health)),
  };
}

type Feed = Awaited<ReturnType<Lottery['operations']['feeds']>>['feeds'][number];

function lineOf(name: string, health: Feed['health']): HealthLine {
  return {
    name,
    state: stateOf(health),
    latencyMs: null,
    errorShare: null,
    heardAt: health?.answeredAt ?? null,
    page: 'feeds',
  };
}

function stateOf(health: Feed['health']): HealthLine['state'] {
  if (health === undefined || health.askedAt === null) return 'unknown';
  if (health.failuresInRow >= DOWN_AFTER) return 'down';
  return health.failuresInRow > 0 ? 'slow' : 'good';
}
