import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { IdParams, Page, paged, StrictObject, StrictPartial } from '../shapes.ts';
import { FEEDBACK_LENGTH } from './rules.ts';
import { FeedbackType, MailRow } from './shapes.ts';

export * from './push.ts';

/** Ignores leading and trailing white space; the limits are in code points. */
const TRIMMED = `^\\s*\\S[\\s\\S]{${FEEDBACK_LENGTH.min - 2},${FEEDBACK_LENGTH.max - 2}}\\S\\s*$`;

export const messages = endpoint({
  id: 'inbox.messages',
  path: '/wps/inbox',
  moduleId: 'INBOX3',
  summary: 'Messages to the member in the language of the call, newest first',
  query: StrictObject(Page),
  value: paged(MailRow),
});

export const unreadCount = endpoint({
  id: 'inbox.unreadCount',
  path: '/wps/inbox/unreadCount',
  moduleId: 'INBOX3',
  summary: 'How many messages are unread',
  value: Type.Integer(),
});

export const message = endpoint({
  id: 'inbox.message',
  path: '/wps/inbox/:id',
  moduleId: 'INBOX3',
  summary: 'One message with its text, which is plain',
  params: IdParams,
  value: Type.Object({ ...MailRow.properties, text: Type.String() }),
  errors: ['not.found'],
});

export const markRead = endpoint({
  id: 'inbox.markRead',
  method: 'PUT',
  path: '/wps/inbox/:id/read',
  moduleId: 'INBOX3',
  summary: 'Mark a message as read',
  params: IdParams,
  errors: ['not.found', 'permission.denied'],
  policies: { realAccount: true },
});

export const markAllRead = endpoint({
  id: 'inbox.markAllRead',
  method: 'PUT',
  path: '/wps/inbox/readAll',
  moduleId: 'INBOX3',
  summary: 'Mark all messages as read',
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const remove = endpoint({
  id: 'inbox.remove',
  method: 'DELETE',
  path: '/wps/inbox/:id',
  moduleId: 'INBOX3',
  summary: 'Remove a message from the inbox',
  params: IdParams,
  errors: ['not.found'],
});

const Choices = StrictObject({
  news: Type.Boolean(),
  deposit: Type.Boolean(),
  withdrawal: Type.Boolean(),
  settled: Type.Boolean(),
});

export const choices = endpoint({
  id: 'inbox.choices',
  path: '/wps/inbox/settings',
  moduleId: 'INBOX3',
  summary: 'Kinds of messages the member receives; security messages and answers are always sent',
  value: Choices,
});

export const changeChoices = endpoint({
  id: 'inbox.changeChoices',
  method: 'PUT',
  path: '/wps/inbox/settings',
  moduleId: 'INBOX3',
  summary: 'Choose the kinds of messages',
  body: StrictPartial(Choices),
  value: Choices,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const feedback = endpoint({
  id: 'inbox.feedback',
  moduleId: 'FEEDBACK3',
  method: 'PUT',
  path: '/wps/feedback',
  summary:
    'Write to the merchant: 10 to 200 characters about deposit 1, withdrawal 2, game 3, customer service 4, becoming ' +
    'an agent 6 or anything else 0. The answer arrives in the inbox',
  body: StrictObject({
    content: Type.String({ maxLength: 5 * FEEDBACK_LENGTH.max, pattern: TRIMMED }),
    sender: Type.String({
      maxLength: 64,
      description: 'name as shown in the form; the session identifies the member',
    }),
    type: FeedbackType,
    captcha: Type.String({ maxLength: 16 }),
    captchaId: Type.Optional(Type.String({ maxLength: 64 })),
    altcha: Type.Optional(Type.String({ maxLength: 4000, description: 'proof of work instead of the captcha' })),
  }),
  errors: ['captcha.error', 'permission.denied', 'request.invalid', 'feedback.open', 'rate.limited'],
  policies: { captcha: true, rateLimit: { max: 10, windowSeconds: 600, by: 'member', shared: true } },
});
