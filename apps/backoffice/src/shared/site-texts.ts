/** Texts of the section about the merchant's site. */
export const siteTexts = {
  title: 'Site', save: 'Save', saveText: 'In force at once, also in pages that are open.', saved: 'Saved. Open pages follow at once.', unchanged: 'Nothing has been changed.',
  brand: {
    heading: 'Brand', name: 'Name', pair: 'Suggested colour', own: 'Own colour', hue: 'Hue, 0 to 359', chroma: 'Strength, 0 to 1.6', tone: 'Dark theme', soft: 'Soft', solid: 'Full colour, for red, blue and violet brands',
    preview: 'Buttons, links and dark panels in this colour', theme: 'Theme of a first visit', light: 'Light', dark: 'Dark',
    pairs: { '165/1': 'Jade', '145/1.3': 'Green', '195/0.75': 'Teal', '230/0.85': 'Sky', '258/1.6': 'Blue', '295/1.6': 'Violet', '5/1.6': 'Rose', '25/1.6': 'Red', '50/1.15': 'Orange', '75/0.9': 'Amber' } as Readonly<Record<string, string>>,
  },
  logo: {
    heading: 'Logo', mark: 'Mark', wordmark: 'Wordmark', choose: (what: string) => `${what}: SVG or PNG`, none: 'The standard mark and the name in letters are shown.', remove: 'Back to the standard mark',
    hint: 'At most 175 KB and 1024 pixels a side. Scripts and links in an SVG are dropped.', current: 'In force', tooLarge: 'This file is larger than 175 KB.', needsMark: 'A wordmark needs a mark beside it.',
  },
  offer: {
    heading: 'Languages, age and games', languages: 'Languages, in their order', hint: 'Codes divided by commas. To choose from:', defaultLanguage: 'First language', age: 'Minimum age', ageHint: 'Empty: 18 in the footer, 21 at registration.',
    categories: 'Categories of games, in their order', provider: 'Vendor of limited lists', providerHint: 'Its code, such as BGS. Empty: no list is limited.',
    limited: 'Lists that begin with that vendor alone', limitedHint: 'Codes divided by commas; empty: none. Players can widen the list themselves. To choose from:', wrongAge: 'An age is a whole number.',
  },
  flags: {
    heading: 'Functions', hint: 'What is not ticked is not shown and refused.',
    names: {
      FREEPLAY3: 'Free play', REGISTER_REE3: 'Registration by username', MOBILENUMREG3: 'Registration by mobile number', REGCEN: 'Registration by agents',
      MOBILEVERCODELOGIN3: 'Log-in by SMS code', PASSKEYLOGIN3: 'Log-in by passkey', FACEBOOKLOGIN3: 'Log-in by Facebook', GOOGLELOGIN3: 'Log-in by Google',
      CHNGPASSVERIF3: 'New password by SMS code', FORGOTEMAIL3: 'New password by e-mail', SECCEN3: 'Security centre', PROFPIC3: 'Pictures of members',
      LOTTFOLLOW3: 'Follow-up of lottery tickets', TRANSREC3: 'Account record', TRANSBETREPMEM3: 'Betting record', REWCEN3: 'Reward centre', MEMCLUB3: 'VIP benefits',
      MAILCEN: 'Inbox', CBS3: 'Live chat', REFERRAL: 'Invitation of friends', DIVIDEND3: 'Dividends of agents',
    } as Readonly<Record<string, string>>,
  },
  words: {
    heading: 'Wording', language: 'Language', key: 'Text', own: 'Your wording', standard: 'Standard wording', add: 'Set wording', remove: 'Remove', empty: 'All texts are the standard ones.', unknown: 'There is no text of this name.',
    hint: 'Keep placeholders such as {age}. Texts with plural forms cannot be changed here.', plural: 'This text has plural forms and cannot be changed here.',
  },
  contact: {
    heading: 'Customer service and picture hosts', links: 'Customer service', linksHint: 'One a line: address, then the title in English, divided by a space.', hosts: 'Picture hosts',
    hostsHint: 'One https origin a line. Each must answer the paths of this site; a page takes one of them, and this site when it does not answer.', wrongLink: 'Each line is an address and a title.',
  },
  codes: {
    heading: 'Codes by SMS', sender: 'Codes are sent by', server: 'This server, through its SMS gateway', firebase: 'Firebase', projectId: 'Project at Firebase', projectHint: 'The one whose tokens this server accepts: FIREBASE_PROJECT_ID.',
    apiKey: 'Web API key', apiKeyHint: 'Public, as the Firebase console shows it for web apps.', authDomain: 'Auth domain', emulator: 'Emulator', emulatorHint: 'Only while trying out, such as http://127.0.0.1:3001; ignored in production.',
    incomplete: 'Firebase needs project, key and domain.',
  },
  windows: { heading: 'Maintenance windows', from: 'From', until: 'Until', open: 'without end', add: 'Add window', remove: 'Remove', empty: 'No window is planned.', wrong: 'A window needs a beginning before its end.' },
  regions: {
    heading: 'Regions', countries: 'Countries that are not served', countriesHint: 'Codes of two letters, divided by commas, such as US, FR.', networks: 'Networks that are not served', allowed: 'Networks that are always served', networksHint: 'One a line, such as 203.0.113.0/24.',
  },
} as const;
