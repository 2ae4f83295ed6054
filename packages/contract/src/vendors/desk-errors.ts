/** Refusals of the room that operators alone meet. */
export const OPERATOR_ERROR_TEXTS = {
  'vendor.exists': 'There is a vendor with this code or name already',
} as const;
