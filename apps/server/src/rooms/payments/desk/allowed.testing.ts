import type { OperatorRole } from '@fairlot/contract';

const WITHDRAWALS =
  'withdrawals withdrawal withdrawalBackground takeWithdrawal holdWithdrawal releaseWithdrawal approveWithdrawal ' +
  'requestWithdrawalApproval refuseWithdrawal payWithdrawal requestSettlement';
const REVIEWS = 'reviews resolveReview requestCredit matchReview deposits receipt';
const STATEMENTS = 'providers reconciliation depositMethods paymentConnections';
const CONNECTIONS = 'connectPayments disconnectPayments testPayments';
const TERMS = 'withdrawalTerms changeWithdrawalTerms';
const METHODS = 'changeDepositMethod orderDepositMethods nameDepositMethod addDepositMethod';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${CONNECTIONS} ${REVIEWS} ${STATEMENTS} importStatement ${METHODS} ${WITHDRAWALS} ${TERMS}`,
  finance: `${REVIEWS} ${STATEMENTS} importStatement ${METHODS} ${WITHDRAWALS} ${TERMS}`,
  risk: `reviews deposits receipt ${STATEMENTS} withdrawals withdrawal withdrawalBackground withdrawalTerms`,
  support: 'withdrawals withdrawal withdrawalBackground withdrawalTerms',
};
