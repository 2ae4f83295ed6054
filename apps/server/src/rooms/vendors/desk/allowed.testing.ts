import type { OperatorRole } from '@fairlot/contract';

const READ = 'health waiting freeRoundGrants gameDifferences stakes lateWins';
const CHANGE = 'reconcile grantFreeRounds cancelFreeRounds repair';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READ} ${CHANGE} takeOverGames setStake takeBets setLateLimit`,
  risk: `${READ} setStake takeBets setLateLimit`,
  content: `${READ} takeOverGames`,
  finance: `${READ} ${CHANGE}`,
  support: READ,
};
