import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { EpochMs, Id, IdParams, Maybe, StrictObject } from '../shapes.ts';
import { CHATS } from './lists.ts';
import { CHAT_PICTURE_BYTES_MAX, CHAT_TEXT_MAX } from './rules.ts';
import { Answered, Card, CardRef, Mark, Marks, Message, Picture, State, ToTranslate } from './shapes.ts';

export * from './connections-desk.ts';
export * from './desk-settings.ts';

const Chat = Type.Object({
  id: Id,
  memberId: Maybe(Id),
  account: Type.String(),
  language: Type.String(),
  state: State,
  operatorId: Maybe(Id),
  operator: Maybe(Type.String()),
  preview: Type.String(),
  unread: Type.Integer({ description: 'unread messages of the member' }),
  waitingSince: Maybe(EpochMs),
  openedAt: EpochMs,
  lastAt: EpochMs,
  closedAt: Maybe(EpochMs),
  closedBy: Maybe(Type.Enum(['member', 'staff'], { description: 'null: it ended automatically' })),
  rating: Maybe(Type.Integer()),
  ratingNote: Maybe(Type.String()),
  away: Type.Boolean({ description: 'sent outside opening hours' }),
});

export const chats = endpoint({
  id: 'chatDesk.chats',
  path: '/backoffice/api/chats',
  permission: 'chat.read',
  summary: 'Conversations, oldest first; those in the state waiting are the queue',
  ...listOf(CHATS, Chat),
});

export const chat = endpoint({
  id: 'chatDesk.chat',
  path: '/backoffice/api/chats/:id',
  permission: 'chat.read',
  summary: 'One conversation with its messages and notes; earlier ones with `before`',
  params: IdParams,
  query: StrictObject({ before: Type.Optional(Id) }),
  value: Type.Object({
    chat: Chat,
    messages: Type.Array(Message),
    hasMore: Type.Boolean(),
    /** Marks of the member. */
    marks: Marks,
    earlier: Type.Array(Type.Object({ id: Id, openedAt: EpochMs, preview: Type.String() })),
  }),
  errors: ['not.found'],
});

export const answer = endpoint({
  id: 'chatDesk.answer',
  method: 'POST',
  path: '/backoffice/api/chats/:id/messages',
  permission: 'chat.answer',
  summary: 'Answer a member by text, picture or card; assigns a waiting conversation to the operator',
  params: IdParams,
  body: Answered,
  value: Message,
  errors: ['not.found', 'request.invalid', 'server.busy', 'chat.closed', 'chat.taken'],
  policies: { form: { maxBytes: CHAT_PICTURE_BYTES_MAX + 65_536, orJson: true } },
});

export const cards = endpoint({
  id: 'chatDesk.cards',
  path: '/backoffice/api/chats/:id/cards',
  permission: 'chat.read',
  summary: "The member's newest withdrawals, deposits and bets, as far as the operator may read them",
  params: IdParams,
  value: Type.Object({ list: Type.Array(Card) }),
  errors: ['not.found'],
});

export const card = endpoint({
  id: 'chatDesk.card',
  path: '/backoffice/api/chats/:id/cards/:kind/:ref',
  permission: 'chat.read',
  summary: 'Current state of a withdrawal, deposit or bet shown in the conversation',
  params: StrictObject({ id: Id, ...CardRef.properties }),
  value: Card,
  errors: ['not.found'],
});

export const translate = endpoint({
  id: 'chatDesk.translate',
  method: 'POST',
  path: '/backoffice/api/chats/:id/translation',
  permission: 'chat.answer',
  summary: "Translate a text with the merchant's translator, if there is one",
  params: IdParams,
  body: ToTranslate,
  value: Type.Object({ text: Type.String() }),
  errors: ['not.found', 'chat.untranslated'],
});

export const note = endpoint({
  id: 'chatDesk.note',
  method: 'POST',
  path: '/backoffice/api/chats/:id/notes',
  permission: 'chat.answer',
  summary: 'Add a note for staff only',
  params: IdParams,
  body: StrictObject({ text: Type.String({ minLength: 1, maxLength: CHAT_TEXT_MAX, pattern: '\\S' }) }),
  value: Message,
  errors: ['not.found'],
});

export const markRead = endpoint({
  id: 'chatDesk.markRead',
  method: 'POST',
  path: '/backoffice/api/chats/:id/read',
  permission: 'chat.answer',
  summary: 'Mark messages up to one as delivered or read',
  params: IdParams,
  body: Mark,
  errors: ['not.found'],
  policies: { background: true },
});

export const typing = endpoint({
  id: 'chatDesk.typing',
  method: 'POST',
  path: '/backoffice/api/chats/:id/typing',
  permission: 'chat.answer',
  summary: 'The operator is typing',
  params: IdParams,
  errors: ['not.found'],
  policies: { background: true },
});

export const take = endpoint({
  id: 'chatDesk.take',
  method: 'POST',
  path: '/backoffice/api/chats/:id/take',
  permission: 'chat.answer',
  summary: 'Take a conversation, even from a colleague',
  params: IdParams,
  body: Maybe(
    StrictObject({
      isWaiting: Type.Boolean({ description: 'only while it waits: chat.taken if a colleague took it meanwhile' }),
    }),
  ),
  errors: ['not.found', 'chat.closed', 'chat.taken', 'request.invalid'],
});

export const transfer = endpoint({
  id: 'chatDesk.transfer',
  method: 'POST',
  path: '/backoffice/api/chats/:id/transfer',
  permission: 'chat.answer',
  summary: 'Hand a conversation over to a colleague, or back to the queue without one',
  params: IdParams,
  body: StrictObject({
    from: Type.Optional(
      Type.Union([Id, Type.Null()], { description: 'the operator it is taken from: chat.taken if another one has it' }),
    ),
    operatorId: Maybe(Id),
    note: Type.Optional(Type.String({ maxLength: CHAT_TEXT_MAX })),
  }),
  errors: ['not.found', 'chat.closed', 'chat.taken'],
});

export const close = endpoint({
  id: 'chatDesk.close',
  method: 'POST',
  path: '/backoffice/api/chats/:id/close',
  permission: 'chat.answer',
  summary: 'End a conversation; what the member writes next begins another',
  params: IdParams,
  errors: ['not.found', 'chat.closed'],
});

export const picture = endpoint({
  id: 'chatDesk.picture',
  path: '/backoffice/api/chats/pictures/:id',
  permission: 'chat.read',
  summary: 'The picture of a message',
  params: IdParams,
  value: Picture,
  errors: ['not.found'],
});
