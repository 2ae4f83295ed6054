/** Refusals of the room that members and visitors meet. */
export const ERROR_TEXTS = {
  'verification.required': 'Please have your identity verified before your first withdrawal',
} as const;
