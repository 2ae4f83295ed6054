import type { Message } from './chat.ts';

/** A message of the member. */
export const testMessage = (id: number, more: Partial<Message> = {}): Message => ({
  id: String(id),
  conversationId: '1',
  from: 'member',
  name: null,
  text: `text ${id}`,
  translation: null,
  picture: null,
  card: null,
  key: null,
  at: id * 1000,
  ...more,
});
