import { RECEIPT_BYTES_MAX } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { FormFile } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { redrawPhoto } from '../../../platform/pictures/redraw-photo.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { type PaymentAdapter, ProviderUnavailable } from '../adapters/adapter.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { keepReceipt } from '../receipts.ts';
import { lockOrder, markSent, type Order, setStatus } from '../repository.ts';

/** Small enough to store, large enough to read a bank's receipt. */
const RECEIPT = { kinds: ['png', 'jpeg', 'webp'], longestSidePx: 1600 } as const;

/** A member's statements about a waiting order: that the money was sent, or that none will be sent. */
export function createEndDeposit(
  { db, log, secrets }: Platform,
  protection: Protection,
  adapters: readonly PaymentAdapter[],
) {
  async function lockOwn(tx: Tx, orderId: string, memberId: bigint): Promise<Order> {
    const order = isUuid(orderId) ? await lockOrder(tx, orderId) : undefined;
    if (order?.memberId !== memberId) throw new Refusal('not.found');
    return order;
  }
  /** A payment that arrives later needs a manual review. */
  async function notifyProvider({ id, provider, merchantRef, providerPaymentId }: Order): Promise<void> {
    try {
      await adapters.find((adapter) => adapter.provider === provider)?.cancelDeposit(merchantRef, providerPaymentId);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.debug({ err: error, orderId: id }, 'a provider was not notified of a cancelled deposit');
    }
  }

  return {
    /** @throws Refusal not.found, deposit.cancel.refused once money may be on its way */
    cancel: async (orderId: string, memberId: bigint): Promise<void> => {
      const order = await db.transaction(async (tx) => {
        const found = await lockOwn(tx, orderId, memberId);
        if (!['created', 'awaiting'].includes(found.status) || found.sentAt !== null)
          throw new Refusal('deposit.cancel.refused');
        await setStatus(tx, orderId, 'cancelled', null);
        await protection.releaseDeposit(tx, orderId);
        return found;
      });
      await notifyProvider(order);
    },
    /** @throws Refusal not.found, deposit.sent.refused, request.invalid naming the problem with the receipt */
    keepSent: async (orderId: string, memberId: bigint, files: readonly FormFile[]): Promise<void> => {
      const picture = await readReceipt(files);
      await db.transaction(async (tx) => {
        const { kind, status } = await lockOwn(tx, orderId, memberId);
        if (kind === 'redirect' || !['awaiting', 'processing', 'expired', 'unknown'].includes(status))
          throw new Refusal('deposit.sent.refused');
        await markSent(tx, orderId);
        if (picture !== null) await keepReceipt(tx, secrets, orderId, picture);
      });
    },
  };
}

/** The re-encoded picture, without any other content of the file; null if none was sent. */
async function readReceipt(files: readonly FormFile[]): Promise<Buffer | null> {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) throw wrong('tooMany');
  if (file.field !== 'receipt') throw wrong('additionalProperties');
  if (file.content.length > RECEIPT_BYTES_MAX) throw wrong('tooLarge');
  const picture = await redrawPhoto(file.content, RECEIPT);
  if (picture === undefined) throw wrong('noPicture');
  return picture;
}

function wrong(reason: string): Refusal {
  return invalidField('receipt', reason);
}
