/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'reward.expired': 'This reward has expired',
  'birthday.saved': 'Your birthday is already saved',
} as const;
