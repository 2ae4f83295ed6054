import { LEGAL_PASSAGES } from '@fairlot/contract/site/legal-passages';
import type { Executor } from '../../platform/db/index.ts';
import type { SetupStep } from '../backoffice/ports.ts';
import type { SiteSettings } from './settings.ts';

const LEGAL = /^(legal|terms|about|privacy)\./;

/** Fields of the registration form by which an exclusion register can find a person. */
const CONTACTS = ['email', 'mobileNum'];

/** Whether every new member leaves an e-mail address or a mobile number. */
function asksContact({ flags, registerFields }: SiteSettings): boolean {
  const isAsked = CONTACTS.some((name) => {
    const field = registerFields[name];
    return field !== undefined && field.show !== false && field.required === true;
  });
  return isAsked || flags['REGISTER_REE3'] !== true;
}

/** Setup steps for settings. They have sensible defaults; an operator confirms or adapts them for the merchant. */
export function createSetupSteps(
  all: (executor: Executor) => Promise<SiteSettings>,
): Record<'merchant' | 'brand' | 'pages' | 'registration' | 'content', SetupStep> {
  return {
    merchant: async (executor) => ({
      isReady: true,
      detail: { licences: (await all(executor)).company.licences.length },
    }),
    brand: async (executor) => ({ isReady: true, detail: { logos: (await all(executor)).logo === null ? 0 : 1 } }),
    pages: async (executor) => {
      const { closedPages, resources, categories } = await all(executor);
      return {
        isReady: true,
        detail: { closed: Object.keys(closedPages).length, links: resources.length, categories: categories.length },
      };
    },
    registration: async (executor) => {
      const settings = await all(executor);
      const ways = ['REGISTER_REE3', 'MOBILENUMREG3'].filter((flag) => settings.flags[flag] === true).length;
      return { isReady: ways > 0, detail: { ways, contact: asksContact(settings) ? 1 : 0 } };
    },
    // The web app includes terms and privacy texts in every language; the merchant replaces them where needed.
    content: async (executor) => {
      const { texts, languages } = await all(executor);
      const worded = Object.values(texts).flatMap((own) => Object.keys(own).filter((key) => LEGAL.test(key)));
      const drafts = languages.flatMap((code) => LEGAL_PASSAGES.filter((key) => texts[code]?.[key] === undefined));
      return { isReady: true, detail: { worded: worded.length, drafts: drafts.length } };
    },
  };
}
