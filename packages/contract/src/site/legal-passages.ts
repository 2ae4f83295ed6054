interface LegalSection {
  /** Text key of the heading. */
  title: string;
  /** Text keys of the passages below it, which a merchant reviews and replaces. */
  texts: readonly string[];
}

/** Sections of the user agreement, in page order. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  { title: 'legal.parties.title', texts: ['legal.parties', 'terms.age'] },
  { title: 'legal.account.title', texts: ['terms.account'] },
  { title: 'legal.money.title', texts: ['terms.money', 'legal.payments'] },
  { title: 'legal.bets.title', texts: ['terms.closed', 'terms.draws', 'legal.void'] },
  { title: 'legal.bonus.title', texts: ['legal.bonus'] },
  { title: 'legal.originals.title', texts: ['legal.originals'] },
  { title: 'legal.vendors.title', texts: ['legal.vendors'] },
  { title: 'legal.limits.title', texts: ['terms.limits', 'legal.exclusion'] },
  { title: 'legal.chat.title', texts: ['legal.chat'] },
  { title: 'legal.trial.title', texts: ['terms.trial'] },
  { title: 'legal.end.title', texts: ['legal.end'] },
  { title: 'legal.complaints.title', texts: ['legal.complaints'] },
];

/** Sections of the privacy policy, in the order of the specification (2.11). */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  'introduction',
  'purpose',
  'access',
  'confidentiality',
  'recipient',
  'monitor',
  'agree',
].map((name) => ({ title: `privacy.${name}.title`, texts: [`privacy.${name}.text`] }));

/** Text keys of all passages of both pages. */
export const LEGAL_PASSAGES: readonly string[] = [...TERMS_SECTIONS, ...PRIVACY_SECTIONS].flatMap(({ texts }) => texts);
