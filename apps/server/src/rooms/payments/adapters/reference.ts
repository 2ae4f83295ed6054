/** A reference that payers write down: letters and digits that are not taken for one another; 32 of them. */
export const REFERENCE_PREFIX = 'FL';
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const REFERENCE = new RegExp(`${REFERENCE_PREFIX}[${REFERENCE_LETTERS}]{8}`);

/** The reference in what a payer wrote, however it is spaced; empty where there is none. */
export function referenceIn(text: string): string {
  return REFERENCE.exec(text.toUpperCase().replaceAll(/[\s.-]/g, ''))?.[0] ?? '';
}
