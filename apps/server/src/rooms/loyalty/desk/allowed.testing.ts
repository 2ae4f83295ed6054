import type { OperatorRole } from '@fairlot/contract';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
const READ = 'levelTable missionTable rewards memberLoyalty';

export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READ} changeLevels addMission changeMission requestLevel requestReward`,
  support: `${READ} requestLevel requestReward`,
  finance: READ,
};
