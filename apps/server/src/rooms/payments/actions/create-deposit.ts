import { randomBytes, randomUUID } from 'node:crypto';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import type { Caller, IdempotencyKey } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { callbackOf } from '../callback.ts';
import { invalidField, Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { OrderSpent, type PaymentAdapter, ProviderUnavailable, type ReferenceStyle } from '../adapters/adapter.ts';
import { REFERENCE_LETTERS, REFERENCE_PREFIX } from '../adapters/reference.ts';
import { offeredIn, openMethods, type OpenMethod } from '../methods.ts';
import { type OrderView, presentOrder } from '../present.ts';
import {
  answerOfKey,
  findByKey,
  insertOrder,
  keepAnswer,
  lockOrder,
  lockOrdersOf,
  type NewOrder,
  openOrdersOf,
  type Order,
  setInstructions,
  setStatus,
} from '../repository.ts';
import { ALL_LEVELS, levelTermsOf } from '../withdrawal-terms-of.ts';
import type { ApplyReport } from './apply-report.ts';

/** Callback in the transaction that creates the order. */
type Join = (tx: Tx, orderId: string) => Promise<void>;

export interface DepositInput {
  caller: Caller;
  method: string;
  /** Decimal string of the client. */
  amount: string;
  /** Promotion that the member chose for it. */
  offer: { offerId: string; version: number | undefined } | undefined;
  /** Origin of the member's page, to which the provider returns. */
  origin: string;
  idempotency: IdempotencyKey;
}

/**
 * Opens a deposit once for a client's idempotency key. The order is committed before the provider is called, so that
 * money can never arrive for an order that does not exist; a repeated key continues with the same order.
 */
export function createCreateDeposit(
  platform: PaymentsPlatform,
  protection: Protection,
  adapters: readonly PaymentAdapter[],
  applyReport: ApplyReport,
) {
  const { db, config, log, joinDeposit } = platform;
  /** The order of the key, created if it is new; refused where the member may not deposit. */
  async function findOrCreate(tx: Tx, wanted: NewOrder, join: Join): Promise<Order> {
    await lockOrdersOf(tx, wanted.memberId);
    const known = await findByKey(tx, wanted.memberId, wanted.clientKey);
    if (known && known.inputHash !== wanted.inputHash) throw new Refusal('idempotency.conflict');
    if (known && known.answer !== null) return known;
    await protection.assertAllowed(tx, wanted.memberId, 'deposit', wanted.asset);
    if (known === undefined && wanted.kind !== 'redirect') await assertNoneOpen(tx, wanted);
    const order = known ?? (await insertOrder(tx, wanted));
    if (order === undefined) return findOrCreate(tx, wanted, join);
    if (known === undefined) await join(tx, order.id);
    // When this refuses, the order is rolled back.
    await protection.reserveDeposit(tx, { ...wanted, orderId: order.id });
    return order;
  }
  /** @returns the answer instead, when another call with the same key opened the order meanwhile */
  async function openAtProvider({ adapter, depositMethod }: OpenMethod, order: Order, origin: string) {
    try {
      return await adapter.createDeposit({
        method: depositMethod.method,
        merchantRef: order.merchantRef,
        amountMinor: order.amountMinor,
        currency: order.asset,
        webhookUrl: callbackOf(config, adapter),
        returnUrl: `${origin}/m/voucherCenter?orderId=${order.id}`,
        expiresAt: order.expiresAt,
      });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error, orderId: order.id }, 'a deposit could not be opened');
      const answer = await db.transaction(async (tx) => {
        const now = await lockOrder(tx, order.id);
        if (now !== undefined && now.answer !== null) return now.answer;
        if (error instanceof OrderSpent) await setStatus(tx, order.id, 'failed', null);
        await protection.releaseDeposit(tx, order.id);
        return null;
      });
      if (answer !== null) return answer as OrderView;
      throw new Refusal('deposit.provider.unavailable');
    }
  }

  async function create({ caller, method, amount, offer, origin, idempotency }: DepositInput): Promise<OrderView> {
    if (offeredIn(adapters, caller.asset).length === 0) throw new Refusal('deposit.provider.unavailable');
    const { level = ALL_LEVELS } = (await levelTermsOf(platform, caller)) ?? {};
    const open = await openMethods(db, adapters, { asset: caller.asset, level });
    const chosen = requireFound(open.find(({ terms }) => terms.method === method));
    const { adapter } = chosen;
    const wanted = newOrder({ caller, amount, idempotency }, chosen);
    const order = await db.transaction((tx) => findOrCreate(tx, wanted, joinOf(joinDeposit, caller, offer)));
    if (order.answer !== null) return order.answer as OrderView;
    const opened = await openAtProvider(chosen, order, origin);
    if (!('report' in opened)) return opened;
    const { report, instructions } = opened;
    return db.transaction(async (tx) => {
      // Another call with the same key, which the provider refused, may have ended or released the order meanwhile.
      if ((await lockOrder(tx, order.id))?.status === 'failed') throw new Refusal('deposit.provider.unavailable');
      await protection.reserveDeposit(tx, { ...wanted, orderId: order.id });
      // Money is credited only on a webhook or a status read, whatever the answer claims.
      await applyReport(tx, adapter.provider, { ...report, state: 'awaiting' });
      return keepAnswer(tx, order.id, presentOrder(await setInstructions(tx, order.id, instructions)));
    });
  }

  return async (input: DepositInput): Promise<OrderView> => {
    try {
      return await create(input);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The method may have been closed or changed since the first call with this key.
      const answer = await answerOfKey(db, input.caller.memberId, input.idempotency);
      if (answer === undefined) throw error;
      return answer as OrderView;
    }
  };
}

