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
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `${CONNECTIONS} ${REVIEWS} ${STATEMENTS} importStatement ${WAYS} ${WITHDRAWALS} ${TERMS}`,
  finance: `${REVIEWS} ${STATEMENTS} importStatement ${WAYS} ${WITHDRAWALS} ${TERMS}`,
  risk: `reviews deposits receipt ${STATEMENTS} withdrawals withdrawal withdrawalBackground withdrawalTerms`,
  support: 'withdrawals withdrawal withdrawalBackground withdrawalTerms',
};
