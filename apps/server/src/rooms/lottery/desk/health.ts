import type { HealthLine, HealthSource } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';

/** So many answers that fail one after the other are more than an accident. */
const DOWN_AFTER = 3;

/** The sources of official results, as the dashboard shows them. */
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
