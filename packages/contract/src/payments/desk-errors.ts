/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'deposit.terms.changed': 'The terms have changed meanwhile; look at them again',
  'withdrawal.decided': 'This withdrawal was decided already',
  'withdrawal.not.on.hold': 'This withdrawal is not on hold',
  'withdrawal.on.hold': 'This withdrawal is on hold; take it off before you decide',
  'withdrawal.taken': 'A colleague works on this withdrawal',
  'withdrawal.terms.changed': 'The terms have changed meanwhile; look at them again',
  'review.second.person': 'This is more than one person may credit to a member in a day; ask a second one',
  'review.resolved': 'This case was closed already',
  'review.not.matchable':
    'Only money without an order can be matched, with an unpaid order of the same currency and way',
  'review.not.creditable':
    'This case cannot be credited; close it and request an adjustment if the member is owed money',
} as const;
