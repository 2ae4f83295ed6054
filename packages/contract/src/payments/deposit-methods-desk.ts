import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput, Maybe, Reason, RequestKey, Strict, StrictObject, Version } from '../shapes.ts';
import { DepositKind } from './member.ts';
import { levelsOf, termsWith, inputFor } from './terms.ts';

/** The fee is deducted from the amount that arrives. */
const Terms = termsWith({
  isOpen: Type.Boolean(),
  /** Amounts that the member can tap instead of typing. */
  suggested: Type.Array(AmountInput, { maxItems: 8, uniqueItems: true }),
  minutes: Type.Integer({ minimum: 1, maximum: 1440, description: 'time until an unpaid order expires' }),
});
const MethodName = Type.String({ minLength: 1, maxLength: 60 });
/** Names by language code, such as VI; the English name is the fallback. */
const Names = Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), MethodName, Strict);
const named = { name: MethodName, names: Names };
const Method = Type.String({ minLength: 1, maxLength: 40 });
const base = { path: '/backoffice/api/depositMethods' } as const;

export const depositMethods = endpoint({
  ...base,
  id: 'paymentsDesk.depositMethods',
  permission: 'payments.read',
  summary: 'Deposit methods in the order of the members’ page: general terms, and terms from a level on',
  value: Type.Object({
    currency: Type.String(),
    /** Of the order of the methods. */
    version: Version,
    methods: Type.Array(
      Type.Object({
        method: Method,
        /** In English. */
        name: Type.String(),
        names: Names,
        /** Version of the names. */
        version: Version,
        /** Provider of the method; null when there is none, so that members do not see the method. */
        provider: Maybe(Type.String()),
        levels: levelsOf(Terms),
      }),
    ),
    /** Methods that providers offer in the currency; a new method is based on one of them. */
    offered: Type.Array(Type.Object({ via: Method, kind: DepositKind, provider: Type.String() })),
  }),
});

export const changeDepositMethod = endpoint({
  ...base,
  id: 'paymentsDesk.changeDepositMethod',
  method: 'POST',
  permission: 'payments.resolve',
  summary:
    'Change the terms of a deposit method; a higher maximum, lower minimum or higher fee needs a second operator',
  body: inputFor(Terms, { method: Method }),
  /** Null when the change is effective already. */
  value: Type.Object({ approval: Maybe(Approval) }),
  errors: ['not.found', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
});

export const orderDepositMethods = endpoint({
  ...base,
  id: 'paymentsDesk.orderDepositMethods',
  method: 'PUT',
  permission: 'payments.resolve',
  summary: 'Set the order of deposit methods',
  body: StrictObject({
    methods: Type.Array(Method, { maxItems: 100, uniqueItems: true }),
    reason: Reason,
    version: Type.Optional(Version),
  }),
  value: Type.Object({ methods: Type.Array(Method), version: Version }),
  errors: ['version.conflict'],
});

export const nameDepositMethod = endpoint({
  ...base,
  id: 'paymentsDesk.nameDepositMethod',
  method: 'PUT',
  path: '/backoffice/api/depositMethods/names',
  permission: 'payments.resolve',
  summary: 'Set the names of a deposit method in each language',
  body: StrictObject({ method: Method, ...named, reason: Reason, version: Type.Optional(Version) }),
  value: Type.Object({ ...named, version: Version }),
  errors: ['not.found', 'request.invalid', 'version.conflict'],
});

export const addDepositMethod = endpoint({
  ...base,
  id: 'paymentsDesk.addDepositMethod',
  method: 'POST',
  path: '/backoffice/api/paymentMethods',
  permission: 'payments.resolve',
  summary: 'Request a new deposit method of a kind that a provider offers; it is added last',
  body: StrictObject({
    method: Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{0,30}$',
      description: 'our code of the method; a number is appended if it is taken',
    }),
    kind: DepositKind,
    provider: Type.String({ minLength: 1, maxLength: 40 }),
    names: StrictObject({ EN: MethodName }, { patternProperties: { '^[A-Z]{2}$': MethodName } }),
    min: AmountInput,
    max: AmountInput,
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: "the merchant's" }),
    fee: Type.Optional(AmountInput),
    suggested: Type.Optional(Terms.properties.suggested),
    minutes: Type.Optional(Terms.properties.minutes),
    isOpen: Type.Optional(Type.Boolean()),
    reason: Reason,
    requestKey: Type.Optional(RequestKey),
  }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});
