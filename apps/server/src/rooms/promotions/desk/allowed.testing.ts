import type { OperatorRole } from '@fairlot/contract';

const READ = 'offers offer tryOffer offerBasis report bonuses segments countSegment';
const WRITE = 'createOffer changeOffer publishOffer stateOffer createSegment changeSegment';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${READ} ${WRITE} grant previewGrant`,
  content: `${READ} ${WRITE}`,
  finance: `${READ} grant previewGrant`,
  support: READ,
};
