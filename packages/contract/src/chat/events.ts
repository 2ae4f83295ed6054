import type { Static } from 'typebox';
import type { Addressed, CardRef, Message } from './shapes.ts';

/** What members and staff hear live of conversations. */
export interface StreamEvents {
  /** A message came, or the conversation is somebody else's or over: then without a message. */
  'chat.message': { conversationId: string; message: Static<typeof Message> | null; to?: Addressed };
  /** What a card shows has changed; consoles hear it, members by the events of what it is. */
  'chat.card': Static<typeof CardRef>;
  /** Somebody writes right now. */
  'chat.typing': { conversationId: string; by: 'member' | 'staff'; name: string | null };
  /** A side got or saw messages up to one. */
  'chat.read': { conversationId: string; by: 'member' | 'staff'; delivered: string; read: string };
}
