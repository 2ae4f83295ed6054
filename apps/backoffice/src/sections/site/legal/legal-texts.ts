import { translated } from '../../../shared/language.ts';

/** Common requirements of licences, for profiles that name no market. */
const COMMON_EN = [
  'This profile belongs to no market: follow your licence. The sentences in brackets are required by most of them.',
  'The licensing authority and the number of the licence. Add them in the card Company and licences.',
  'How members’ money is kept if the company fails, and the law that applies.',
  'An organisation that helps with gambling problems, and a body for complaints.',
  'The company responsible for personal data, and the authority for data protection.',
];
/** Texts of the drafts of terms and privacy. */
export const legalTexts = translated('siteLegal', {
  heading: 'Terms and privacy',
  text:
    'These drafts come with the platform and are shown as players read them. They are not legal advice. Have them ' +
    'checked for your licence, and replace passages that do not fit. Sentences with [brackets] are required by ' +
    'your market and shown to players only once you have saved the passage.',
  language: 'Language of the drafts',
  draft: 'Draft',
  own: 'Your wording',
  replace: 'Replace',
  replaceHint: 'Keep placeholders such as {name}. An empty text restores the draft of the platform.',
  terms: 'Terms',
  privacy: 'Privacy',
  asks: 'Market requirements',
  market: {
    UK: [
      'The licence holder, its Gambling Commission account number and a link to the register. Add them in the card ' +
        'Company and licences.',
      'How customers’ money is protected if the company fails: not protected, medium or high (LCCP 4.2.1). Add it ' +
        'under Money.',
      'The body that settles disputes free of charge (LCCP 6.1.1). Add it under Complaints.',
      'GAMSTOP and a help line. Add them in the cards Company and licences, and Limits and exclusion.',
    ],
    demo: COMMON_EN,
    open: COMMON_EN,
  },
});
