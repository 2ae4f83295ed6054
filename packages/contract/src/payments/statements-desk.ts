import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, DateText, EpochMs, Id, Maybe, SignedAmount, StrictObject } from '../shapes.ts';

const Direction = Type.Union([Type.Literal('in'), Type.Literal('out')]);
const Provider = Type.String({ pattern: '^[a-z0-9-]{2,32}$' });

const Sums = Type.Object({ count: Type.Integer(), in: Amount, out: Amount });

const Reconciliation = Type.Object({
  provider: Type.String(),
  day: DateText,
  currency: Type.String(),
  /** Null until a file of the day was imported. */
  importedAt: Maybe(EpochMs),
  importedBy: Maybe(Type.String()),
  theirs: Sums,
  ours: Sums,
  differences: Type.Array(
    Type.Object({
      kind: Type.Union([
        /** In the provider's file, but not among our payments. */
        Type.Literal('unknown-here'),
        /** Credited or paid here on the day, but in none of the provider's files. */
        Type.Literal('unknown-there'),
        Type.Literal('amount'),
        Type.Literal('currency'),
        /** Known here, but neither credited nor paid. */
        Type.Literal('not-booked'),
        Type.Literal('listed-twice'),
      ]),
      direction: Direction,
      paymentId: Type.String(),
      theirs: Maybe(Amount),
      ours: Maybe(Amount),
      orderId: Maybe(Type.String()),
      memberId: Maybe(Id),
      status: Maybe(Type.String()),
    }),
  ),
  /** False when there are more differences than the answer contains. */
  isComplete: Type.Boolean(),
});

export const providers = endpoint({
  id: 'paymentsDesk.providers',
  path: '/backoffice/api/paymentProviders',
  permission: 'payments.read',
  summary: 'Health of payment providers, their balances in the ledger, and the amount members could withdraw',
  value: Type.Object({
    providers: Type.Array(
      Type.Object({
        provider: Type.String(),
        direction: Direction,
        currency: Type.String(),
        /**
         * Balance of the clearing account: money received through the provider less money sent back. Negative for money
         * paid out.
         */
        position: SignedAmount,
        /** Verified events of the last 24 hours, and those still unprocessed. */
        events: Type.Integer(),
        waiting: Type.Integer(),
        lastEventAt: Maybe(EpochMs),
        /** Orders of the last 24 hours. */
        orders: Type.Integer(),
        completed: Type.Integer(),
        failed: Type.Integer(),
        /**
         * Orders whose outcome the provider has not reported, the oldest of them, and cases that an operator has to
         * review.
         */
        unknown: Type.Integer(),
        oldestUnknownAt: Maybe(EpochMs),
        reviews: Type.Integer(),
        lastStatement: Maybe(DateText),
      }),
    ),
    cash: Type.Array(
      Type.Object({
        currency: Type.String(),
        atProviders: SignedAmount,
        /** Members' available balances, money held for withdrawals, and bonus money. */
        available: Amount,
        held: Amount,
        bonus: Amount,
        /** Money left if every member withdrew everything. */
        free: SignedAmount,
      }),
    ),
  }),
});

export const reconciliation = endpoint({
  id: 'paymentsDesk.reconciliation',
  path: '/backoffice/api/providerStatements',
  permission: 'payments.read',
  summary: "Reconciliation of a provider's statement for a day with our orders, with each difference",
  query: StrictObject({ provider: Provider, day: DateText }),
  value: Reconciliation,
  errors: ['not.found', 'request.invalid'],
});

export const importStatement = endpoint({
  id: 'paymentsDesk.importStatement',
  method: 'POST',
  path: '/backoffice/api/providerStatements',
  permission: 'payments.resolve',
  summary: 'Import the statement of a provider for a day; a later file of the day replaces it',
  body: StrictObject({ provider: Provider, day: DateText }),
  value: Reconciliation,
  errors: ['not.found', 'request.invalid'],
  policies: { form: { maxBytes: 8_000_000 } },
});
