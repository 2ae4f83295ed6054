/** Dialogs with an address of their own; all but `change` are a visitor's. */
export type DialogName = 'login' | 'register' | 'forgot' | 'change';

export type Guard = 'member' | 'agent' | 'asked';
/** Search parameters as plain strings. */
export type Search = Readonly<Record<string, string>>;

/** The way to the search of a page. */
export interface PageSearch {
  /** Text key. */
  label: string;
  /** Where it leads when the page does not answer the press itself. */
  href: string | ((search: Search) => string);
}

/** One address of the app. Everything that differs from page to page is said here and nowhere else. */
export interface PageRoute {
  path: string;
  /** Folder of the page under src/pages; addresses with the same page share one mounted instance. */
  page: string;
  /**
   * `member`: a visitor gets home with the login dialog and comes back here afterwards. `agent`: everybody else gets
   * home. `asked`: agents, and whoever may be asked about a contract (Z-100); everybody else gets home.
   */
  guard?: Guard | ((search: Search) => Guard);
  /** Key of the title in the header and of the document; home has none. */
  titleKey?: string | ((search: Search) => string);
  /** `logo`: home's own bar, on home and its categories; `inner`: Back and the title (specification, section 2.2). */
  header: 'logo' | 'inner' | 'none';
  /** Search in the logo bar. */
  find?: PageSearch;
  hasFooter: boolean;
  /** The page draws its footer itself. */
  hasOwnFooter?: boolean;
  /** Which item of the footer is lit. */
  tab?: 'account' | 'promos' | 'home' | 'deposit' | 'invite';
  /** Where Back leads when the tab has no page before this one. */
  back?: string;
  /** Back leads home, whatever page came before. */
  goesHome?: boolean;
  /** The address is another spelling of this one and leads there. */
  movedTo?: string;
  /** Dialog that this address opens over its page. */
  dialog?: DialogName;
  /** Groups of texts beside `common` and `errors`. */
  texts: string[];
}

/** Where Back leads from most pages. */
export const HOME_PATH = '/m/home';

/** Behind the hash of home: the address that was asked for does not exist (`side-missing-page.ts`). */
export const MISSING_HASH = 'missing';
/** The server's answer to a wrong address sets it (`apps/server/src/web/pages.ts`). */
export const MISSING_COOKIE = 'missing_page';
export const MISSING_PATH = `${HOME_PATH}#${MISSING_HASH}`;
/** The page of every address of home. */
export const HOME_PAGE = 'home';

export function guardOf({ guard }: PageRoute, search: Search): Guard | undefined {
  return typeof guard === 'function' ? guard(search) : guard;
}

/** Text key of the page's title; undefined for home. */
export function titleKeyOf({ titleKey }: PageRoute, search: Search): string | undefined {
  return typeof titleKey === 'function' ? titleKey(search) : titleKey;
}
