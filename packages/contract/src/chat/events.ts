import type { Static } from 'typebox';
import type { Addressed, CardRef, Message } from './shapes.ts';

/** Live events of conversations for members and staff. */
export interface StreamEvents {
  /** A new message. Without a message: the conversation was assigned to another operator or closed. */
  'chat.message': { conversationId: string; message: Static<typeof Message> | null; to?: Addressed };
  /** The content of a card changed. Only consoles receive this; members get the events of the object shown. */
  'chat.card': Static<typeof CardRef>;
  /** One side is typing. */
  'chat.typing': { conversationId: string; by: 'member' | 'staff'; name: string | null };
  /** A side received or read the messages up to this one. */
  'chat.read': { conversationId: string; by: 'member' | 'staff'; delivered: string; read: string };
}
