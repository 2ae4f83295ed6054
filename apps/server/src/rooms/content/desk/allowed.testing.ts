import type { OperatorRole } from '@fairlot/contract';

const READING = 'choices entries entryList applications applicationPicture';
const CHANGING = `${READING} createEntry changeEntry removeEntry previewHtml keepPicture decideApplication`;

/**
 * Calls of the desk that each role may make. Listed here a second time, so that changing a role requires changing this
 * list.
 */
export const ALLOWED: Partial<Record<OperatorRole, string>> = {
  admin: CHANGING,
  content: CHANGING,
  support: READING,
};
