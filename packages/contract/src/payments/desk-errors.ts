/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'withdrawal.decided': 'This withdrawal has already been decided',
  'withdrawal.not.on.hold': 'This withdrawal is not on hold',
  'withdrawal.on.hold': 'This withdrawal is on hold. Take it off hold before you decide',
  'withdrawal.taken': 'A colleague is working on this withdrawal',
  'review.second.person':
    'This is above the amount that one operator may decide. Request approval from a second operator',
  'review.resolved': 'This case is already closed',
  'review.not.matchable':
    'Only a payment without an order can be matched, and only with an unpaid order of the same currency and ' +
    'payment method',
  'review.not.creditable':
    'This case cannot be credited. Close it, and request an adjustment if the member is owed money',
} as const;
