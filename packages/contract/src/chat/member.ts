import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, IdParams, Maybe, StrictObject } from '../shapes.ts';
import { CHAT_PAGE, CHAT_PICTURE_BYTES_MAX } from './rules.ts';
import { Card, CardRef, Marks, MemberMark, Message, Picture, State, Written } from './shapes.ts';

/**
 * Also for visitors, identified by a cookie, where the flag GUESTCHAT3 is on. Otherwise they receive `auth.required`.
 */
const base = { auth: 'optional', moduleId: 'CBS3' } as const;
const perMinute = (max: number) => ({
  realAccount: true,
  rateLimit: { max, windowSeconds: 60, by: 'member', shared: false } as const,
});
const Answering = {
  isOpen: Type.Boolean({ description: 'whether the chat is staffed now' }),
  answersWithinSeconds: Maybe(Type.Integer({ description: 'median of recent first response times' })),
};
const REFUSED = ['auth.required', 'permission.denied'] as const;

export const unreadCount = endpoint({
  id: 'chat.unreadCount',
  path: '/wps/chat/unreadCount',
  moduleId: 'CBS3',
  summary: 'Number of unread messages from staff, and the expected response time',
  value: Type.Object({ unReadCount: Type.Integer(), ...Answering }),
  errors: REFUSED,
  policies: { realAccount: true },
});

export const launch = endpoint({
  ...base,
  id: 'chat.launch',
  path: '/wps/chat/launch',
  summary: "Address of the chat: a page of this site, or the merchant's external chat",
  value: Type.Object({ chatUrl: Type.String() }),
  errors: REFUSED,
  policies: { realAccount: true },
});

export const conversation = endpoint({
  ...base,
  id: 'chat.conversation',
  path: '/wps/chat/conversation',
  summary: `The newest messages, oldest first, or the ${CHAT_PAGE} before one; with the state of the conversation`,
  query: StrictObject({
    before: Type.Optional(Id),
    visit: Type.Optional(
      Type.Enum(['own'], {
        description: "this tab wrote as a visitor; otherwise the visitor's conversation is dropped",
      }),
    ),
  }),
  value: Type.Object({
    conversation: Maybe(
      Type.Object({
        id: Id,
        state: State,
        staff: Maybe(Type.String()),
        rating: Maybe(Type.Integer()),
        openedAt: EpochMs,
      }),
    ),
    messages: Type.Array(Message),
    hasMore: Type.Boolean(),
    /** Marks of the staff. */
    marks: Marks,
    unReadCount: Type.Integer(),
    ...Answering,
    opensAt: Maybe(EpochMs),
    questions: Type.Array(Type.String()),
  }),
  errors: REFUSED,
  policies: { realAccount: true, background: true },
});

export const sendMessage = endpoint({
  ...base,
  id: 'chat.sendMessage',
  method: 'POST',
  path: '/wps/chat/messages',
  summary:
    'Write to the staff: text, a form with the file `picture`, or one of the member’s payments or bets. ' +
    'Repeating the key returns the first message',
  body: Written,
  value: Message,
  errors: [
    'auth.required',
    'permission.denied',
    'not.found',
    'request.invalid',
    'rate.limited',
    'server.busy',
    'chat.elsewhere',
  ],
  policies: { ...perMinute(40), form: { maxBytes: CHAT_PICTURE_BYTES_MAX + 65_536, orJson: true } },
});

export const cards = endpoint({
  id: 'chat.cards',
  path: '/wps/chat/cards',
  moduleId: 'CBS3',
  summary: "The member's newest withdrawals, deposits and bets, to be shown in the conversation",
  value: Type.Object({ list: Type.Array(Card) }),
  errors: REFUSED,
  policies: { realAccount: true },
});

export const card = endpoint({
  id: 'chat.card',
  path: '/wps/chat/cards/:kind/:ref',
  moduleId: 'CBS3',
  summary: "Current state of the member's withdrawal, deposit or bet",
  params: CardRef,
  value: Card,
  errors: ['auth.required', 'permission.denied', 'not.found'],
  policies: { realAccount: true },
});

export const picture = endpoint({
  ...base,
  id: 'chat.picture',
  path: '/wps/chat/pictures/:id',
  summary: 'The picture of a message',
  params: IdParams,
  value: Picture,
  errors: ['auth.required', 'permission.denied', 'not.found'],
  policies: { realAccount: true },
});

export const markRead = endpoint({
  ...base,
  id: 'chat.markRead',
  method: 'POST',
  path: '/wps/chat/read',
  summary: 'Mark messages up to one, or all, as delivered or read',
  body: Maybe(MemberMark),
  errors: ['auth.required', 'permission.denied', 'not.found', 'rate.limited'],
  policies: perMinute(240),
});

export const typing = endpoint({
  ...base,
  id: 'chat.typing',
  method: 'POST',
  path: '/wps/chat/typing',
  summary: 'The member is typing',
  errors: ['auth.required', 'permission.denied', 'rate.limited'],
  policies: perMinute(60),
});

export const end = endpoint({
  ...base,
  id: 'chat.end',
  method: 'POST',
  path: '/wps/chat/end',
  summary: 'End the conversation; the next message starts a new one',
  errors: ['auth.required', 'permission.denied', 'not.found', 'rate.limited'],
  policies: perMinute(20),
});

export const rate = endpoint({
  ...base,
  id: 'chat.rate',
  method: 'POST',
  path: '/wps/chat/rating',
  summary: 'Rate the newest conversation from 1 to 5; the rating can be changed',
  body: StrictObject({
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  errors: ['auth.required', 'permission.denied', 'not.found', 'rate.limited'],
  policies: perMinute(20),
});
