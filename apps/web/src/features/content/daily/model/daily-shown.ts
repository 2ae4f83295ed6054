/** Session storage key: the daily notice was shown (specification, section 4). */
export const SHOWN_KEY = 'NOTICE_POP';

/** Id of the element in which the server places the notice. */
export const DAILY_SLOT = 'daily';
