/** Whole VND. */
export const DECIMALS = 0;
/** Code of a successful answer. */
export const DONE = '00';
/** Codes of an answer to wrong keys, which has status 200 too. */
export const KEYS_REJECTED: ReadonlySet<string> = new Set(['214', '401']);
