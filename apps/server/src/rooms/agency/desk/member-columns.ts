import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { MemberColumns } from '../../../platform/operators/index.ts';
import type { AgencyServices } from '../services.ts';

/** Number of days of a member's bets that are summed, including today; one row per day. */
const DAYS = 30;

/** Members' place in the tree, their last visit, and the result of their bets. */
export function createMemberColumns({ zoneOf }: AgencyServices): MemberColumns {
  return {
    names: ['agent', 'lastSeenAt', 'playerNetMonth'],
    read: async (executor, members) => {
      const zone = await zoneOf(executor);
      const rows = await executor.rows(sql<{
        memberId: bigint;
        agent: string | null;
        seenAt: Date | null;
        netMinor: bigint;
      }>`
        select m.member_id as "memberId", u.account as agent, m.seen_at as "seenAt", d.net as "netMinor"
          from agency_members m
          left join agency_members u on u.member_id = m.parent_id
          cross join lateral (
            select coalesce(sum(prize_minor - turnover_minor), 0)::bigint as net from agency_days
             where member_id = m.member_id and not is_team
               and day > (clock_timestamp() at time zone ${zone}::text)::date - ${DAYS}::int) d
         where m.member_id = any(${members.map(({ memberId }) => memberId)}::bigint[])`);
      return new Map(
        rows.map(({ memberId, agent, seenAt, netMinor }) => [
          memberId,
          { agent, lastSeenAt: seenAt?.getTime() ?? null, playerNetMonth: formatMinor(netMinor) },
        ]),
      );
    },
  };
}
