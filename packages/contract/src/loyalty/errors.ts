/** Refusals of the room that members meet. */
export const ERROR_TEXTS = {
  'reward.expired': 'This reward has expired',
  'birthday.told': 'Your birthday is kept already',
} as const;
