import { sql } from '../../../platform/db/index.ts';
import type { Figure, FigurePart } from '../../../platform/operators/index.ts';

/** Number of new members, without trial members. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'members',
    permission: 'members.read',
    unit: 'count',
    parts: (executor, { from, to, part, zone, asset }) =>
      executor.rows(sql<FigurePart>`
        select date_trunc(${part}, created_at, ${zone}) as at, count(*) as value
          from people_members
         where created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz and asset = ${asset}
         group by 1 order by 1`),
  },
];
