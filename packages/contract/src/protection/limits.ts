import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, GamePicture, Maybe, SignedAmount, StrictObject } from '../shapes.ts';

const Kind = Type.Union([
  Type.Literal('deposit'),
  Type.Literal('loss'),
  Type.Literal('stake'),
  Type.Literal('session'),
]);
const Period = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]);
const Minutes = Type.Integer({ minimum: 0, maximum: 44_640, description: 'whole minutes, of a session' });
const Value = Type.Union([Amount, Minutes]);

const Limits = Type.Array(
  Type.Object({
    kind: Kind,
    period: Period,
    limit: Maybe(Value),
    used: Value,
    pending: Maybe(Type.Object({ limit: Maybe(Value), confirmFrom: EpochMs })),
  }),
  { description: 'every kind and period; limit is null where none is set' },
);

export const limits = endpoint({
  id: 'protection.limits',
  path: '/wps/protection/limits',
  summary: "The member's limits, their used part, and pending raises",
  value: Limits,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const changeLimit = endpoint({
  id: 'protection.changeLimit',
  method: 'PUT',
  path: '/wps/protection/limits',
  summary:
    'Set one limit: a lower one is effective immediately, a higher one or none (null) after 24 hours if confirmed',
  body: StrictObject({
    kind: Kind,
    period: Period,
    limit: Type.Union([AmountInput, Minutes, Type.Null()], {
      description: 'an amount; whole minutes for kind session; null removes the limit',
    }),
  }),
  value: Limits,
  errors: ['permission.denied', 'request.invalid'],
  policies: { realAccount: true },
});

export const confirmLimit = endpoint({
  id: 'protection.confirmLimit',
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  summary: 'Confirm a raise after its waiting time',
  body: StrictObject({ kind: Kind, period: Period }),
  value: Limits,
  errors: ['permission.denied', 'not.found', 'limit.waiting'],
  policies: { realAccount: true },
});

const CheckMinutes = Maybe(Type.Integer({ minimum: 1, maximum: 480, description: 'null for none' }));
const RealityCheck = Type.Object({ minutes: CheckMinutes });

export const realityCheck = endpoint({
  id: 'protection.realityCheck',
  path: '/wps/protection/realityCheck',
  summary: 'Interval of the reality check',
  value: RealityCheck,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const setRealityCheck = endpoint({
  id: 'protection.setRealityCheck',
  method: 'PUT',
  path: '/wps/protection/realityCheck',
  summary: 'Set the interval of the reality check',
  body: StrictObject({ minutes: CheckMinutes }),
  value: RealityCheck,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

const Session = Type.Object({
  beganAt: EpochMs,
  now: EpochMs,
  bets: Type.Integer({ description: 'number of bets placed in it' }),
  stake: Amount,
  win: Amount,
  net: SignedAmount,
  open: Amount,
  realityCheckMinutes: Maybe(Type.Integer()),
  checkAt: Maybe(EpochMs),
  isReviewDue: Type.Boolean(),
});

export const session = endpoint({
  id: 'protection.session',
  path: '/wps/protection/session',
  summary: 'Time and money since the session began: with the first activity after a break of 30 minutes',
  value: Session,
  errors: ['permission.denied'],
  policies: { realAccount: true, background: true },
});

export const acknowledgeCheck = endpoint({
  id: 'protection.acknowledgeCheck',
  method: 'POST',
  path: '/wps/protection/realityCheck/acknowledge',
  summary: 'Confirm the reality check; the next is due after the interval',
  value: Session,
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const markReviewed = endpoint({
  id: 'protection.markReviewed',
  method: 'POST',
  path: '/wps/protection/review',
  summary: 'Confirm the half-yearly review of the account',
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

const Sums = { stake: Amount, win: Amount, net: SignedAmount };

export const history = endpoint({
  id: 'protection.history',
  path: '/wps/protection/history',
  summary: 'Time and money by day of the merchant, and money by game; bets count on the day they were placed',
  query: StrictObject({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 7 })) }),
  value: Type.Object({
    days: Type.Array(Type.Object({ date: Type.String(), ...Sums, minutes: Type.Integer() })),
    games: Type.Array(
      Type.Object({
        product: Type.String(),
        gameId: Type.String(),
        gameName: Type.String(),
        /** Null for a removed game, and for lotteries of the merchant. */
        picture: Maybe(GamePicture),
        bets: Type.Integer(),
        ...Sums,
      }),
    ),
    total: Type.Object({ ...Sums, minutes: Type.Integer() }),
    open: Amount,
  }),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});
