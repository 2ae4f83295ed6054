import type { OperatorRole } from '@fairlot/contract';

const READING = 'agents tree agent bills settlement runs templates';
const PROGRAMME =
  'createTemplate retireTemplate requestRates requestContract requestRun requestBillCorrection requestDayCorrection';
const REVIEWING = 'applications decideApplication';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READING} ${REVIEWING} setTransfer moveEffect requestMove markLook ${PROGRAMME}`,
  support: REVIEWING,
  finance: READING,
  risk: READING,
};
