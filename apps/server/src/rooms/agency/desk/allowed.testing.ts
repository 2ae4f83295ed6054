import type { OperatorRole } from '@fairlot/contract';

const READING = 'agents tree agent bills settlement runs templates transferLimits';
const PROGRAMME =
  'createTemplate retireTemplate requestRates requestContract requestRun requestBillCorrection requestDayCorrection ' +
  'requestTransferLimits';
const REVIEWING = 'applications decideApplication';

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READING} ${REVIEWING} setTransfer moveEffect requestMove markReviewed ${PROGRAMME}`,
  support: REVIEWING,
  finance: READING,
  risk: READING,
};
