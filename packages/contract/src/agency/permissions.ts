/** Permissions for agents. */
export const PERMISSIONS = ['agency.read', 'agency.change', 'agency.review'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['agency.change'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = [
  'agency.move',
  'agency.transfers',
  'agency.rates',
  'agency.contract',
  'agency.run',
  'agency.billCorrection',
  'agency.dayCorrection',
] as const;
