/** Refusals of the room that members meet. */
export const ERROR_TEXTS = {
  'contract.refused': 'This step of the contract is not possible now',
  'rate.refused': 'This rate is outside of what you can give',
} as const satisfies Record<string, string>;
