import type { OperatorRole } from '@fairlot/contract';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
const READ = 'levelTable missionTable rewards memberLoyalty';

export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READ} changeLevels addMission changeMission requestLevel requestReward`,
  support: `${READ} requestLevel requestReward`,
  finance: READ,
};
