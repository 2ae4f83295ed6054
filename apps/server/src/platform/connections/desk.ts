import type { ApprovalKind as KindOfApproval, connectionCalls, Permission } from '@fairlot/contract';
import type { Executor, Tx } from '../db/index.ts';
import { STAFF } from '../events/index.ts';
import { type BoundRoute, route } from '../http/index.ts';
import type { Platform } from '../index.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  requireVersion,
  requestApproval,
  versionOf,
  factLine,
} from '../operators/index.ts';
import { invalidField, Refusal, requireFound } from '../refusal.ts';
import { addressOf, type Connections, fieldsOf, keysOf, type Kind, type Outcome } from './kind.ts';
import {
  type Connection,
  hasKeys,
  lockConnections,
  readConnections,
  sealKeys,
  storeKeys,
  storeTest,
  switchOff,
} from './rows.ts';
import { replaceConnection } from './replace.ts';
import { type ConnectionState, type ConnectionView, readStates, readViews } from './views.ts';

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

type DeskPlatform = Pick<Platform, 'config' | 'db' | 'events' | 'ports' | 'secrets'>;
type Connecting = Approval<ConnectionInput> & ApprovalKind;

/** The console's calls: two operators connect a provider or replace its keys, without a restart. */
export function createConnectionDesk<Client>(
  platform: DeskPlatform,
  of: DeskOf<Client>,
): { routes: readonly BoundRoute[]; approval: Connecting } {
  const { db } = platform;
  const { connections, calls, isOneOfGroup = false, needsRecipient = false } = of;
  const connecting = createConnecting(platform, of);
  return {
    approval: connecting,
    routes: [
      route(calls.list, async () => ({
        providers: [
          ...(await readViews(db, connections, { isOneOfGroup, needsRecipient })),
          ...((await of.others?.()) ?? []),
        ],
      })),
      connectRoute(platform, of, connecting),
      offRoute(platform, of, connecting),
      route(calls.test, async ({ params: { provider }, body }) => {
        const to = body?.to?.trim() ?? '';
        if (needsRecipient && to === '') throw invalidField('to', 'required');
        // A connection approved a moment ago must not be judged by an answer to the previous one.
        await connections.refresh();
        const startedAt = performance.now();
        const { result, detail } = await of.test(provider, connections.clientOf(provider), to);
        const ms = result === 'notConnected' ? 0 : Math.round(performance.now() - startedAt);
        const tested = { provider, result, detail: detail.slice(0, 200), ms };
        const stored = await storeTest(db, connections.room, tested);
        return { at: stored.at.getTime(), result: stored.result, ms: stored.ms, detail: stored.detail };
      }),
    ],
  };
}

/** The change that a second operator approves. */
function createConnecting<Client>(platform: DeskPlatform, of: DeskOf<Client>): Connecting {
  const { connections, approvalKind, permission } = of;
  const { room } = connections;
  return approval<ConnectionInput>({
    kind: approvalKind,
    permission,
    object: ({ connection: { provider } }) => `${room}:${provider}`,
    details: ({ connection: { isOn, url, fields }, hints, others }) => [
      ...(isOn ? [] : [factLine('isOn', isOn)]),
      ...(url === '' ? [] : [factLine('url', url)]),
      ...Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [factLine(name, value)])),
      ...Object.entries(hints).map(([name, hint]) => factLine(name, `…${hint}`)),
      ...others.map((provider) => factLine('replaces', provider)),
    ],
    execute: async (tx, { connection, hints, others, former }) => {
      const before = await lockState(tx, of, connection.provider);
      requireVersion(former, before);
      const { keysId, ...after } = connection;
      if (keysId !== null && !(await hasKeys(tx, room, keysId))) throw new Refusal('not.found');
      const replaced = await switchOff(tx, room, others);
      await write(tx, platform, of, connection);
      const action = connection.isOn ? `${room}.connected` : `${room}.disconnected`;
      return { action, before: { ...before }, after: { ...after, keys: hints, replaced } };
    },
    executed: connections.refreshSoon,
  });
}

