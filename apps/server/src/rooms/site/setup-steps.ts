import type { Executor } from '../../platform/db/index.ts';
import type { SetupStep } from '../backoffice/ports.ts';
import type { SiteSettings } from './settings.ts';

const LEGAL = /^(legal|terms|about|privacy)\./;

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
      const { flags } = await all(executor);
      const ways = ['REGISTER_REE3', 'MOBILENUMREG3'].filter((flag) => flags[flag] === true).length;
      return { isReady: ways > 0, detail: { ways } };
    },
    // The web app includes terms and privacy texts in every language; the merchant replaces them where needed.
    content: async (executor) => {
      const worded = Object.values((await all(executor)).texts).flatMap((texts) =>
        Object.keys(texts).filter((key) => LEGAL.test(key)),
      );
      return { isReady: true, detail: { worded: worded.length } };
    },
  };
}
