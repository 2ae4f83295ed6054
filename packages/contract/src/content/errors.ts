/** Refusals of the room that members and visitors meet. */
export const ERROR_TEXTS = {
  'application.exists': 'You have applied for this promotion already',
} as const;
