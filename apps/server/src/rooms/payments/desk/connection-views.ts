import type { paymentsDesk as contract, ValueOf } from '@fairlot/contract';
import type { Executor, Tx } from '../../../platform/db/index.ts';
import { versionOf } from '../../../platform/operators/index.ts';
import type { PaymentAdapter } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import { callbackOf } from '../callback.ts';
import { KINDS } from '../connections/kinds.ts';
import { type Connection, readConnections, readKeys, readTests, writeConnection } from '../connections/rows.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { tellMembers } from './deposit-ways.ts';

type View = ValueOf<typeof contract.paymentConnections>['providers'][number];
/** What a version of a connection stands for. */
type State = Pick<View, 'provider' | 'direction' | 'source' | 'isOn' | 'url' | 'fields' | 'keys'>;

export interface ConnectionViews {
  all(): Promise<View[]>;
  /** How a provider is connected, as operators see it. */
  stateOf(executor: Executor, provider: string): Promise<State>;
}

/** Connections as the console shows them: those that can be set up, and the sandbox's, which the environment names. */
export function createConnectionViews(
  platform: PaymentsPlatform,
  adapters: readonly PaymentAdapter[],
  payoutAdapters: readonly PayoutAdapter[],
): ConnectionViews {
  const { config, db } = platform;

  async function states(executor: Executor): Promise<State[]> {
    const [stored, keys] = [await readConnections(executor), await readKeys(executor)];
    return KINDS.map(({ provider, direction, url, fields, keys: names, fromEnvironment }) => {
      const found = stored.find((one) => one.provider === provider);
      const environment = found === undefined ? fromEnvironment(config) : undefined;
      const hints = keys.find(({ id }) => id === found?.keysId)?.hints ?? {};
      const named = environment === undefined ? 'none' : 'environment';
      return {
        provider,
        direction,
        source: found === undefined ? named : 'console',
        isOn: found?.isOn ?? environment !== undefined,
        url: found?.url ?? environment?.url ?? url,
        fields: { ...fields, ...environment?.fields, ...found?.fields },
        keys: names.map((name) => ({ name, hint: hints[name] ?? null })),
      };
    });
  }
  async function stateOf(executor: Executor, provider: string): Promise<State> {
    const found = (await states(executor)).find((one) => one.provider === provider);
    if (found === undefined) throw new Error(`Nobody connects ${provider}`);
    return found;
  }
  const sandbox = (provider: string, direction: 'in' | 'out'): State => ({
    provider,
    direction,
    source: 'environment',
    isOn: true,
    fields: {},
    keys: [],
    url: config.sandbox?.url ?? '',
  });

  return {
    stateOf,
    all: async () => {
      const tests = await readTests(db);
      const set = await states(db);
      const isSet = (provider: string) => set.some((one) => one.provider === provider);
      const rest = [
        ...adapters.flatMap(({ provider }) => (isSet(provider) ? [] : [sandbox(provider, 'in')])),
        ...payoutAdapters.map(({ provider }) => sandbox(provider, 'out')),
      ];
      return [...set, ...rest].map((state) => {
        const adapter = adapters.find(({ provider }) => provider === state.provider);
        const test = tests.get(state.provider);
        return {
          ...state,
          mayChange: isSet(state.provider),
          currencies: adapter?.currencies?.slice() ?? null,
          webhookUrl: adapter === undefined ? null : callbackOf(config, adapter),
          test:
            test === undefined
              ? null
              : { at: test.at.getTime(), result: test.result, ms: test.ms, detail: test.detail },
          version: versionOf(state),
        };
      });
    },
  };
}

/** Puts a connection in force; processes read it again because of the event. */
export async function carryOut(platform: PaymentsPlatform, tx: Tx, connection: Connection): Promise<void> {
  await writeConnection(tx, connection);
  await tellMembers(platform, tx);
}
