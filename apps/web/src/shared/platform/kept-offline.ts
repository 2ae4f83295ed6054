/** Data that the app stores for the offline page and that the service worker shows. Both import this file. */

/** Cache of the hashed files of the app. */
export const FILES_CACHE = 'files';
/** Cache of the data described in this file. */
export const KEPT_CACHE = 'kept';
/** Keys in the cache; they are not addresses of the site. */
export const KEPT_PAGE = '/kept/page';
export const KEPT_MEMBER = '/kept/member';

/** Texts are stored in the page's language and order, so that the worker needs no texts. */
export interface KeptPage {
  lang: string;
  dir: string;
  theme: string;
  /** Addresses of style sheets. */
  styles: readonly string[];
  icon: string;
  merchantName: string;
  title: string;
  text: string;
  again: string;
  draws: KeptDraws;
}

export interface KeptDraws {
  title: string;
  /** `until` is the time when bets close, epoch ms. */
  list: readonly { name: string; text: string; until: number }[];
}

/** Deleted at log-out. */
export interface KeptMember {
  userName: string;
  /** Expiry: not shown after this time, epoch ms. */
  until: number;
  balance: { title: string; text: string; hint: string };
  tickets: { title: string; list: readonly { name: string; text: string }[] };
}
