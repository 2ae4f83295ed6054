import { type PaymentAdapter, ProviderUnavailable } from '../adapters/adapter.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { BY_HAND } from '../withdrawals/withdrawal-rows.ts';
import { type Kind, KINDS, type Settings } from './kinds.ts';
import { type Connection, openKeys, readConnections, readKeys } from './rows.ts';

/** How providers are connected now. */
export interface Connections {
  /** Adapters that follow every change: one for each provider that can be connected. */
  adapters: readonly PaymentAdapter[];
  /** Whether a provider was ever connected; one that is off has orders and a position still. */
  isKnown(provider: string): boolean;
  /** Whether operators pay out themselves. */
  isByHand(): boolean;
  /** Reads the connections again. @throws when one cannot be read */
  refresh(): Promise<void>;
}

/**
 * Keeps what operators set up in the console over what the environment says. Every process reads it at its start and
 * when a change is announced (`payments.changed`).
 */
export function createConnections(platform: PaymentsPlatform): Connections {
  const { config, db, events, log, secrets } = platform;
  const made = new Map<string, PaymentAdapter | undefined>();
  const known = new Set<string>();
  let isByHand = false;

  function make({ provider, createAdapter, fromEnvironment }: Kind, settings: Settings | null | undefined): void {
    const used = settings === undefined ? fromEnvironment(config) : settings;
    made.set(provider, used ? createAdapter?.(used) : undefined);
    if (used !== undefined) known.add(provider);
  }
  for (const kind of KINDS) make(kind, undefined);

  async function refresh(): Promise<void> {
    const [stored, keys] = [await readConnections(db), await readKeys(db)];
    for (const kind of KINDS) {
      const found = stored.find(({ provider }) => provider === kind.provider);
      make(kind, found && settingsOf(found));
    }
    isByHand = stored.some(({ provider, isOn }) => provider === BY_HAND && isOn);

    function settingsOf({ isOn, url, fields, keysId }: Connection): Settings | null {
      if (!isOn) return null;
      const set = keys.find(({ id }) => id === keysId);
      return { url, fields, keys: set === undefined ? {} : openKeys(secrets, set) };
    }
  }
  events.stream.subscribe(({ name }) => {
    if (name === 'payments.changed')
      refresh().catch((error: unknown) => log.error({ err: error }, 'connections of payments cannot be read'));
  });

  return {
    adapters: KINDS.filter(({ createAdapter }) => createAdapter !== null).map(({ provider }) =>
      following(provider, () => made.get(provider)),
    ),
    isKnown: (provider) => known.has(provider),
    isByHand: () => isByHand,
    refresh,
  };
}

/** An adapter that is whatever the provider's connection is now; without one it offers nothing and reaches nobody. */
function following(provider: string, current: () => PaymentAdapter | undefined): PaymentAdapter {
  function demand(): PaymentAdapter {
    const adapter = current();
    if (adapter === undefined) throw new ProviderUnavailable(`${provider} is not connected`);
    return adapter;
  }
  return {
    provider,
    get currencies() {
      return current()?.currencies ?? (current() === undefined ? [] : null);
    },
    get methods() {
      return current()?.methods ?? [];
    },
    get isOutside() {
      return current()?.isOutside ?? false;
    },
    createDeposit: async (request) => demand().createDeposit(request),
    getReports: async (merchantRef, paymentId) => demand().getReports(merchantRef, paymentId),
    cancelDeposit: async (merchantRef, paymentId) => demand().cancelDeposit(merchantRef, paymentId),
    verifyWebhook: (rawBody, headers) => current()?.verifyWebhook(rawBody, headers) ?? null,
    readWebhook: (body) => current()?.readWebhook(body) ?? null,
    probe: async () => demand().probe(),
  };
}
