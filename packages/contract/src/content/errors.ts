/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'application.exists': 'You have applied for this promotion already',
} as const;
