import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { HeardAt } from './desk-dashboard.ts';
import { EpochMs, Maybe, SignedAmount, StrictObject } from '../shapes.ts';

const Place = {
  page: Type.String({ description: 'console page that shows it' }),
  query: Type.Record(Type.String(), Type.String()),
};

export const today = endpoint({
  id: 'backoffice.today',
  path: '/backoffice/api/today',
  summary: "Waiting items by urgency and age, and money at risk, by the operator's permissions",
  query: StrictObject({ heardAt: HeardAt }),
  value: Type.Object({
    now: EpochMs,
    asset: Type.String(),
    queues: Type.Array(
      Type.Object({
        page: Type.String(),
        tone: Type.Union([Type.Literal('waiting'), Type.Literal('late')]),
        count: Type.Integer(),
        countIsExact: Type.Boolean(),
        promiseMinutes: Type.Integer({ description: 'time within which each row should be handled' }),
        early: Type.Integer({ description: 'rows in the first half of the promised time' }),
        halfway: Type.Integer({ description: 'rows in the second half of it' }),
        late: Type.Integer({ description: 'rows beyond it' }),
        owners: Type.Array(Type.String(), { description: 'operators who work on rows' }),
        cases: Type.Array(
          Type.Object({
            title: Type.String(),
            kind: Maybe(Type.String({ description: 'of a request for approval' })),
            failedRequest: Maybe(
              Type.String({ description: 'id of the approved request of a task that the product opened about it' }),
            ),
            at: EpochMs,
            owner: Maybe(Type.String()),
            amount: Maybe(SignedAmount),
            currency: Maybe(Type.String()),
            query: Type.Record(Type.String(), Type.String()),
          }),
          { description: 'the longest-waiting rows' },
        ),
      }),
      { description: 'only queues with rows: late ones first, then by their use of the promised time' },
    ),
    risks: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'such as draw, round' }),
        title: Type.String(),
        at: Maybe(EpochMs),
        amount: Type.String(),
        limit: Maybe(Type.String()),
        ...Place,
      }),
      { description: 'by the used share of the limit, then by amount' },
    ),
    riskKinds: Type.Array(Type.String(), { description: 'kinds of risks that the operator may read' }),
  }),
  policies: { background: true },
});

export const netReasons = endpoint({
  id: 'backoffice.netReasons',
  path: '/backoffice/api/today/net',
  summary: 'Causes of the net revenue of a period, or of one hour or day of it: figures and the largest losses',
  query: StrictObject({
    period: Type.Optional(
      Type.Union([Type.Literal('today'), Type.Literal('yesterday'), Type.Literal('week'), Type.Literal('month')]),
    ),
    at: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 8e15, description: 'start of an hour or day of the period' }),
    ),
  }),
  value: Type.Object({
    asset: Type.String(),
    from: EpochMs,
    to: EpochMs,
    net: SignedAmount,
    parts: Type.Array(Type.Object({ name: Type.String(), amount: SignedAmount }), {
      description: 'figures that add up to the net revenue, signed',
    }),
    reasons: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'such as win, game, gift' }),
        title: Type.String(),
        detail: Maybe(Type.String()),
        amount: Type.String({ description: 'loss of the house' }),
        at: Maybe(EpochMs),
        ...Place,
      }),
    ),
  }),
  errors: ['permission.denied', 'request.invalid'],
});
