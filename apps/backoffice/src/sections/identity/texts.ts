import { translated } from '../../shared/language.ts';

/** Customer type of trial members, who have play money. */
export const TRIAL_TYPE = 4;

/** Texts of the section about members. */
export const memberTexts = translated('identityMember', {
  all: 'All',
  labels: 'Labels',
  addLabels: 'Add labels',
  removeLabels: 'Remove labels',
  labelsHint: 'Choose labels in use, or enter a new one. A member has at most 20.',
  created: 'Registered',
  mobile: 'Phone, full or last four digits',
  email: 'E-mail, full address',
  card: 'Payout account, full or last four digits',
  address: 'Network address',
  device: 'Device',
  enable: 'Enable',
  types: ['Member', 'Agent'] as readonly string[],
  disableText: (name: string) => `${name} is logged out immediately and cannot log in, play, deposit or withdraw.`,
  enableText: (name: string) => `${name} can log in again. The member's own breaks and exclusions stay active.`,
});
