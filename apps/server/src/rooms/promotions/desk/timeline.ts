import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';
import { textOf } from '../present.ts';

/** Bonus money given to the member. */
export const PROMOTIONS_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'bonus',
    group: 'money',
    permission: 'promotions.read',
    from: sql`promotions_grants g`,
    where: ({ memberId, asset }) => sql`g.member_id = ${memberId}::bigint and g.asset = ${asset}`,
    at: sql`g.created_at`,
    key: sql`g.id::text`,
    title: sql`g.titles::text`,
    describe: (titles, language) => textOf(JSON.parse(titles) as Record<string, string>, language) ?? '',
    amountMinor: sql`g.amount_minor`,
    state: sql`g.state`,
    page: 'bonuses',
    query: sql`jsonb_build_object('view', 'all', 'filter', 'memberId:eq:' || g.member_id)`,
  },
];
