import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Id, IdParams, Maybe, Strict, StrictObject, Version } from '../shapes.ts';
import { CHAT_TEXT_MAX } from './rules.ts';

const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const byLanguage = <T extends Parameters<typeof Type.Record>[1]>(value: T) =>
  Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), value, { ...Strict, minProperties: 1, maxProperties: 40 });

const settingFields = {
  chatUrl: Maybe(
    Type.String({
      maxLength: 500,
      pattern: '^https://[^\\s]+$',
      description: 'an external chat that replaces this one',
    }),
  ),
  hours: Maybe(
    StrictObject(
      {
        days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
        from: ClockTime,
        until: ClockTime,
      },
      {
        description: "hours of service in the merchant's time zone; Monday is 1. Always open without them",
      },
    ),
  ),
  mostEach: Type.Integer({ minimum: 1, maximum: 50, description: 'maximum conversations per operator' }),
  questions: Type.Array(byLanguage(Type.String({ minLength: 1, maxLength: 120 })), { maxItems: 8 }),
};

export const ChatSettings = StrictObject(settingFields);

const Versioned = Type.Object({ ...settingFields, version: Version });

export const settings = endpoint({
  id: 'chatDesk.settings',
  path: '/backoffice/api/chat/settings',
  permission: 'chat.read',
  summary: 'Hours, quick questions and address of the chat',
  value: Versioned,
});

export const changeSettings = endpoint({
  id: 'chatDesk.changeSettings',
  method: 'PUT',
  path: '/backoffice/api/chat/settings',
  permission: 'chat.manage',
  summary: 'Change hours, quick questions and address of the chat',
  body: StrictObject({ ...settingFields, version: Type.Optional(Version) }),
  value: Versioned,
  errors: ['request.invalid', 'version.conflict'],
});

const Staff = Type.Object({
  operatorId: Id,
  name: Type.String(),
  isTaking: Type.Boolean({ description: 'receives new conversations while the console is open' }),
  isHere: Type.Boolean(),
  open: Type.Integer(),
});

export const staff = endpoint({
  id: 'chatDesk.staff',
  path: '/backoffice/api/chat/staff',
  permission: 'chat.read',
  summary: 'Operators who answer, with their numbers of conversations',
  value: Type.Object({
    operatorId: Id,
    isTaking: Type.Boolean({ description: 'the calling operator' }),
    translates: Type.Boolean({ description: 'whether the merchant has a translator' }),
    staff: Type.Array(Staff),
  }),
});

export const changeTaking = endpoint({
  id: 'chatDesk.changeTaking',
  method: 'PUT',
  path: '/backoffice/api/chat/taking',
  permission: 'chat.answer',
  summary: 'Start or stop receiving new conversations',
  body: StrictObject({ isTaking: Type.Boolean() }),
});

const Answer = Type.Object({
  id: Id,
  version: Version,
  texts: byLanguage(
    StrictObject({
      title: Type.String({ minLength: 1, maxLength: 80 }),
      text: Type.String({ minLength: 1, maxLength: CHAT_TEXT_MAX }),
    }),
  ),
});
const AnswerBody = StrictObject({ texts: Answer.properties.texts });

export const answers = endpoint({
  id: 'chatDesk.answers',
  path: '/backoffice/api/chat/answers',
  permission: 'chat.read',
  summary: 'Saved answers by language',
  value: Type.Array(Answer),
});

export const addAnswer = endpoint({
  id: 'chatDesk.addAnswer',
  method: 'POST',
  path: '/backoffice/api/chat/answers',
  permission: 'chat.manage',
  summary: 'Add a saved answer',
  body: AnswerBody,
  value: Answer,
  errors: ['request.invalid'],
});

export const changeAnswer = endpoint({
  id: 'chatDesk.changeAnswer',
  method: 'PUT',
  path: '/backoffice/api/chat/answers/:id',
  permission: 'chat.manage',
  summary: 'Change a saved answer',
  params: IdParams,
  body: StrictObject({ ...AnswerBody.properties, version: Type.Optional(Version) }),
  value: Answer,
  errors: ['not.found', 'request.invalid', 'version.conflict'],
});

export const removeAnswer = endpoint({
  id: 'chatDesk.removeAnswer',
  method: 'DELETE',
  path: '/backoffice/api/chat/answers/:id',
  permission: 'chat.manage',
  summary: 'Delete a saved answer',
  params: IdParams,
  query: StrictObject({ version: Type.Optional(Version) }),
  errors: ['not.found', 'version.conflict'],
});

const Served = {
  conversations: Type.Integer(),
  medianFirstAnswerSeconds: Maybe(Type.Integer()),
  slowFirstAnswerSeconds: Maybe(Type.Integer({ description: '90th percentile' })),
  rated: Type.Integer(),
  rating: Maybe(Type.String({ description: 'mean with two decimals' })),
};

export const report = endpoint({
  id: 'chatDesk.report',
  path: '/backoffice/api/chat/report',
  permission: 'chat.read',
  summary: 'Report of conversations in the last days: number, response times, ratings',
  query: StrictObject({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 92, default: 7 })) }),
  value: Type.Object({
    ...Served,
    unanswered: Type.Integer(),
    messages: Type.Integer(),
    operators: Type.Array(Type.Object({ name: Type.String(), ...Served })),
  }),
});
