import type { Wanted, WantedFacts } from '../wanted.ts';

export type DialogName = 'login' | 'register';

/** One address of the app. Everything that differs from page to page is said here and nowhere else. */
export interface PageRoute {
  path: string;
  /** File under src/pages, without extension; addresses with the same page share one mounted instance. */
  page: string;
  /** `member`: a visitor gets home with the login dialog and comes back here afterwards. */
  guard?: 'member';
  /** Key of the title in the header and of the document; home has none. */
  titleKey?: string;
  header: 'home' | 'inner' | 'none';
  hasFooter: boolean;
  /** Which item of the footer is lit. */
  tab?: 'account' | 'promos' | 'home' | 'deposit';
  /** Where Back leads when the tab has no page before this one. */
  back?: string;
  /** Dialog that this address opens over its page. */
  dialog?: DialogName;
  /** Groups of texts beside `common` and `errors`. */
  texts: string[];
  /** Queries that the server answers before it renders; settings come with every page, the balance for every member. */
  wanted?: (facts: WantedFacts) => Wanted[];
}

/** Where Back leads from most pages. */
export const HOME_PATH = '/m/home';
