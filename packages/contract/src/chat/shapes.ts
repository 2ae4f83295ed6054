import { Type } from 'typebox';
import { EpochMs, Id, Maybe, RequestKey, Strict } from '../shapes.ts';
import { CHAT_STATES, CHAT_TEXT_MAX } from './rules.ts';

export const State = Type.Enum([...CHAT_STATES]);

/** What is written: plain text, or one picture as the file `picture` of a form. */
export const Written = Type.Object(
  {
    text: Type.Optional(Type.String({ minLength: 1, maxLength: CHAT_TEXT_MAX, pattern: '\\S' })),
    key: Type.Optional(RequestKey),
  },
  Strict,
);

/** How far a side has got: `messageId` is the last message that came, or that was seen. */
export const Mark = Type.Object(
  { messageId: Id, state: Type.Optional(Type.Enum(['delivered', 'read'], { default: 'read' })) },
  Strict,
);

export const Message = Type.Object({
  id: Id,
  conversationId: Id,
  from: Type.Enum(['member', 'staff', 'note']),
  name: Maybe(Type.String({ description: 'who of the staff wrote it' })),
  text: Maybe(Type.String()),
  picture: Maybe(Type.Object({ width: Type.Integer(), height: Type.Integer() })),
  key: Maybe(Type.String({ description: "the writer's key of the message" })),
  at: EpochMs,
});

/** The last message that came to a side, and the last that it has seen; 0 for none. */
export const Marks = Type.Object({ delivered: Type.String(), read: Type.String() });

/** A picture as a `data:` address. */
export const Picture = Type.Object({ picture: Type.String() });

/** Whom of the staff a message is for: its operator, or whoever is there. Staff alone hear it. */
export interface Addressed {
  account: string;
  operatorId: string | null;
}
