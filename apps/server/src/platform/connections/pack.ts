import { Strict } from '@fairlot/contract/shapes';
import { type Static, Type } from 'typebox';
import type { Executor, Tx } from '../db/index.ts';
import { STAFF } from '../events/index.ts';
import type { Platform } from '../index.ts';
import { changedEntries, PackRefusal, type PackPart, packPart, refusalsAt } from '../pack/index.ts';
import { invalidField } from '../refusal.ts';
import { addressOf, type AnyKind, type Connections, fieldsOf, keysOf } from './kind.ts';
import { lockConnections, readConnections, sealKeys, storeKeys, switchOff } from './rows.ts';
import { replaceConnection } from './replace.ts';

const Name = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });

/** Connected providers by name. */
const ProvidersFile = Type.Record(
  Name,
  Type.Partial(
    Type.Object({
      isOn: Type.Boolean(),
      url: Type.String({ maxLength: 500 }),
      fields: Type.Record(Name, Type.String({ maxLength: 500 }), Strict),
      /** Where the keys are: `env:NAME` for a variable of the environment. They are never exported. */
      keys: Type.Record(Name, Type.String({ pattern: '^env:[A-Z0-9_]+$' }), Strict),
    }),
    Strict,
  ),
  Strict,
);
type ProvidersFile = Static<typeof ProvidersFile>;
type Provider = ProvidersFile[string];

interface PackOf {
  /** Name of the file. */
  name: string;
  /** At most one provider of a group is on, as in `createConnectionDesk`. */
  isOneOfGroup?: boolean;
  /** Runs in the transaction of a change, to announce it beyond operators. */
  changed?: (tx: Tx) => Promise<void>;
}

/** The providers of a room as a file of merchant packs. Keys are named by reference. */
export function createConnectionPack<Client>(
  { config, events, secrets }: Pick<Platform, 'config' | 'events' | 'secrets'>,
  connections: Connections<Client>,
  { name, isOneOfGroup = false, changed }: PackOf,
): PackPart {
  const { room, kinds } = connections;
  /** Ids of the key sets that `complete` has stored for `apply`, by provider. */
  const asked = new Map<string, string>();

  function kindOf(provider: string): AnyKind {
    const kind = kinds.find((one) => one.provider === provider);
    if (kind === undefined) throw new PackRefusal([provider], `${provider} is no provider of this kind`);
    return kind;
  }
  const othersOf = (provider: string) =>
    isOneOfGroup
      ? kinds.flatMap((one) => (one.group === kindOf(provider).group && one.provider !== provider ? one.provider : []))
      : [];
  /** Stores keys that are not in use yet. @returns their last characters */
  async function takeKeys(tx: Tx, provider: string, references: NonNullable<Provider['keys']>) {
    const keys = keysOf(kindOf(provider), valuesOf(provider, references));
    const set = keys && sealKeys(secrets, room, provider, keys);
    const stored = (await readConnections(tx, room)).find((one) => one.provider === provider);
    if (set === null || set.id === stored?.keysId) return {};
    await storeKeys(tx, room, set);
    asked.set(provider, set.id);
    return Object.fromEntries(Object.entries(set.hints).map(([key, hint]) => [key, `…${hint}`]));
  }
  async function write(tx: Tx, provider: string, { isOn = true, url = '', fields = {} }: Provider): Promise<void> {
    const kind = kindOf(provider);
    const stored = (await readConnections(tx, room)).find((one) => one.provider === provider);
    const keysId = asked.get(provider) ?? stored?.keysId ?? null;
    if (isOn && keysId === null && kind.keys.length > 0 && kind.hasOptionalKeys !== true)
      throw invalidField(`keys.${kind.keys[0]}`, 'required');
    if (isOn) await switchOff(tx, room, othersOf(provider));
    await replaceConnection(tx, secrets, connections, { provider, isOn, url, fields, keysId });
  }

  return packPart<ProvidersFile>({
    name,
    schema: ProvidersFile,
    read: (executor) => readProviders(executor, room),
    complete: async (tx, current, wanted) => {
      asked.clear();
      const next = { ...current };
      for (const [provider, { keys = {}, ...rest }] of Object.entries(wanted)) {
        const whole = { isOn: true, url: '', ...current[provider], ...rest };
        const hints = await refusalsAt([provider], async () => {
          const kind = kindOf(provider);
          whole.url = addressOf(kind, whole.url, config.isProduction);
          whole.fields = fieldsOf(kind, { ...current[provider]?.fields, ...rest.fields });
          return takeKeys(tx, provider, keys);
        });
        next[provider] = Object.keys(hints).length === 0 ? whole : { ...whole, keys: hints };
      }
      replaceOthers(next, wanted, othersOf);
      return next;
    },
    apply: async (tx, current, next) => {
      await lockConnections(tx, room);
      for (const [provider, wanted] of changedEntries(current, next))
        await refusalsAt([provider], () => write(tx, provider, wanted));
      await events.stream.publish(tx, STAFF, 'connections.changed', { room });
      await changed?.(tx);
    },
    forget: () => {},
    applied: connections.refreshSoon,
  });
}

async function readProviders(executor: Executor, room: string): Promise<ProvidersFile> {
  const stored = await readConnections(executor, room);
  return Object.fromEntries(
    stored
      .toSorted((one, other) => (one.provider < other.provider ? -1 : 1))
      .map(({ provider, isOn, url, fields }) => [provider, { isOn, url, fields }]),
  );
}

/** Values of the environment's variables that a provider's keys name. @throws PackRefusal when one is not set */
function valuesOf(provider: string, references: NonNullable<Provider['keys']>): Record<string, string> {
  const values = Object.entries(references).map(([key, reference]) => {
    const variable = reference.slice('env:'.length);
    const value = process.env[variable];
    if (value === undefined || value === '')
      throw new PackRefusal([provider, 'keys', key], `the variable ${variable} is not set`);
    return [key, value] as const;
  });
  return Object.fromEntries(values);
}

/** A provider that is on replaces the others of its group. @throws PackRefusal when the file connects two */
function replaceOthers(
  next: ProvidersFile,
  wanted: ProvidersFile,
  othersOf: (provider: string) => readonly string[],
): void {
  for (const provider of Object.keys(wanted)) {
    if (next[provider]?.isOn !== true) continue;
    for (const other of othersOf(provider)) {
      if (next[other]?.isOn !== true) continue;
      if (wanted[other] !== undefined)
        throw new PackRefusal([provider], `${provider} and ${other} serve the same purpose: one of them is on`);
      next[other] = { ...next[other], isOn: false };
    }
  }
}
