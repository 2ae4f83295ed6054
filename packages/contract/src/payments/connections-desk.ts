import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, Reason, RequestKey, Strict, Version } from '../shapes.ts';

/** Providers that operators can connect; the sandbox is configured by the environment only. */
export const CONNECTED_PROVIDERS = ['payos', 'stripe', 'by-hand'] as const;

const Provider = Type.Enum([...CONNECTED_PROVIDERS], {
  description: 'payos, stripe: deposits; by-hand: payouts that operators make themselves and mark as paid',
});
const Texts = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,32}$' }), Type.String({ maxLength: 300 }), Strict);

export const ConnectionTest = Type.Object({
  at: EpochMs,
  result: Type.Enum(['passed', 'keys', 'refused', 'unanswered', 'notConnected']),
  ms: Type.Integer({ description: 'time until the answer; 0 when nothing was sent' }),
  detail: Type.String({ description: 'what was answered' }),
});

const Connection = Type.Object({
  provider: Type.String(),
  direction: Type.Enum(['in', 'out']),
  source: Type.Enum(['console', 'environment', 'none'], { description: 'who says how it is connected' }),
  isOn: Type.Boolean(),
  mayChange: Type.Boolean({ description: 'false for the sandbox' }),
  currencies: Maybe(Type.Array(Type.String(), { description: 'that it takes; null: every one' })),
  url: Type.String(),
  /** Settings that are not secret, by name. */
  fields: Texts,
  /** Secret keys by name, with the last characters of those that are set. */
  keys: Type.Array(Type.Object({ name: Type.String(), hint: Maybe(Type.String()) })),
  webhookUrl: Maybe(Type.String({ description: 'where the provider sends its events' })),
  test: Maybe(ConnectionTest),
  version: Version,
});

const base = { room: 'payments', auth: 'operator', permission: 'payments.connect' } as const;
const one = { params: Type.Object({ provider: Type.String({ pattern: '^[a-z-]{1,32}$' }) }, Strict) } as const;

export const paymentConnections = endpoint({
  ...base,
  id: 'paymentsDesk.paymentConnections',
  method: 'GET',
  path: '/backoffice/api/paymentConnections',
  permission: 'payments.read',
  summary: 'How each provider of payments is connected, its keys by hints alone, and its last test',
  value: Type.Object({ currency: Type.String(), providers: Type.Array(Connection) }),
  errors: [],
});

export const connectPayments = endpoint({
  ...base,
  ...one,
  id: 'paymentsDesk.connectPayments',
  method: 'PUT',
  path: '/backoffice/api/paymentConnections/:provider',
  summary:
    'Ask for a provider to be connected, changed or switched on; a second operator approves. No restart is needed',
  params: Type.Object({ provider: Provider }, Strict),
  body: Type.Object(
    {
      url: Type.Optional(
        Type.String({ maxLength: 300, description: 'left out or empty: the address that it publishes' }),
      ),
      fields: Type.Optional(Texts),
      keys: Type.Optional(Texts),
      reason: Reason,
      version: Type.Optional(Version),
      requestKey: Type.Optional(RequestKey),
    },
    Strict,
  ),
  value: Approval,
  errors: ['request.invalid', 'version.conflict', 'idempotency.conflict'],
});

export const disconnectPayments = endpoint({
  ...base,
  ...one,
  id: 'paymentsDesk.disconnectPayments',
  method: 'POST',
  path: '/backoffice/api/paymentConnections/:provider/off',
  summary:
    'Switch a provider off at once: nothing new is sent to it, and what is open is not asked about until it is on',
  params: Type.Object({ provider: Provider }, Strict),
  body: Type.Object({ reason: Reason, version: Type.Optional(Version) }, Strict),
  value: Type.Object({ provider: Type.String(), isOn: Type.Boolean() }),
  errors: ['not.found', 'version.conflict'],
});

export const testPayments = endpoint({
  ...base,
  ...one,
  id: 'paymentsDesk.testPayments',
  method: 'POST',
  path: '/backoffice/api/paymentConnections/:provider/test',
  summary: 'Call the provider with its keys, and keep what came of it',
  value: ConnectionTest,
  errors: ['not.found'],
});
