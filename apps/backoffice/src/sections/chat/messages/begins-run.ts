import type { Message } from '../api.ts';

type Written = Pick<Message, 'from' | 'name'>;

/**
 * Whether a message is the first of several that one operator writes in a row: the name stands above it. Members have
 * theirs in the head of the conversation.
 */
export function beginsRun({ from, name }: Written, before: Written | undefined): boolean {
  if (from === 'member' || name === null) return false;
  return before?.from !== from || before.name !== name;
}
