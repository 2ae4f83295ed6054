/** References that payers write have this prefix and letters and digits that are not easily confused (32 of them). */
export const REFERENCE_PREFIX = 'FL';
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const REFERENCE = new RegExp(`${REFERENCE_PREFIX}[${REFERENCE_LETTERS}]{8}`);

/** Finds the reference in a payer's text, whatever its spacing; empty if there is none. */
export function referenceIn(text: string): string {
  return REFERENCE.exec(text.toUpperCase().replaceAll(/[\s.-]/g, ''))?.[0] ?? '';
}