function connectRoute<Client>(platform: DeskPlatform, of: DeskOf<Client>, connecting: Connecting): BoundRoute {
  const { config, db, secrets } = platform;
  const { room, kinds } = of.connections;
  return route(of.calls.connect, async ({ operator, ip, params, body }) => {
    const { reason, version, requestKey, url = '', fields = {}, keys: given = {} } = body;
    const kind = kindOf(kinds, params.provider);
    const { provider, group } = kind;
    const state = await stateOf(db, of, provider);
    requireVersion(version, state);
    const keys = keysOf(kind, given);
    const set = keys && sealKeys(secrets, room, provider, keys);
    const keysId = set?.id ?? (await keysIdOf(db, room, provider));
    if (keysId === null && kind.keys.length > 0 && kind.hasOptionalKeys !== true)
      throw invalidField(`keys.${kind.keys[0]}`, 'required');
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
      others: of.isOneOfGroup === true ? rest.map((one) => one.provider) : [],
      former: versionOf(state),
    };
    return requestApproval(platform, { operator, ip }, { reason, requestKey }, connecting, async (tx) => {
      if (set !== null) await storeKeys(tx, room, set);
      return wanted;
    });
  });
}

function offRoute<Client>(platform: DeskPlatform, of: DeskOf<Client>, connecting: Connecting): BoundRoute {
  const { db } = platform;
  const { room, kinds } = of.connections;
  return route(of.calls.off, async ({ operator, ip, params, body }) => {
    const { reason, version, requestKey } = body;
    const { provider } = kindOf(kinds, params.provider);
    if (of.offNeedsSecond === true) {
      const state = await stateOf(db, of, provider);
      requireVersion(version, state);
      const connection = await switchedOff(db, room, state);
      const wanted = { connection, hints: {}, others: [], former: versionOf(state) };
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, connecting, wanted);
    }
    const value = await audited(platform, { operator, ip }, async (tx) => {
      const state = await lockState(tx, of, provider);
      requireVersion(version, state);
      await write(tx, platform, of, await switchedOff(tx, room, state));
      const trail = { action: `${room}.disconnected`, object: `${room}:${provider}`, reason };
      return {
        value: { provider, isOn: false },
        trail: { ...trail, before: { isOn: state.isOn }, after: { isOn: false } },
      };
    });
    await of.connections.refresh();
    return value;
  });
}

async function stateOf<Client>(
  executor: Executor,
  { connections, isOneOfGroup = false }: DeskOf<Client>,
  provider: string,
): Promise<ConnectionState> {
  return requireFound((await readStates(executor, connections, isOneOfGroup)).find((one) => one.provider === provider));
}

async function lockState<Client>(tx: Tx, of: DeskOf<Client>, provider: string): Promise<ConnectionState> {
  await lockConnections(tx, of.connections.room);
  return stateOf(tx, of, provider);
}

async function write<Client>(
  tx: Tx,
  { events, secrets }: DeskPlatform,
  { connections, changed }: DeskOf<Client>,
  connection: Connection,
): Promise<void> {
  await replaceConnection(tx, secrets, connections, connection);
  await events.stream.publish(tx, STAFF, 'connections.changed', { room: connections.room });
  await changed?.(tx);
}

async function keysIdOf(executor: Executor, room: string, provider: string): Promise<string | null> {
  return (await readConnections(executor, room)).find((one) => one.provider === provider)?.keysId ?? null;
}

/** The stored connection, disabled; if none is stored, the environment's is stored as disabled. */
async function switchedOff(
  executor: Executor,
  room: string,
  { provider, url, fields }: ConnectionState,
): Promise<Connection> {
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return { provider, url, fields: values, keysId: await keysIdOf(executor, room, provider), isOn: false };
}

function kindOf<Client>(kinds: readonly Kind<Client>[], provider: string): Kind<Client> {
  return requireFound(kinds.find((one) => one.provider === provider));
}
