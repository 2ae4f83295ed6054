/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'application.exists': 'You have already applied for this promotion',
} as const;
