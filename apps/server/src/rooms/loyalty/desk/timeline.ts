import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';
import { titleOf } from '../rewards/present.ts';
import type { Title } from '../rewards/reward-rows.ts';

/** Rewards, and changes of the level. */
export const LOYALTY_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'reward',
    group: 'money',
    permission: 'loyalty.read',
    from: sql`loyalty_rewards r`,
    where: ({ memberId, asset }) => sql`r.member_id = ${memberId}::bigint and r.asset = ${asset}`,
    at: sql`r.created_at`,
    key: sql`r.id::text`,
    title: sql`r.title::text`,
    describe: (title, language) => titleOf(JSON.parse(title) as Title, language),
    amountMinor: sql`r.amount_minor`,
    state: sql`r.state`,
    page: 'rewards',
    query: sql`jsonb_build_object('memberId', r.member_id::text, 'filter', 'memberId:eq:' || r.member_id)`,
  },
  {
    kind: 'level',
    group: 'decisions',
    permission: 'loyalty.read',
    from: sql`loyalty_history h`,
    where: ({ memberId }) => sql`h.member_id = ${memberId}::bigint`,
    at: sql`h.at`,
    key: sql`h.id::text`,
    title: sql`coalesce(h.from_level::text, '0') || ' → ' || h.to_level`,
    detail: sql`h.cause`,
  },
];
