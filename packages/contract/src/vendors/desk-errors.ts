/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'vendor.exists': 'There is a vendor with this code or name already',
} as const;