function newOrder(
  { caller, amount, idempotency }: Pick<DepositInput, 'caller' | 'amount' | 'idempotency'>,
  chosen: OpenMethod,
): NewOrder {
  const { adapter, depositMethod, terms } = chosen;
  return {
    id: randomUUID(),
    memberId: caller.memberId,
    clientKey: idempotency.key,
    inputHash: idempotency.inputHash,
    provider: adapter.provider,
    method: terms.method,
    kind: depositMethod.kind,
    merchantRef: REFERENCES[depositMethod.reference](),
    asset: caller.asset,
    amountMinor: readAmount(amount, chosen, caller.asset),
    feeMinor: terms.feeMinor,
    minutes: terms.minutes,
  };
}

/** An offer that cannot be taken leaves no order behind. */
const joinOf =
  (
    joinDeposit: PaymentsPlatform['joinDeposit'],
    { memberId, type, asset, labels }: Caller,
    offer: DepositInput['offer'],
  ): Join =>
  async (tx, orderId) => {
    if (offer === undefined) return;
    const { version } = offer;
    const deposit = { offerId: BigInt(offer.offerId), version, orderId, memberId, type, asset, labels };
    await joinDeposit(tx, deposit);
  };

/** Only one order at a time may use codes and accounts, so that money is not sent to the wrong one. */
async function assertNoneOpen(tx: Tx, { memberId, method }: NewOrder): Promise<void> {
  const orderId = (await openOrdersOf(tx, memberId)).get(method);
  if (orderId !== undefined) throw new Refusal('deposit.open', { orderId });
}

/** Value of `NewOrder.merchantRef` by style. */
const REFERENCES: Record<ReferenceStyle, () => string | null> = {
  id: () => null,
  number: () => 'number',
  words: () =>
    REFERENCE_PREFIX + [...randomBytes(8)].map((byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join(''),
};

function readAmount(
  text: string,
  { terms: { minMinor, maxMinor }, depositMethod }: OpenMethod,
  currency: string,
): bigint {
  const amountMinor = tryParseMinor(text);
  if (amountMinor === null || amountMinor % (depositMethod.stepOf?.(currency) ?? 1n) !== 0n)
    throw invalidField('amount', 'format');
  if (amountMinor < minMinor || amountMinor > maxMinor)
    throw new Refusal('limit.exceeded', { min: formatMinor(minMinor), max: formatMinor(maxMinor) });
  return amountMinor;
}
