import type { OperatorRole } from '@fairlot/contract';

const READING = 'choices entries entryList applications applicationPicture';
const CHANGING = `${READING} createEntry changeEntry removeEntry previewHtml keepPicture decideApplication`;

/**
 * Which calls of the desk each role may make; written out once more, so that a change of a role changes this as well.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: CHANGING,
  content: CHANGING,
  support: READING,
};
