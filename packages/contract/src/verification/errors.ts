/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'verification.required': 'Please have your identity verified before your first withdrawal',
  'verification.done': 'Your identity is verified already',
  'registration.unavailable': 'New accounts cannot be opened at this moment, please try again in a few minutes',
  'registration.refused': 'No account can be opened with these details, customer service can help you',
} as const;
