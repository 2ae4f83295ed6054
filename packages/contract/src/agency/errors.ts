/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'agency.applied': 'You have applied already, or you are an agent',
  'bills.unpaid': 'You have unpaid bills to your members; you can move money out once they are paid',
  'contract.refused': 'This step of the contract is not possible now',
  'rate.refused': 'This rate is outside the range that you can give',
} as const satisfies Record<string, string>;
