import { Type } from 'typebox';
import { Approval } from './backoffice/shapes.ts';
import { endpoint } from './define.ts';
import type { Permission } from './generated/permissions.ts';
import { EpochMs, Maybe, Reason, RequestKey, Strict, StrictObject, Version } from './shapes.ts';

const Texts = Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,32}$' }), Type.String({ maxLength: 8000 }), Strict);

/** Result of the last test of a connection. */
const ConnectionTest = Type.Object({
  at: EpochMs,
  result: Type.Enum(['passed', 'keys', 'refused', 'unanswered', 'notConnected'], {
    description: 'keys: the provider rejects our keys; refused: it responded with an error',
  }),
  ms: Type.Integer({ description: 'time until the answer; 0 when nothing was sent' }),
  detail: Type.String({ description: "the provider's response" }),
});

/** One provider and its connection, as the console shows it. */
const Connection = Type.Object({
  provider: Type.String(),
  group: Type.String({ description: 'what the provider is for; the room names its groups' }),
  source: Type.Enum(['console', 'environment', 'none'], { description: 'where its settings come from' }),
  isOn: Type.Boolean({ description: 'false also while another provider of the group is used instead' }),
  mayChange: Type.Boolean({ description: 'false where only the environment can change it' }),
  url: Type.String({ description: 'empty where there is none' }),
  needsUrl: Type.Boolean({ description: 'an operator must enter the address' }),
  fields: Type.Array(
    Type.Object({
      name: Type.String(),
      value: Type.String(),
      isRequired: Type.Boolean(),
      options: Maybe(Type.Array(Type.String(), { description: 'the accepted values; null: any text' })),
    }),
    { description: 'settings that are not secret' },
  ),
  keys: Type.Array(Type.Object({ name: Type.String(), hint: Maybe(Type.String()) }), {
    description: 'keys; the hint of a stored key is its last characters',
  }),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description: 'more about the provider, such as the address that its events are sent to',
  }),
  warnings: Type.Array(Type.String(), { description: 'codes of reasons why it cannot be used as it is' }),
  needsRecipient: Type.Boolean({ description: 'a test sends a message, so it needs an address or a number' }),
  test: Maybe(ConnectionTest),
  version: Version,
});

interface ConnectionCalls<N extends string> {
  /** Prefix of the ids of the calls, as in `paymentsDesk`. */
  desk: string;
  /** Path below `/backoffice/api/`, and the name of the list. */
  path: string;
  /** Names of the calls that connect, switch off and test. */
  calls: readonly [string, string, string];
  /** Providers that operators can connect. */
  providers: readonly N[];
  read: Permission;
  change: Permission;
}

const ConnectBody = StrictObject({
  url: Type.Optional(Type.String({ maxLength: 300, description: 'empty: the address that it publishes' })),
  fields: Type.Optional(Texts),
  keys: Type.Optional(Texts),
  reason: Reason,
  version: Type.Optional(Version),
  requestKey: Type.Optional(RequestKey),
});

/**
 * The console's calls about the connections of one room: list, connect, switch off and test. The room exports each call
 * from its `desk.ts`; `platform/connections` implements them.
 */
export function connectionCalls<N extends string>(of: ConnectionCalls<N>) {
  const { desk, path, calls, providers, read, change } = of;
  const params = StrictObject({ provider: Type.Enum([...providers]) });
  const [connect, off, test] = calls.map((call) => `${desk}.${call}`) as [string, string, string];
  const one = `/backoffice/api/${path}/:provider` as const;
  return {
    list: endpoint({
      id: `${desk}.${path}`,
      path: `/backoffice/api/${path}`,
      permission: read,
      summary: 'Connection of each provider, with hints of its keys and its last test',
      value: Type.Object({ providers: Type.Array(Connection) }),
    }),
    connect: endpoint({
      id: connect,
      method: 'PUT',
      path: one,
      permission: change,
      summary: 'Request to connect, change or enable a provider; no restart is needed',
      params,
      body: ConnectBody,
      value: Approval,
      errors: ['request.invalid', 'version.conflict', 'idempotency.conflict'],
    }),
    off: endpoint({
      id: off,
      method: 'POST',
      path: `${one}/off`,
      permission: change,
      summary:
        'Disable a provider immediately: nothing new is sent to it. Where the law requires the provider, a second ' +
        'operator approves first',
      params,
      body: StrictObject({ reason: Reason, version: Type.Optional(Version), requestKey: Type.Optional(RequestKey) }),
      value: Type.Object({ provider: Type.String(), isOn: Type.Boolean() }),
      accepted: Approval,
      errors: ['not.found', 'version.conflict', 'idempotency.conflict'],
    }),
    test: endpoint({
      id: test,
      method: 'POST',
      path: `${one}/test`,
      permission: change,
      summary: 'Call the provider with its keys, and store the result',
      params: StrictObject({ provider: Type.String({ pattern: '^[a-zA-Z-]{1,32}$' }) }),
      body: Maybe(
        StrictObject({
          to: Type.Optional(Type.String({ maxLength: 200, description: 'recipient, where a message is sent' })),
        }),
      ),
      value: ConnectionTest,
      errors: ['not.found', 'request.invalid', 'rate.limited'],
      policies: { rateLimit: { max: 30, windowSeconds: 60, by: 'address', shared: false } },
    }),
  };
}
