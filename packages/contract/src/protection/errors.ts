/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'protection.refused': 'Play is paused on this account',
  'limit.waiting': 'This change can be confirmed after its waiting time',
} as const;
