import { translated } from '../../../shared/language.ts';
import type { SetupStep, StepId } from './api.ts';

interface StepWords {
  title: string;
  /** Purpose of the step. */
  text: string;
  /** Text about the existing records, such as "2 of 3 with a second factor". */
  has: (detail: SetupStep['detail']) => string;
  /** The action to take while it is incomplete. */
  missing: string;
  /** Link texts of the pages of the step. */
  links: readonly string[];
}

type StepTexts = Readonly<Record<StepId, StepWords>>;

/** Texts of the steps of the set-up. */
export const stepTexts: StepTexts = translated<StepTexts>('backofficeSteps', {
  operators: {
    title: 'Operators',
    text: 'Changes that concern money or the law need two operators. Each logs in with a passkey or an authenticator.',
    has: ({ withSecondFactor = 0, active = 0 }) => `${withSecondFactor} of ${active} with a second factor`,
    missing: 'Two operators have to log in and set up a second factor.',
    links: ['Operators'],
  },
  merchant: {
    title: 'Merchant',
    text: 'Currency, time zone, languages, minimum age, licences, regions and market.',
    has: ({ licences = 0 }) => `Licences: ${licences}`,
    missing: 'Check the settings, then confirm them.',
    links: ['Merchant settings'],
  },
  brand: {
    title: 'Brand',
    text: 'Name, colour and logo of your brand.',
    has: ({ logos = 0 }) => (logos === 0 ? 'Standard logo' : 'Own logo'),
    missing: 'Check colour and logo, then confirm them.',
    links: ['Brand settings'],
  },
  pages: {
    title: 'Pages and menus',
    text: 'Open pages, links, downloads and customer service contacts.',
    has: ({ categories = 0, closed = 0 }) => `Categories: ${categories}, closed pages: ${closed}`,
    missing: 'Check pages and links, then confirm them.',
    links: ['Closed pages', 'Links and contact'],
  },
  registration: {
    title: 'Registration and log-in',
    text: 'How players register, which fields they fill in, and who sends codes.',
    has: ({ ways = 0 }) => `Registration methods: ${ways}`,
    missing: 'Switch on at least one registration method, check the fields, then confirm them.',
    links: ['Registration settings', 'SMS and mail', 'Identity checks and exclusions', 'Google and Facebook'],
  },
  cashier: {
    title: 'Deposits and payouts',
    text:
      'Deposit methods, withdrawal terms and payment providers. Payouts to a new account of a member start after 24 ' +
      'hours unless the terms define another time. In a trial the sandbox pays: its address, under Payment ' +
      'providers, opens a bank page where you complete or reject payouts.',
    has: ({ deposits = 0, payouts = 0 }) => `Deposit methods: ${deposits}, payout methods: ${payouts}`,
    missing:
      'Connect a provider for deposits and one for payouts under Payment providers; Manual payouts need none. Then ' +
      'open a deposit method in the currency of the site.',
    links: ['Deposit methods', 'Withdrawal terms', 'Payment providers', 'Limit of one operator'],
  },
  vendors: {
    title: 'Vendors',
    text: 'A vendor supplies games under its own licence. Add one, test the connection, then choose its games.',
    has: ({ shown = 0, all = 0 }) => `${shown} of ${all} shown`,
    missing: 'Add a vendor and show it.',
    links: ['Vendors'],
  },
  games: {
    title: 'Games of vendors',
    text: 'Games that players find on the lists and can start.',
    has: ({ shown = 0, all = 0 }) => `${shown} of ${all} on`,
    missing: 'Import the list of a vendor: open the vendor, then Games. Imported games are on.',
    links: ['Vendors', 'Games'],
  },
  lotteries: {
    title: 'Lotteries',
    text:
      'Lotteries with their draws, odds and limits. Choose currency and time zone first: any lottery fixes the ' +
      'currency, and one with a jackpot also the time zone.',
    has: ({ on = 0, all = 0 }) => `${on} of ${all} on sale`,
    missing: 'Add a lottery and put it on sale.',
    links: ['Lotteries', 'Result feeds'],
  },
  originals: {
    title: 'In-house games',
    text: 'Games that this platform draws itself, with their stakes and returns.',
    has: ({ on = 0, all = 0 }) => `${on} of ${all} on`,
    missing: 'Switch on at least one in-house game.',
    links: ['In-house games'],
  },
  content: {
    title: 'Terms and privacy',
    text:
      'The platform includes drafts of terms and privacy in every language. They are not legal advice: have them ' +
      'checked for your licence, replace passages that do not fit, then confirm them.',
    has: ({ worded = 0 }) => `Passages of your own: ${worded}`,
    missing: 'Read both pages, replace passages that do not fit, then confirm them.',
    links: ['Drafts and wording'],
  },
});
