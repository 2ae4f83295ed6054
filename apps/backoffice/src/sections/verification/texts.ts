/** Texts of the section about identities. */
export const verificationTexts = {
  title: 'Identity',
  find: 'Member',
  findHint: 'The number of a member, as the list of members shows it.',
  open: 'Open',
  member: 'Member',
  state: 'Identity',
  states: { none: 'Not looked at', verified: 'Verified', refused: 'Refused' },
  name: 'Name on the document',
  nameHint: 'As it stands there. Money leaves to accounts in this name alone.',
  nameMissing: 'Please enter the name on the document',
  decided: 'Decided',
  refusing: 'The document is refused',
  verify: 'Verify',
  refuse: 'Refuse',
} as const;
