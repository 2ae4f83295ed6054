/** What operators may do with agents. */
export const PERMISSIONS = ['agency.read', 'agency.change', 'agency.review'] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['agency.change'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = [
  'agency.move',
  'agency.rates',
  'agency.contract',
  'agency.run',
  'agency.billCorrection',
  'agency.dayCorrection',
] as const;
