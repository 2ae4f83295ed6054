import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Maybe, Reason, StrictObject, Version } from '../shapes.ts';

const MOST_MINUTES = 43_200;
const Minutes = Type.Integer({ minimum: 1, maximum: MOST_MINUTES });

export const goals = endpoint({
  id: 'backoffice.goals',
  path: '/backoffice/api/today/goals',
  permission: 'goals.change',
  summary: 'Daily targets of figures and promised times of queues',
  value: Type.Object({
    version: Version,
    figures: Type.Array(
      Type.Object({
        name: Type.String(),
        unit: Type.Union([Type.Literal('money'), Type.Literal('count')]),
        perDay: Maybe(Type.String({ description: 'an amount, or a whole number' })),
      }),
    ),
    queues: Type.Array(Type.Object({ page: Type.String(), minutes: Minutes, usualMinutes: Minutes })),
  }),
});

export const setGoals = endpoint({
  id: 'backoffice.setGoals',
  method: 'PUT',
  path: '/backoffice/api/today/goals',
  permission: 'goals.change',
  summary: 'Change daily targets of figures and promised times of queues; what is left out keeps its value',
  body: StrictObject({
    figures: Type.Optional(
      Type.Array(
        StrictObject({
          name: Type.String({ maxLength: 40 }),
          perDay: Maybe(Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,3})?$', description: 'null removes it' })),
        }),
        { maxItems: 100 },
      ),
    ),
    queues: Type.Optional(
      Type.Array(StrictObject({ page: Type.String({ maxLength: 60 }), minutes: Minutes }), { maxItems: 100 }),
    ),
    reason: Reason,
    version: Type.Optional(Version),
  }),
  errors: ['request.invalid', 'version.conflict'],
});
