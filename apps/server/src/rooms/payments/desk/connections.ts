import { paymentsDesk as contract } from '@fairlot/contract';
import {
  type Connections,
  type ConnectionView,
  createConnectionDesk as createSharedDesk,
  type Outcome,
  readTests,
} from '../../../platform/connections/index.ts';
import { versionOf } from '../../../platform/operators/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { type PaymentAdapter, type Probe, ProviderUnavailable } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import { callbackOf } from '../callback.ts';
import type { ProviderClient } from '../connections/kinds.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { countWaiting } from '../withdrawals/withdrawal-rows.ts';
import { notifyMembers } from './deposit-methods.ts';

const KEYS_REJECTED: ReadonlySet<number> = new Set([401, 403]);
/** A test requests an object that does not exist, so a provider that accepts our keys answers 404. */
const ANSWERED: ReadonlySet<number> = new Set([200, 404]);

/** Two operators connect a provider or change its keys, without a restart; one operator switches it off. */
export function createConnectionDesk(
  platform: PaymentsPlatform,
  connections: Connections<ProviderClient>,
  adapters: readonly PaymentAdapter[],
  payoutAdapters: readonly PayoutAdapter[],
) {
  const testable = [...adapters, ...payoutAdapters];
  const isOfKind = ({ provider }: { provider: string }) => connections.kinds.some((kind) => kind.provider === provider);
  return createSharedDesk(platform, {
    connections,
    calls: {
      list: contract.paymentConnections,
      connect: contract.connectPayments,
      off: contract.disconnectPayments,
      test: contract.testPayments,
    },
    approvalKind: 'payments.connection',
    permission: 'payments.connect',
    changed: (tx) => notifyMembers(platform, tx),
    others: () => sandboxViews(),
    test: async (provider) => {
      const found = requireFound(testable.find((one) => one.provider === provider));
      return testProvider(found);
    },
  });

  /** The sandbox is connected only by the environment. */
  async function sandboxViews(): Promise<ConnectionView[]> {
    const tests = await readTests(platform.db, connections.room);
    const waiting = String(await countWaiting(platform.db, 'sandbox-payout'));
    const url = platform.config.sandbox?.url ?? '';
    const sandboxes = testable.filter((adapter) => !isOfKind(adapter));
    return sandboxes.map((adapter) => {
      const { provider } = adapter;
      const isIncoming = 'createDeposit' in adapter;
      const [group, source] = [isIncoming ? 'in' : 'out', 'environment' as const];
      const state = { provider, group, source, isOn: true, url, needsUrl: false, fields: [], keys: [] };
      const test = tests.get(provider);
      return {
        ...state,
        mayChange: false,
        facts: isIncoming
          ? [{ name: 'webhookUrl', value: callbackOf(platform.config, adapter) }]
          : [{ name: 'waiting', value: waiting }],
        warnings: [],
        needsRecipient: false,
        test: test === undefined ? null : { ...test, at: test.at.getTime() },
        version: versionOf(state),
      };
    });
  }
}

async function testProvider({ probe }: Pick<PaymentAdapter, 'probe'>): Promise<Outcome> {
  try {
    const { detail, ...answer } = await probe();
    return { result: resultOf(answer), detail: `${answer.status} ${detail}`.trim() };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    return { result: error.cause === undefined ? 'notConnected' : 'unanswered', detail: error.message };
  }
}

function resultOf({ status, areKeysRefused, isTheirs }: Omit<Probe, 'detail'>): Outcome['result'] {
  if (areKeysRefused || KEYS_REJECTED.has(status)) return 'keys';
  return isTheirs && ANSWERED.has(status) ? 'passed' : 'refused';
}
