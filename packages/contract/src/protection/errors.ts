/** Refusals of the room that members and visitors meet. */
export const ERROR_TEXTS = {
  'protection.refused': 'Play is paused on this account',
  'limit.waiting': 'This change can be confirmed after its waiting time',
} as const;
