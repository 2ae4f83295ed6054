import { randomUUID } from 'node:crypto';
import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  demandVersion,
  requestApproval,
  versionOf,
} from '../../../platform/operators/index.ts';
import { isOutsideAddress } from '../../../platform/post-outside.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isLoopback } from '../adapters/call.ts';
import { type Kind, KINDS } from '../connections/kinds.ts';
import { type Connection, keepKeys, lockConnections, readConnections, sealKeys } from '../connections/rows.ts';
import type { Connections } from '../connections/store.ts';
import { type Testable, testConnection } from '../connections/test-connection.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { carryOut, type ConnectionViews } from './connection-views.ts';

/** A connection as it is asked for; `former` is the version that it changes. */
interface ConnectionWish {
  connection: Connection;
  hints: Record<string, string>;
  former: string;
}

/** Two operators connect a provider or give it other keys, without a restart; one switches it off. */
export function createConnectionDesk(
  platform: PaymentsPlatform,
  connections: Connections,
  views: ConnectionViews,
  testable: readonly Testable[],
): { routes: readonly BoundRoute[]; approval: Approval<ConnectionWish> & ApprovalKind } {
  const { db, log, secrets, site } = platform;
  const executed = () => {
    connections.refresh().catch((error: unknown) => log.error({ err: error }, 'a connection cannot be read'));
  };
  const connecting = approval<ConnectionWish>({
    kind: 'payments.connection',
    permission: 'payments.connect',
    object: ({ connection: { provider } }) => `payments:${provider}`,
    details: ({ connection: { url, fields }, hints }) => [
      ...(url === '' ? [] : [`url: ${url}`]),
      ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
      ...Object.entries(hints).map(([name, hint]) => `${name}: …${hint}`),
    ],
    execute: async (tx, { connection, hints, former }) => {
      const before = await lockedStateOf(tx, connection.provider);
      if (versionOf(before) !== former) throw new Refusal('version.conflict');
      await carryOut(platform, tx, connection);
      const { keysId: _id, ...after } = connection;
      return { action: 'payments.connected', before: { ...before }, after: { ...after, keys: hints } };
    },
    executed,
  });

  async function lockedStateOf(tx: Tx, provider: string) {
    await lockConnections(tx);
    return views.stateOf(tx, provider);
  }

  return {
    approval: connecting,
    routes: [
      route(contract.paymentConnections, async () => ({
        currency: await site.currency(),
        providers: await views.all(),
      })),
      route(contract.connectPayments, async ({ operator, ip, params, body }) => {
        const { reason, version, requestKey = randomUUID(), url = '', fields = {}, keys: given = {} } = body;
        const kind = kindOf(params.provider);
        const state = await views.stateOf(db, kind.provider);
        demandVersion(version, state);
        const set = sealKeys(secrets, kind, given);
        const stored = (await readConnections(db)).find(({ provider }) => provider === kind.provider);
        const keysId = set?.id ?? stored?.keysId ?? null;
        if (keysId === null && kind.keys.length > 0)
          throw new Refusal('request.invalid', { field: `keys.${kind.keys[0]}`, reason: 'required' });
        const connection = {
          provider: kind.provider,
          isOn: true,
          url: addressOf(platform, kind, url.trim()),
          fields: fieldsOf(kind, fields),
          keysId,
        };
        const wish = { connection, hints: set?.hints ?? {}, former: versionOf(state) };
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, connecting, async (tx) => {
          if (set !== null) await keepKeys(tx, set);
          return wish;
        });
      }),
      route(contract.disconnectPayments, async ({ operator, ip, params, body: { reason, version } }) => {
        const { provider } = kindOf(params.provider);
        const value = await audited(platform, { operator, ip }, async (tx) => {
          const before = await lockedStateOf(tx, provider);
          demandVersion(version, before);
          const stored = (await readConnections(tx)).find((one) => one.provider === provider);
          const { url, fields } = before;
          await carryOut(platform, tx, { provider, url, fields, keysId: stored?.keysId ?? null, isOn: false });
          const trail = { action: 'payments.disconnected', object: `payments:${provider}`, reason };
          return {
            value: { provider, isOn: false },
            trail: { ...trail, before: { isOn: before.isOn }, after: { isOn: false } },
          };
        });
        await connections.refresh();
        return value;
      }),
      route(contract.testPayments, async ({ params: { provider } }): Promise<ValueOf<typeof contract.testPayments>> => {
        const { provider: _provider, at, ...test } = await testConnection(db, testable, provider);
        return { ...test, at: at.getTime() };
      }),
    ],
  };
}

function kindOf(provider: string): Kind {
  const kind = KINDS.find((one) => one.provider === provider);
  if (kind === undefined) throw new Refusal('not.found');
  return kind;
}

/** @throws Refusal request.invalid for an address that payments may not be sent to */
function addressOf({ config }: PaymentsPlatform, { url: published }: Kind, entered: string): string {
  if (published === '' || entered === '') return published;
  const url = entered.replace(/\/+$/, '');
  const isNear = !config.isProduction && isLoopback(url) && /^https?:/.test(url);
  if (!isNear && !isOutsideAddress(url, undefined))
    throw new Refusal('request.invalid', { field: 'url', reason: 'address' });
  return url;
}

/** What was entered over what a provider has while nothing is. @throws Refusal request.invalid */
function fieldsOf({ fields: known }: Kind, entered: Readonly<Record<string, string>>): Record<string, string> {
  for (const name of Object.keys(entered))
    if (!Object.hasOwn(known, name))
      throw new Refusal('request.invalid', { field: `fields.${name}`, reason: 'unknown' });
  return Object.fromEntries(
    Object.entries(known).map(([name, usual]) => {
      const value = entered[name]?.trim() || usual;
      if (value === '') throw new Refusal('request.invalid', { field: `fields.${name}`, reason: 'required' });
      return [name, value];
    }),
  );
}
