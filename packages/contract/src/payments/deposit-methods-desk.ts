import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput, Maybe, Reason, RequestKey, Strict } from '../shapes.ts';
import { Level } from './withdrawal-terms-desk.ts';

const Terms = Type.Object(
  {
    isOpen: Type.Boolean(),
    least: AmountInput,
    most: AmountInput,
    /** Taken from what arrives. */
    fee: AmountInput,
    /** What the member may tap instead of typing. */
    suggested: Type.Array(AmountInput, { maxItems: 8, uniqueItems: true }),
    minutes: Type.Integer({ minimum: 1, maximum: 1440, description: 'how long an order waits for its player' }),
  },
  Strict,
);
const Method = Type.String({ minLength: 1, maxLength: 40 });
const base = { room: 'payments', auth: 'operator', path: '/backoffice/api/depositMethods' } as const;

export const depositWays = endpoint({
  ...base,
  id: 'paymentsDesk.depositWays',
  method: 'GET',
  permission: 'payments.read',
  summary:
    'Ways to deposit in the order of the members’ page: terms of everybody, and those from a level of members on',
  value: Type.Object({
    currency: Type.String(),
    methods: Type.Array(
      Type.Object({
        method: Method,
        name: Type.String(),
        /** Who serves it; null: nobody does, so that no member sees it. */
        provider: Maybe(Type.String()),
        /** In order; those of everybody first. */
        levels: Type.Array(Type.Object({ level: Level, terms: Terms })),
      }),
    ),
  }),
  errors: [],
});

export const changeDepositWay = endpoint({
  ...base,
  id: 'paymentsDesk.changeDepositWay',
  method: 'POST',
  permission: 'payments.resolve',
  summary: 'Change the terms of a way to deposit; more money, a smaller least or a higher fee needs a second operator',
  body: Type.Object(
    {
      method: Method,
      /** From which level on. */
      level: Level,
      /** As they were when the change was written; null where the level had none. */
      before: Maybe(Terms),
      /** Null takes those of a level away. */
      terms: Maybe(Terms),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  /** Null: in force already. */
  value: Type.Object({ approval: Maybe(Approval) }),
  errors: ['not.found', 'request.invalid', 'deposit.terms.changed', 'idempotency.conflict'],
});

export const orderDepositWays = endpoint({
  ...base,
  id: 'paymentsDesk.orderDepositWays',
  method: 'PUT',
  permission: 'payments.resolve',
  summary: 'In which order members see the ways to deposit',
  body: Type.Object({ methods: Type.Array(Method, { maxItems: 100, uniqueItems: true }), reason: Reason }, Strict),
  value: Type.Object({ methods: Type.Array(Method) }),
  errors: ['deposit.terms.changed'],
});
