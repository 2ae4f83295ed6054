import type { MemberCard, MemberFact } from '../../../platform/operators/index.ts';
import { readLimits } from '../limits/repository.ts';
import { presentLimits } from '../present.ts';
import { readState } from '../repository.ts';

/** The limits that a member has, how much of them is used, and breaks. */
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
