/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'verification.required': 'Please have your identity verified before your first withdrawal',
  'verification.done': 'Your identity is already verified',
  'registration.unavailable': 'Registration is not available right now. Please try again in a few minutes',
  'registration.refused': 'We cannot open an account with these details. Customer service can help you',
} as const;
