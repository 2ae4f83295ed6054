import { Type } from 'typebox';
import { Amount, EpochMs, Id, Maybe, RequestKey, StrictObject, StrictPartial } from '../shapes.ts';
import { CHAT_CARD_KINDS, CHAT_STATES, CHAT_TEXT_MAX, CHAT_TRANSLATION_MAX } from './rules.ts';

export const State = Type.Enum([...CHAT_STATES]);

/** Reference to the withdrawal, deposit or bet of a card. Its content is fetched when it is shown. */
export const CardRef = StrictObject({
  kind: Type.Enum([...CHAT_CARD_KINDS]),
  ref: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/** Current state of a withdrawal, deposit or bet. */
export const Card = Type.Object({
  ...CardRef.properties,
  status: Type.String({ description: "a withdrawal's, an order's or a bet's, as the calls about it name it" }),
  isOver: Type.Boolean({ description: 'whether the state is final' }),
  amount: Amount,
  currency: Type.String(),
  name: Maybe(Type.String({ description: 'the game of a bet, in the language of the call' })),
  at: EpochMs,
});

/** Content of a message: plain text, one picture as the file `picture` of a form, or a card. */
export const Written = StrictObject({
  text: Type.Optional(Type.String({ minLength: 1, maxLength: CHAT_TEXT_MAX, pattern: '\\S' })),
  card: Type.Optional(CardRef),
  key: Type.Optional(RequestKey),
});

const Language = Type.String({ pattern: '^[A-Z]{2}$', description: 'operator code' });

/** Translation of a text into another language. */
export const Translation = StrictObject({
  text: Type.String({ minLength: 1, maxLength: CHAT_TRANSLATION_MAX, pattern: '\\S' }),
  language: Language,
});

/** Message of the staff: a text may carry its translation. */
export const Answered = StrictObject({ ...Written.properties, translation: Type.Optional(Translation) });

/** A text to translate. */
export const ToTranslate = StrictObject({
  text: Type.String({ minLength: 1, maxLength: CHAT_TEXT_MAX, pattern: '\\S' }),
  to: Language,
});

/** Progress of a side: `messageId` is the last message delivered or read. */
export const Mark = StrictObject({
  messageId: Id,
  state: Type.Optional(Type.Enum(['delivered', 'read'], { default: 'read' })),
});

/** Progress of a member, who may omit the id to mean the newest message. */
export const MemberMark = StrictPartial(Mark);

export const Message = Type.Object({
  id: Id,
  conversationId: Id,
  from: Type.Enum(['member', 'staff', 'note']),
  name: Maybe(Type.String({ description: 'the operator who wrote it' })),
  text: Maybe(Type.String()),
  translation: Maybe(Translation),
  picture: Maybe(Type.Object({ width: Type.Integer(), height: Type.Integer() })),
  card: Maybe(CardRef),
  key: Maybe(Type.String({ description: "the writer's key of the message" })),
  at: EpochMs,
});

/** Last message delivered to a side and last message it read; 0 for none. */
export const Marks = Type.Object({ delivered: Type.String(), read: Type.String() });

/** A picture as a `data:` URL. */
export const Picture = Type.Object({ picture: Type.String() });

/** Operators who receive a message: the assigned operator, or everyone on duty. Only staff see this. */
export interface Addressed {
  account: string;
  operatorId: string | null;
}
