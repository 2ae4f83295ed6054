/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'agency.applied': 'Your application is waiting already, or you are an agent',
  'bills.unpaid': 'Bills to your members are not paid yet; until then no money leaves this account',
  'contract.refused': 'This step of the contract is not possible now',
  'rate.refused': 'This rate is outside of what you can give',
} as const satisfies Record<string, string>;
