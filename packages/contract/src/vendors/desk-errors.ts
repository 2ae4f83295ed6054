/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'vendor.exists': 'A vendor with this code or name already exists',
} as const;
