/** Refusals of the room that members meet. */
export const ERROR_TEXTS = {
  'rate.refused': 'This rate is outside of what you can give',
} as const satisfies Record<string, string>;
