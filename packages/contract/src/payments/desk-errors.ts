/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'deposit.terms.changed': 'The terms have changed. Reload and check them again',
  'withdrawal.decided': 'This withdrawal has already been decided',
  'withdrawal.not.on.hold': 'This withdrawal is not on hold',
  'withdrawal.on.hold': 'This withdrawal is on hold. Release it before you decide',
  'withdrawal.taken': 'A colleague is handling this withdrawal',
  'withdrawal.terms.changed': 'The terms have changed. Reload and check them again',
  'review.second.person': 'This is more than one operator may credit to a member in a day. Request a second operator',
  'review.resolved': 'This case is already closed',
  'review.not.matchable':
    'Only a payment without an order can be matched, and only to an unpaid order of the same currency and method',
  'review.not.creditable':
    'This case cannot be credited. Close it and request an adjustment if the member is owed money',
} as const;
