import { translated } from '../../../shared/language.ts';

/** Texts of the page of one member. */
export const pageTexts = translated('identityMemberPage', {
  overview: 'Overview',
  tabs: 'Member details',
  joined: 'registered',
  agent: (name: string) => `agent ${name}`,
  seen: 'last seen',
  owes: (amount: string) => `owes ${amount}`,
  links: 'Linked people',
  linkCount: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  noLinks: 'No other member used the same payout account, device or network address in the last 30 days.',
  linkDisabled: 'disabled',
  nearness: { account: 'bank account', device: 'device', address: 'network address' },
  all: 'All',
  person: 'Person',
  devices: 'Log-ins',
  facts: {
    nickname: 'Nickname',
    payeeName: 'Name',
    email: 'E-mail',
    mobile: 'Phone',
    language: 'Language',
    passwordChanged: 'Password changed',
    authenticator: 'Authenticator set up',
  } as Record<string, string>,
  codes: { entered: 'Logged in', refused: 'Failed' } as Record<string, string>,
  reveal: 'Show in full',
  revealText: 'Your view and reason are recorded in the audit trail.',
  idNumber: 'Identity number',
  removeTotp: 'Remove authenticator',
  removeTotpText: (name: string) =>
    'Check the person first. ' +
    `${name} is logged out everywhere and then logs in with the password alone. A second operator has to approve it.`,
});
