import { randomUUID } from 'node:crypto';
import type { ApprovalKind as KindOfApproval, connectionCalls, Permission } from '@fairlot/contract';
import type { Tx } from '../db/index.ts';
import { STAFF } from '../events/index.ts';
import { type BoundRoute, route } from '../http/index.ts';
import type { Platform } from '../index.ts';
import {
  type Acting,
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  requireVersion,
  requestApproval,
  versionOf,
} from '../operators/index.ts';
import { Refusal } from '../refusal.ts';
import { addressOf, type Connections, fieldsOf, keysOf, type Kind, type Outcome, refuseField } from './kind.ts';
import {
  type Connection,
  hasKeys,
  lockConnections,
  readConnections,
  sealKeys,
  storeKeys,
  storeTest,
  switchOff,
  writeConnection,
} from './rows.ts';
import { type ConnectionState, type ConnectionView, readStates, readViews } from './views.ts';

/** Time for which replaced keys still verify calls of a provider. */
const FORMER_HOURS = 24;

interface DeskOf<Client> {
  connections: Connections<Client>;
  /** The room's calls of the contract, made by `connectionCalls`. */
  calls: ReturnType<typeof connectionCalls>;
  approvalKind: KindOfApproval;
  permission: Permission;
  /** At most one provider of a group is active: connecting one disables the others. */
  isOneOfGroup?: boolean;
  /** Disabling a provider also takes a second operator. */
  offNeedsSecond?: boolean;
  /** Sends a test message to the recipient that the operator enters. */
  needsRecipient?: boolean;
  /**
   * Calls a provider to see whether the connection works; for one that is off the client is undefined. Never called
   * inside a transaction.
   */
  test: (provider: string, client: Client | undefined, to: string) => Promise<Outcome>;
  /** Other providers that the list shows and that can be tested, but not changed here. */
  others?: () => Promise<readonly ConnectionView[]>;
  /** Runs in the transaction of each change, to announce it beyond operators. */
  changed?: (tx: Tx) => Promise<void>;
}

/** A requested connection; `former` is the version that it changes. */
interface ConnectionInput {
  connection: Connection;
  hints: Record<string, string>;
  /** The providers that it replaces. */
  others: string[];
  former: string;
}

