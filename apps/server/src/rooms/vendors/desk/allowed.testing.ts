import type { OperatorRole } from '@fairlot/contract';

const READ = 'health waiting freeRoundGrants gameDifferences stakes lateWins connections ownGames testConnection';
const CONNECT = 'addVendor changeConnection rotateKeys endFormerKeys';
const CHANGE = 'reconcile grantFreeRounds cancelFreeRounds repair';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READ} ${CHANGE} takeOverGames putGames setStake takeBets setLateLimit ${CONNECT}`,
  risk: `${READ} setStake takeBets setLateLimit`,
  content: `${READ} takeOverGames putGames`,
  finance: `${READ} ${CHANGE}`,
  support: READ,
};
