import { sql } from '../../../../platform/db/index.ts';
import type { Platform } from '../../../../platform/index.ts';
import type { HealthLine, HealthSource } from '../../../../platform/operators/index.ts';

const MINUTE_MS = 60_000;
/** Time from the draw to its settlement. An official result is published up to an hour after the draw. */
const OWN_MS = MINUTE_MS;
const FEED_MS = 60 * MINUTE_MS;
/** Delay from which draws count as not running. */
const DOWN_MS = 10 * MINUTE_MS;

interface Found {
  lateMs: number;
  heardAt: Date | null;
}

/** Whether draws of the last day were settled in time, for the dashboard. */
export function createLateness({ db }: Pick<Platform, 'db'>): HealthSource {
  return {
    permission: 'draws.read',
    read: async () => {
      const { lateMs, heardAt } = await db.one(sql<Found>`
        select coalesce(greatest(max(extract(epoch from clock_timestamp() - draw_at) * 1000
                 - case source when 'rng' then ${OWN_MS}::int else ${FEED_MS}::int end)
                 filter (where state not in ('settled', 'void')), 0), 0)::float8 as "lateMs",
               max(settled_at) as "heardAt"
          from lottery_draws
         where draw_at between clock_timestamp() - interval '1 day' and clock_timestamp()`);
      return [{ name: 'draws', ...stateOf(lateMs), latencyMs: null, errorShare: null, heardAt, page: 'draws' }];
    },
  };
}

function stateOf(lateMs: number): Pick<HealthLine, 'state' | 'lateMs'> {
  const late = lateMs < DOWN_MS ? 'slow' : 'down';
  return { state: lateMs === 0 ? 'good' : late, lateMs: Math.round(lateMs) };
}
