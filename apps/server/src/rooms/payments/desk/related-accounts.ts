import { sql } from '../../../platform/db/index.ts';
import { MOST_RELATED, type ReadRelated, type RelatedMember } from '../../../platform/operators/index.ts';

/** Other members who have or had the same payout account, whatever bank name they entered. */
export const sharesAccount: ReadRelated = (executor, memberId) =>
  executor.rows(sql<RelatedMember>`
    select o.member_id as "memberId", 'account' as by, max(o.created_at) as at
      from payments_payout_accounts m
      join payments_payout_accounts o on o.mark = m.mark or o.number_mark = m.number_mark
     where m.member_id = ${memberId}::bigint and m.removed_at is null and o.member_id <> m.member_id
     group by o.member_id order by 3 desc limit ${MOST_RELATED}::int`);
