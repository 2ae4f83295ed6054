import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { MemberColumns } from '../../../platform/operators/index.ts';
import { levelFact } from '../levels/facts.ts';

/** Column with the level in the list of members; empty for trial members. */
export const LEVEL_COLUMN: MemberColumns = {
  names: ['level'],
  read: async (executor, members) => {
    const real = members.filter(({ type }) => type !== TRIAL_TYPE).map(({ memberId }) => memberId);
    const levels = await levelFact.of(executor, real);
    return new Map([...levels].map(([memberId, level]) => [memberId, { level }]));
  },
};
