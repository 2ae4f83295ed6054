import { translated } from '../../../shared/language.ts';

/** Texts of the set-up. */
export const setupTexts = translated('backofficeSetup', {
  stepsOf: 'Steps',
  done: (done: number, all: number) => `${done} of ${all} done`,
  isDone: 'Done',
  isOpen: 'To do',
  isSpare: 'Not needed',
  all: 'All steps',
  back: (title: string) => `Back to ${title}`,
  next: (title: string) => `Next: ${title}`,
  confirm: 'Confirm',
  again: 'Confirm again',
  confirmed: (name: string) => `Confirmed by ${name},`,
  openText:
    'Visitors see a notice that the site is not open yet, until two operators open it. You can ' +
    'close it again at any time.',
  ask: 'Request opening of the site',
  askText: 'A second operator has to approve. Then the site is open to everyone.',
  asked: (name: string) => `${name} requested the opening of the site.`,
  mustAgree: (names: string) => `Another operator has to approve: ${names}.`,
  noOther: 'no other operator has a second factor yet',
  toApprovals: 'Go to Approvals',
  preview: 'Preview the site',
  previewed: (time: string) => `Until ${time}, this browser shows the pages as visitors will see them.`,
  previewOpen: 'Open the preview',
  previewText:
    'The preview shows the pages. Registering and paying stay closed, because members and payments here would be ' +
    'real. To try them, export this site and start the copy with the sandbox: npm run merchant -- export my-site, ' +
    'then on another machine SEED=my-site npm start.',
  check: 'Check before opening:',
  isOpened: 'The site is open.',
  toSite: 'Go to the site',
  notYet: 'Steps still to complete:',
  before: 'Required before opening',
  play: 'At least one game: from a vendor, a lottery or an in-house game',
  logInAt: (address: string) => `The new operator logs in at ${address}.`,
  waits: (address: string) => `The operator you added has not finished the first log-in at ${address} yet.`,
  lost: 'If the password was lost, add the same name again to get a new one.',
  cashier: 'A deposit method and a payout method',
  two: 'Two operators with a second factor',
  content: 'Terms and privacy confirmed',
  settings: 'Merchant, brand, pages and registration confirmed',
  addSecond: 'Add the second operator',
  addSecondText:
    'You are the only operator, so you may add the second one alone. They choose their own password at the ' +
    'first log-in and set up a second factor.',
  add: 'Add operator',
  password: 'Password for the first log-in, shown only once',
  until: (time: string) => `Give it to the new operator in person. It is valid until ${time}.`,
});
