import type { Message } from '../api.ts';

type Written = Pick<Message, 'from' | 'name'>;

/**
 * Whether a message is the first of several consecutive ones by the same operator, so that the name is shown above it.
 * The member's name is in the header of the conversation.
 */
export function beginsRun({ from, name }: Written, before: Written | undefined): boolean {
  if (from === 'member' || name === null) return false;
  return before?.from !== from || before.name !== name;
}