/** The console's calls: two operators connect a provider or replace its keys, without a restart. */
export function createConnectionDesk<Client>(
  platform: Pick<Platform, 'config' | 'db' | 'events' | 'log' | 'ports' | 'secrets'>,
  of: DeskOf<Client>,
): { routes: readonly BoundRoute[]; approval: Approval<ConnectionInput> & ApprovalKind } {
  const { config, db, events, log, secrets } = platform;
  const { connections, calls, permission, isOneOfGroup = false, offNeedsSecond = false, needsRecipient = false } = of;
  const { room, kinds } = connections;

  const connecting = approval<ConnectionInput>({
    kind: of.approvalKind,
    permission,
    object: ({ connection: { provider } }) => `${room}:${provider}`,
    details: ({ connection: { isOn, url, fields }, hints, others }) => [
      ...(isOn ? [] : ['switch off']),
      ...(url === '' ? [] : [`url: ${url}`]),
      ...Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])),
      ...Object.entries(hints).map(([name, hint]) => `${name}: …${hint}`),
      ...others.map((provider) => `replaces: ${provider}`),
    ],
    execute: async (tx, { connection, hints, others, former }) => {
      const before = await lockedState(tx, connection.provider);
      requireVersion(former, before);
      const { keysId, ...after } = connection;
      if (keysId !== null && !(await hasKeys(tx, room, keysId))) throw new Refusal('not.found');
      const replaced = await switchOff(tx, room, others);
      await write(tx, connection);
      const action = connection.isOn ? `${room}.connected` : `${room}.disconnected`;
      return { action, before: { ...before }, after: { ...after, keys: hints, replaced } };
    },
    executed: () => {
      connections.refresh().catch((error: unknown) => log.error({ err: error, room }, 'connections cannot be read'));
    },
  });

  async function stateOf(executor: Tx | typeof db, provider: string): Promise<ConnectionState> {
    const found = (await readStates(executor, connections, isOneOfGroup)).find((one) => one.provider === provider);
    if (found === undefined) throw new Refusal('not.found');
    return found;
  }
  async function lockedState(tx: Tx, provider: string): Promise<ConnectionState> {
    await lockConnections(tx, room);
    return stateOf(tx, provider);
  }
  async function write(tx: Tx, connection: Connection): Promise<void> {
    await writeConnection(tx, room, connection, FORMER_HOURS);
    await events.stream.publish(tx, STAFF, 'connections.changed', { room });
    await of.changed?.(tx);
  }
  const storedOf = async (executor: Tx | typeof db, provider: string) =>
    (await readConnections(executor, room)).find((one) => one.provider === provider);
  const ask = (
    acting: Acting,
    input: { reason: string; requestKey: string },
    payload: Parameters<typeof requestApproval<ConnectionInput>>[4],
  ) => requestApproval(platform, acting, input, connecting, payload);
  /** The stored connection, disabled; if none is stored, the environment's is stored as disabled. */
  async function switchedOff(
    executor: Tx | typeof db,
    { provider, url, fields }: ConnectionState,
  ): Promise<Connection> {
    const keysId = (await storedOf(executor, provider))?.keysId ?? null;
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return { provider, url, fields: values, keysId, isOn: false };
  }

  return {
    approval: connecting,
    routes: [
      route(calls.list, async () => ({
        providers: [
          ...(await readViews(db, connections, { isOneOfGroup, needsRecipient })),
          ...((await of.others?.()) ?? []),
        ],
      })),
      route(calls.connect, async ({ operator, ip, params, body }) => {
        const { reason, version, requestKey = randomUUID(), url = '', fields = {}, keys: given = {} } = body;
        const kind = kindOf(kinds, params.provider);
        const { provider, group } = kind;
        const state = await stateOf(db, provider);
        requireVersion(version, state);
        const keys = keysOf(kind, given);
        const set = keys && sealKeys(secrets, room, provider, keys);
        const keysId = set?.id ?? (await storedOf(db, provider))?.keysId ?? null;
        if (keysId === null && kind.keys.length > 0 && kind.hasOptionalKeys !== true)
          throw refuseField(`keys.${kind.keys[0]}`, 'required');
        const rest = kinds.filter((one) => one.group === group && one.provider !== provider);
        const wanted: ConnectionInput = {
          connection: {
            provider,
            isOn: true,
            url: addressOf(kind, url, config.isProduction),
            fields: fieldsOf(kind, fields),
            keysId,
          },
          hints: set?.hints ?? {},
          others: isOneOfGroup ? rest.map((one) => one.provider) : [],
          former: versionOf(state),
        };
        return ask({ operator, ip }, { reason, requestKey }, async (tx) => {
          if (set !== null) await storeKeys(tx, room, set);
          return wanted;
        });
      }),
      route(calls.off, async ({ operator, ip, params, body }) => {
        const { reason, version, requestKey = randomUUID() } = body;
        const { provider } = kindOf(kinds, params.provider);
        if (offNeedsSecond) {
          const state = await stateOf(db, provider);
          requireVersion(version, state);
          const connection = await switchedOff(db, state);
          const wanted = { connection, hints: {}, others: [], former: versionOf(state) };
          return ask({ operator, ip }, { reason, requestKey }, wanted);
        }
        const value = await audited(platform, { operator, ip }, async (tx) => {
          const state = await lockedState(tx, provider);
          requireVersion(version, state);
          await write(tx, await switchedOff(tx, state));
          const trail = { action: `${room}.disconnected`, object: `${room}:${provider}`, reason };
          return {
            value: { provider, isOn: false },
            trail: { ...trail, before: { isOn: state.isOn }, after: { isOn: false } },
          };
        });
        await connections.refresh();
        return value;
      }),
      route(calls.test, async ({ params: { provider }, body }) => {
        const to = body?.to?.trim() ?? '';
        if (needsRecipient && to === '') throw refuseField('to', 'required');
        const startedAt = performance.now();
        const { result, detail } = await of.test(provider, connections.clientOf(provider), to);
        const ms = result === 'notConnected' ? 0 : Math.round(performance.now() - startedAt);
        const stored = await storeTest(db, room, { provider, result, detail: detail.slice(0, 200), ms });
        return { at: stored.at.getTime(), result: stored.result, ms: stored.ms, detail: stored.detail };
      }),
    ],
  };
}

function kindOf<Client>(kinds: readonly Kind<Client>[], provider: string): Kind<Client> {
  const kind = kinds.find((one) => one.provider === provider);
  if (kind === undefined) throw new Refusal('not.found');
  return kind;
}
