import type { OperatorRole } from '@fairlot/contract';

const READ = 'offers offer tryOffer report bonuses segments countSegment';
const WRITE = 'createOffer changeOffer publishOffer stateOffer createSegment changeSegment';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READ} ${WRITE} grant previewGrant`,
  content: `${READ} ${WRITE}`,
  finance: `${READ} grant previewGrant`,
  support: READ,
};
