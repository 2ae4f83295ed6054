import { sql } from '../../../platform/db/index.ts';
import type { MemberCard, MemberColumns, MemberFact } from '../../../platform/operators/index.ts';
import { readLimits } from '../limits/repository.ts';
import { presentLimits } from '../present.ts';
import { readState } from '../repository.ts';

/** A member's limits, their used part, and breaks. */
export const PROTECTION_CARD: MemberCard = {
  name: 'limits',
  permission: 'protection.read',
  read: async (executor, { memberId }) => {
    const { timedOutUntil, excludedUntil } = await readState(executor, memberId);
    const limits = presentLimits(await readLimits(executor, memberId));
    const until = (name: string, at: Date | null): MemberFact => ({
      name,
      kind: 'time',
      value: at === null ? null : String(at.getTime()),
    });
    return {
      facts: [
        ...limits.flatMap(({ kind, period, limit, used }): MemberFact[] =>
          limit === null ? [] : [{ name: `${kind}.${period}`, kind: 'text', value: `${used} / ${limit}` }],
        ),
        until('timedOut', timedOutUntil),
        until('excluded', excludedUntil),
      ],
    };
  },
};

/** Number of open markers from which the risk is high; below it is medium. */
const HIGH_FROM = 2;

/** Risk level by the number of open markers, in the list of members. */
export const RISK_COLUMN: MemberColumns = {
  names: ['risk'],
  read: async (executor, members) => {
    const rows = await executor.rows(sql<{ memberId: bigint; signs: number }>`
      select m.id as "memberId", count(a.id)::int as signs
        from unnest(${members.map(({ memberId }) => memberId)}::bigint[]) as m (id)
        left join protection_alerts a on a.member_id = m.id and a.closed_at is null group by m.id`);
    return new Map(rows.map(({ memberId, signs }) => [memberId, { risk: riskOf(signs) }]));
  },
};

function riskOf(signs: number): 'low' | 'medium' | 'high' {
  if (signs === 0) return 'low';
  return signs < HIGH_FROM ? 'medium' : 'high';
}
