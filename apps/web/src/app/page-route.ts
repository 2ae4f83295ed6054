/** Dialogs that have their own address; all but `change` are for visitors. */
export type DialogName = 'login' | 'register' | 'forgot' | 'change';

export type Guard = 'visitor' | 'member' | 'agent' | 'asked';
/** Search parameters as plain strings. */
export type Search = Readonly<Record<string, string>>;

/** The search link of a page. */
export interface PageSearch {
  /** Text key. */
  label: string;
  /** Target of the link when the page does not handle the click itself. */
  href: string | ((search: Search) => string);
}

/** One address of the app. All differences between pages are declared here and nowhere else. */
export interface PageRoute {
  path: string;
  /** Folder of the page under src/pages; addresses with the same page share one mounted instance. */
  page: string;
  /**
   * `member`: visitors are redirected to home with the login dialog and return here after login. `agent`: everyone but
   * agents is redirected to home. `asked`: agents, and members who may be offered a contract (Z-100); everyone else is
   * redirected to home. `visitor`: members, trial members among them, are redirected to home.
   */
  guard?: Guard | ((search: Search) => Guard);
  /**
   * The merchant's flag for the page; while it is off, the page only states that it is switched off. Flags of menu
   * entries (section 7 of the specification: records, rewards, messages) hide only the entry, so that members still
   * reach their money, records and messages.
   */
  flag?: string;
  /** Text key of the title in the header and of the document; home has none. */
  titleKey?: string | ((search: Search) => string);
  /** `logo`: the logo bar of home and its categories. By default Back and the title (specification, section 2.2). */
  header?: 'logo' | 'none' | undefined;
  /** Search link in the logo bar. */
  find?: PageSearch;
  /**
   * Use of tablets and desktops. `lists`: a lobby in columns, records and tables. `split`: a game with its controls
   * beside it, and with the list of games where there is room. `form`: a form with its summary beside it. Other pages
   * keep the width of a phone.
   */
  wide?: 'lists' | 'split' | 'form';
  /** `own`: the page draws its footer itself. By default the tabs. */
  footer?: 'own' | 'none';
  /** The highlighted item of the footer. */
  tab?: 'account' | 'promos' | 'home' | 'deposit' | 'invite';
  /** Back always leads home, whatever the previous page was. */
  goesHome?: boolean;
  /** This address is an alias and redirects to the given one. */
  movedTo?: string;
  /** Dialog that opens over the page at this address. */
  dialog?: DialogName;
  /** Groups of texts to load besides `common` and `errors`. */
  texts: string[];
}

export const HOME_PATH = '/m/home';

/** Hash on the home address when the requested address does not exist (`side-missing-page.ts`). */
export const MISSING_HASH = 'missing';
/** Cookie that the server sets when it answers an unknown address (`apps/server/src/web/pages.ts`). */
export const MISSING_COOKIE = 'missing_page';
export const MISSING_PATH = `${HOME_PATH}#${MISSING_HASH}`;
/** The page of every address of home. */
export const HOME_PAGE = 'home';

/** Whether an address needs styles in addition to those of home. */
export const needsPageStyles = ({ page, dialog }: PageRoute) => page !== HOME_PAGE || dialog !== undefined;

export function guardOf({ guard }: PageRoute, search: Search): Guard | undefined {
  return typeof guard === 'function' ? guard(search) : guard;
}

/** Text key of the page's title; undefined for home. */
export function titleKeyOf({ titleKey }: PageRoute, search: Search): string | undefined {
  return typeof titleKey === 'function' ? titleKey(search) : titleKey;
}
