import type { OperatorRole } from '@fairlot/contract';

const WITHDRAWALS =
  'withdrawals withdrawal takeWithdrawal approveWithdrawal requestWithdrawalApproval refuseWithdrawal payWithdrawal';

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: `reviews resolveReview requestCredit matchReview deposits receipt ${WITHDRAWALS}`,
  finance: `reviews resolveReview requestCredit matchReview deposits receipt ${WITHDRAWALS}`,
  risk: 'reviews deposits receipt withdrawals withdrawal',
  support: 'withdrawals withdrawal',
};
