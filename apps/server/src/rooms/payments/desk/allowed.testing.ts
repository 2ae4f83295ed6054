import type { OperatorRole } from '@fairlot/contract';

const WITHDRAWALS =
  'withdrawals withdrawal withdrawalBackground takeWithdrawal holdWithdrawal releaseWithdrawal approveWithdrawal ' +
  'requestWithdrawalApproval refuseWithdrawal payWithdrawal';
const REVIEWS = 'reviews resolveReview requestCredit matchReview deposits receipt';
const STATEMENTS = 'providers reconciliation depositWays paymentConnections';
const CONNECTIONS = 'connectPayments disconnectPayments testPayments';
const TERMS = 'withdrawalTerms changeWithdrawalTerms';
const WAYS = 'changeDepositWay orderDepositWays nameDepositWay addDepositWay';

/**
 * Console calls that each role may make. Written out separately, so that a change of a role needs a change here too.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${CONNECTIONS} ${REVIEWS} ${STATEMENTS} importStatement ${WAYS} ${WITHDRAWALS} ${TERMS}`,
  finance: `${REVIEWS} ${STATEMENTS} importStatement ${WAYS} ${WITHDRAWALS} ${TERMS}`,
  risk: `reviews deposits receipt ${STATEMENTS} withdrawals withdrawal withdrawalBackground withdrawalTerms`,
  support: 'withdrawals withdrawal withdrawalBackground withdrawalTerms',
};
