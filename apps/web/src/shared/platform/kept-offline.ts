/** What the app keeps for the page without a network, and the service worker shows. Both read this file. */

/** Cache of the hashed files of the app. */
export const FILES_CACHE = 'files';
/** Cache of what stands in this file. */
export const KEPT_CACHE = 'kept';
/** Addresses in it; nobody is answered there. */
export const KEPT_PAGE = '/kept/page';
export const KEPT_MEMBER = '/kept/member';

/** Everything in the words and the order of the language, so that the worker has none of its own. */
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
  /** `until` is when bets close, epoch ms. */
  list: readonly { name: string; text: string; until: number }[];
}

/** Dropped at log-out. */
export interface KeptMember {
  userName: string;
  /** From then on it is too old to be shown, epoch ms. */
  until: number;
  balance: { title: string; text: string; hint: string };
  tickets: { title: string; list: readonly { name: string; text: string }[] };
}
