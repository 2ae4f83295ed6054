/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'agency.applied': 'You have already applied, or you are an agent',
  'bills.unpaid': 'You have unpaid bills to your members. You can move money out once they are paid',
  'contract.refused': 'This action is not available for the contract right now',
  'rate.refused': 'This rate is outside your permitted range',
  'transfer.refused': 'This member cannot receive this amount at the moment',
} as const satisfies Record<string, string>;
