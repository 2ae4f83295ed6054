import { sql } from '../../../platform/db/index.ts';
import { CARD_LINES, type MemberCard, type MemberLine } from '../../../platform/operators/index.ts';

/** Operators' actions on a member, and accesses to the member's data. */
export const TRAIL_CARD: MemberCard = {
  name: 'trail',
  permission: 'audit.read',
  read: async (executor, { memberId }) => ({
    lines: await executor.rows(sql<MemberLine>`
      select at, action as title, concat_ws(' · ', actor, reason) as detail, null::bigint as "amountMinor",
             null::text as state
        from backoffice_audit where object = ${`member:${memberId}`} order by id desc limit ${CARD_LINES}::int`),
  }),
};
