import type { connectionCalls, ValueOf } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';
import { versionOf } from '../operators/version.ts';
import type { Connections, Kind } from './kind.ts';
import { readConnections, readKeys, readTests } from './rows.ts';

export type ConnectionView = ValueOf<ReturnType<typeof connectionCalls>['list']>['providers'][number];
/** The part of a view from which its version is computed. */
export type ConnectionState = Pick<
  ConnectionView,
  'provider' | 'group' | 'source' | 'isOn' | 'url' | 'needsUrl' | 'fields' | 'keys'
>;

/** The connections of the providers, in the order of the kinds. */
export async function readStates<Client>(
  executor: Executor,
  { room, kinds }: Connections<Client>,
  isOneOfGroup: boolean,
): Promise<ConnectionState[]> {
  const [stored, keys] = [await readConnections(executor, room), await readKeys(executor, room)];
  const groupsInUse = new Set(
    kinds.flatMap(({ provider, group }) =>
      stored.some((one) => one.provider === provider && one.isOn) ? [group] : [],
    ),
  );
  return kinds.map((kind) => {
    const { provider, group, url, fields, keys: names, environment } = kind;
    const found = stored.find((one) => one.provider === provider);
    const fallback = found === undefined ? environment : undefined;
    const hints = keys.find(({ id }) => id === found?.keysId)?.hints ?? {};
    const values = { ...fallback?.fields, ...found?.fields };
    return {
      provider,
      group,
      source: sourceOf(found, fallback),
      isOn: found?.isOn ?? (fallback !== undefined && !(isOneOfGroup && groupsInUse.has(group))),
      url: found?.url ?? fallback?.url ?? url,
      needsUrl: kind.needsUrl ?? false,
      fields: Object.entries(fields).map(([name, rule]) => ({
        name,
        value: values[name] ?? rule.default ?? '',
        isRequired: rule.isOptional !== true,
        options: rule.options?.slice() ?? null,
      })),
      keys: names.map((name) => ({ name, hint: hints[name] ?? null })),
    };
  });
}

function sourceOf(stored: object | undefined, environment: object | undefined): ConnectionState['source'] {
  if (stored !== undefined) return 'console';
  return environment === undefined ? 'none' : 'environment';
}

/** All provider data for the console. */
export async function readViews<Client>(
  executor: Executor,
  connections: Connections<Client>,
  { isOneOfGroup, needsRecipient }: { isOneOfGroup: boolean; needsRecipient: boolean },
): Promise<ConnectionView[]> {
  const tests = await readTests(executor, connections.room);
  const states = await readStates(executor, connections, isOneOfGroup);
  const views = connections.kinds.map(async (kind) => {
    const { provider } = kind;
    const state = states.find((one) => one.provider === provider);
    if (state === undefined) throw new Error(`no stored state for ${provider}`);
    return viewOf(state, kind, { client: connections.clientOf(provider), test: tests.get(provider), needsRecipient });
  });
  return Promise.all(views);
}

async function viewOf<Client>(
  state: ConnectionState,
  { facts, warnings }: Pick<Kind<Client>, 'facts' | 'warnings'>,
  of: {
    client: Client | undefined;
    test: ({ at: Date } & Omit<NonNullable<ConnectionView['test']>, 'at'>) | undefined;
    needsRecipient: boolean;
  },
): Promise<ConnectionView> {
  const { client, test, needsRecipient } = of;
  return {
    ...state,
    mayChange: true,
    facts: Object.entries((await facts?.(client)) ?? {}).map(([name, value]) => ({ name, value })),
    warnings: (await warnings?.(client)) ?? [],
    needsRecipient,
    test: test === undefined ? null : { at: test.at.getTime(), result: test.result, ms: test.ms, detail: test.detail },
    version: versionOf(state),
  };
}
