import type { Executor } from '../db/index.ts';
import type { Platform } from '../index.ts';
import { isLoopback } from '../outside/is-loopback.ts';
import { createCurrentCopy } from './current-copy.ts';
import type { Connections, Kind, Settings } from './kind.ts';
import { type Connection, openKeys, pruneKeys, readConnections, readKeys, sealedKeysOf } from './rows.ts';

/**
 * Keeps the clients of a room's providers in line with the stored connections, or with the environment where none is
 * stored. The room contributes `job` and `sealed` and calls `refresh` when it prepares. Every process reads again on
 * `connections.changed`.
 */
export function createConnections<Client>(
  platform: Pick<Platform, 'db' | 'events' | 'log' | 'secrets'>,
  { room, kinds }: { room: string; kinds: readonly Kind<Client>[] },
): Connections<Client> {
  const { db, log, secrets } = platform;
  let used = new Map<string, Used<Client>>();
  const known = new Set<string>();

  function use(stored: readonly StoredSettings[]): void {
    used = new Map(
      kinds.map((kind) => {
        const found = stored.find(({ provider }) => provider === kind.provider);
        return [kind.provider, usedOf(kind, found)];
      }),
    );
    for (const [provider, { isKnown }] of used) if (isKnown) known.add(provider);
  }
  use([]);
  const copy = createCurrentCopy(platform, {
    name: `connections:${room}`,
    announcedBy: 'connections.changed',
    read: async () => use(await readSettings(db)),
  });

  async function readSettings(executor: Executor): Promise<StoredSettings[]> {
    const [connections, keys] = [await readConnections(executor, room), await readKeys(executor, room)];
    return connections.map((connection) => {
      const own = keys.filter(({ provider }) => provider === connection.provider);
      const open = (set: (typeof own)[number]) => openKeys(secrets, room, set);
      return {
        ...connection,
        keys: own.filter(({ endsAt }) => endsAt === null).map(open)[0] ?? {},
        former: own.flatMap((set) => (set.endsAt === null ? [] : [{ keys: open(set), until: set.endsAt.getTime() }])),
      };
    });
  }

  return {
    room,
    kinds,
    clientOf: (provider) => used.get(provider)?.client,
    formerOf: (provider) =>
      (used.get(provider)?.former ?? []).filter(({ until }) => until > Date.now()).map(({ client }) => client),
    oneOfGroup: (group) => {
      const candidates = kinds.flatMap((kind) => {
        const { client, isStored = false } = used.get(kind.provider) ?? {};
        return kind.group === group && client !== undefined ? [{ provider: kind.provider, client, isStored }] : [];
      });
      return candidates.find(({ isStored }) => isStored) ?? candidates[0];
    },
    isOn: (provider) => used.get(provider)?.isOn ?? false,
    wasConnected: (provider) => known.has(provider),
    refresh: copy.refresh,
    refreshSoon: () => {
      copy.refresh().catch((error: unknown) => log.error({ err: error, room }, 'connections cannot be read'));
    },
    job: {
      ...copy.job,
      run: async () => {
        await pruneKeys(db, room);
        return copy.job.run();
      },
    },
    sealed: sealedKeysOf(room),
  };
}

type StoredSettings = Connection & Settings & { former: { keys: Settings['keys']; until: number }[] };

interface Used<Client> {
  client: Client | undefined;
  former: { client: Client; until: number }[];
  isOn: boolean;
  isStored: boolean;
  isKnown: boolean;
}

function usedOf<Client>(kind: Kind<Client>, stored: StoredSettings | undefined): Used<Client> {
  const { createClient, environment } = kind;
  const own = stored?.isOn === true ? stored : undefined;
  const settings = stored === undefined ? environment : own;
  const former = settings === undefined ? [] : (stored?.former ?? []);
  // The environment may name a party inside the merchant's network.
  const isPublicOnly = own !== undefined && own.url !== kind.url && !isLoopback(own.url);
  return {
    client: settings && createClient?.(settings, isPublicOnly),
    former: former.flatMap(({ keys, until }) => {
      const client = settings && createClient?.({ ...settings, keys }, isPublicOnly);
      return client === undefined ? [] : [{ client, until }];
    }),
    isOn: settings !== undefined,
    isStored: stored !== undefined,
    isKnown: stored !== undefined || environment !== undefined,
  };
}
