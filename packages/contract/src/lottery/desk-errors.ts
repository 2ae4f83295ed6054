/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'draw.not.voidable': 'Only a draw that is on sale or locked can be voided',
  'draw.not.on.sale': 'This draw is not on sale',
  'odds.refused': 'These odds cannot be published',
  'result.refused': 'This result cannot be accepted',
  'draw.not.postponable': 'Only an official draw without a result can be postponed',
} as const;
