import { randomUUID } from 'node:crypto';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import type { Caller, IdempotencyKey } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { type PaymentAdapter, ProviderUnavailable } from '../adapters/adapter.ts';
import { ownOrigin } from '../own-origin.ts';
import { type OrderView, presentOrder } from '../present.ts';
import { findByKey, insertOrder, keepAnswer, type NewOrder, type Order, setPayUrl } from '../repository.ts';
import type { ApplyReport } from './apply-report.ts';

export interface DepositInput {
  caller: Caller;
  method: string;
  /** Decimal string of the client. */
  amount: string;
  idempotency: IdempotencyKey;
}

/**
 * Opens a deposit once for a client's key. The order is committed before the provider is called, so that money
 * can never arrive for an order that does not exist; a repeated key goes on with the same order.
 */
export function createCreateDeposit(
  { db, config, log, collected }: Platform,
  protection: Protection,
  adapters: readonly PaymentAdapter[],
  applyReport: ApplyReport,
) {
  /** The order of the key, made if it is new; refused where the member may not deposit. */
  async function findOrCreate(tx: Tx, wanted: NewOrder): Promise<Order> {
    const known = await findByKey(tx, wanted.memberId, wanted.clientKey);
    if (known && known.inputHash !== wanted.inputHash) throw new Refusal('idempotency.conflict');
    if (known && known.answer !== null) return known;
    await protection.assertAllowed(tx, wanted.memberId, 'deposit', wanted.asset);
    await collected.gates.ask('deposit', tx, wanted);
    const order = known ?? (await insertOrder(tx, wanted));
    if (order === undefined) return findOrCreate(tx, wanted);
    // Refused, nothing of the order remains.
    await protection.reserveDeposit(tx, { ...wanted, orderId: order.id });
    return order;
  }
  async function open(adapter: PaymentAdapter, order: Order) {
    try {
      return await adapter.createDeposit({
        merchantRef: order.id,
        amountMinor: order.amountMinor,
        currency: order.asset,
        webhookUrl: `${ownOrigin(config)}/wps/deposit/callback/${adapter.provider}`,
        returnUrl: `${config.publicOrigin}/m/voucherCenter?orderId=${order.id}`,
      });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error, orderId: order.id }, 'a deposit could not be opened');
      await db.transaction((tx) => protection.releaseDeposit(tx, order.id));
      throw new Refusal('deposit.provider.unavailable');
    }
  }

  return async ({ caller, method, amount, idempotency }: DepositInput): Promise<OrderView> => {
    const adapter = choose(adapters, method, caller.asset);
    const wanted: NewOrder = {
      id: randomUUID(),
      memberId: caller.memberId,
      clientKey: idempotency.key,
      inputHash: idempotency.inputHash,
      provider: adapter.provider,
      method,
      asset: caller.asset,
      amountMinor: readAmount(amount, adapter),
    };
    const order = await db.transaction((tx) => findOrCreate(tx, wanted));
    if (order.answer !== null) return order.answer as OrderView;
    const { report, payUrl } = await open(adapter, order);
    return db.transaction(async (tx) => {
      // Whatever the answer claims: money is credited on a webhook or a status read alone.
      await applyReport(tx, adapter.provider, { ...report, state: 'awaiting' });
      return keepAnswer(tx, order.id, presentOrder(await setPayUrl(tx, order.id, payUrl)));
    });
  };
}

function choose(adapters: readonly PaymentAdapter[], method: string, asset: string): PaymentAdapter {
  if (adapters.length === 0) throw new Refusal('deposit.provider.unavailable');
  const adapter = adapters.find(
    ({ capabilities }) => capabilities.method === method && capabilities.currency === asset,
  );
  if (adapter === undefined) throw new Refusal('not.found');
  return adapter;
}

function readAmount(text: string, { capabilities: { minMinor, maxMinor } }: PaymentAdapter): bigint {
  const amountMinor = tryParseMinor(text);
  if (amountMinor === null) throw new Refusal('request.invalid', { field: 'amount', reason: 'format' });
  if (amountMinor < minMinor || amountMinor > maxMinor)
    throw new Refusal('limit.exceeded', { min: formatMinor(minMinor), max: formatMinor(maxMinor) });
  return amountMinor;
}
