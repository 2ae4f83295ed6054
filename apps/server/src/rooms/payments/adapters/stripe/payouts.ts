import { createHash } from 'node:crypto';
import { CURRENCY_CODES } from '@fairlot/money';
import type { PayoutReport, PayoutState } from '../../withdrawals/rules.ts';
import { ProviderUnavailable } from '../adapter.ts';
import { callProvider, fieldOf, minorToUnits, textOf, wholeOf } from '../call.ts';
import type { PayoutAdapter, PayoutRequest } from '../payout-adapter.ts';
import { decimalsOf, minorOf, stepOf } from './units.ts';

const ACCOUNT = /^acct_[A-Za-z0-9]{8,35}$/;

/** States of a payout from the connected account to its bank. */
const STATES: Readonly<Record<string, PayoutState>> = {
  pending: 'pending',
  in_transit: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

interface Transfer {
  id: string;
  destination: string;
  units: number;
  currency: string;
  created: number;
  reversedUnits: number;
}

interface BankPayout {
  status: string;
  units: number | null;
  isReversed: boolean;
}

interface StripePayoutConfig {
  url: string;
  secretKey: string;
  isPublicOnly?: boolean;
}

type Ask = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => ReturnType<typeof callProvider>;

/**
 * Payouts to connected accounts over Stripe Connect, in two steps: a transfer from our balance to the account of the
 * member, and a payout from that account to its bank. The order's id is the `transfer_group` of the transfer and
 * `metadata[order_id]` of both. Each step is looked up before it is made, because Stripe forgets idempotency keys after
 * a day. A payout that failed leaves the money in the member's account, so the transfer is reversed before the failure
 * is reported. The states are read; there are no webhooks. Not certified.
 * Source: docs.stripe.com/api/transfers, /api/transfer_reversals, /api/payouts, /api/idempotent_requests.
 */
export function createStripePayouts({ url, secretKey, isPublicOnly = false }: StripePayoutConfig): PayoutAdapter {
  const ask: Ask = (path, init = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${secretKey}` };
    return callProvider('Stripe', `${url}/v1${path}`, { ...init, headers }, isPublicOnly);
  };
  const { findAccount, findTransfer, findPayout, sendTransfer, sendPayout, reverse } = createCalls(ask);
  let own: string | undefined;

  async function reportOf(transfer: Transfer, payout: BankPayout | null, orderId: string): Promise<PayoutReport> {
    const state = payout === null ? 'failed' : stateOf(payout);
    const isBack = transfer.reversedUnits === transfer.units;
    if ((state === 'failed' || state === 'reversed') && !isBack) await reverse(transfer, orderId);
    const units = payout === null ? transfer.units : payout.units;
    const currency = transfer.currency.toUpperCase();
    return {
      paymentId: transfer.id,
      orderId,
      // A transfer that was reversed while its payout is open or paid needs an operator.
      state: isBack && (state === 'pending' || state === 'paid') ? 'unknown' : state,
      amountMinor: units === null ? null : minorOf(units, currency),
      currency,
      // Some payouts that fail are first reported as paid.
      ...(state === 'failed' && { isBack: true }),
    };
  }

  return {
    provider: 'stripe-payout',
    currencies: CURRENCY_CODES,
    canPay: ({ kind, account, amountMinor, currency }) =>
      kind === 'wallet' && ACCOUNT.test(account) && amountMinor % stepOf(currency) === 0n,
    account: async () => {
      own ??= `${url} ${(await findAccount()) ?? createHash('sha256').update(secretKey).digest('hex')}`;
      return own;
    },
    createPayout: async (request) => {
      const { orderId, amountMinor, currency, account } = request;
      const transfer = (await findTransfer(orderId)) ?? (await sendTransfer(request));
      const isSame =
        transfer.destination === account &&
        transfer.currency === currency.toLowerCase() &&
        transfer.units === minorToUnits(amountMinor, decimalsOf(currency));
      if (!isSame) throw new ProviderUnavailable('Stripe knows another transfer of this order');
      const isBack = transfer.reversedUnits === transfer.units;
      const payout = (await findPayout(transfer, orderId)) ?? (isBack ? null : await sendPayout(transfer, orderId));
      return reportOf(transfer, payout, orderId);
    },
    getPayout: async (orderId) => {
      const transfer = await findTransfer(orderId);
      if (transfer === null) return null;
      const payout = await findPayout(transfer, orderId);
      // Without a payout only the first step arrived: the order is sent again, which makes the second.
      if (payout === null && transfer.reversedUnits < transfer.units) return null;
      return reportOf(transfer, payout, orderId);
    },
    probe: async () => {
      const { status, body } = await ask('/balance');
      const detail = textOf(fieldOf(body, 'error'), 'type') ?? '';
      return { status, detail, areKeysRefused: false, isTheirs: textOf(body, 'object') === 'balance' };
    },
    verifyWebhook: () => null,
    readWebhook: () => null,
  };
}

/** Transfers and payouts of one order at Stripe. */
function createCalls(ask: Ask) {
  async function call(path: string, what: string, { form, key, account }: Call = {}): Promise<unknown> {
    const { status, body } = await ask(path, {
      headers: {
        ...(account !== undefined && { 'stripe-account': account }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    if (status !== 200) throw new ProviderUnavailable(`Stripe answered ${status} to ${what}`);
    return body;
  }
  /** The id of the account that the key belongs to; null for a restricted key that may not read it. */
  async function findAccount(): Promise<string | null> {
    const { status, body } = await ask('/account');
    const id = textOf(body, 'id');
    if (status === 403) return null;
    if (status !== 200 || id === null)
      throw new ProviderUnavailable(`Stripe answered ${status} to a read of the account`);
    return id;
  }
  /** @throws ProviderUnavailable unless the list is complete and every entry is of this order */
  async function findTransfer(orderId: string): Promise<Transfer | null> {
    const query = new URLSearchParams({ transfer_group: orderId, limit: '2' });
    const transfers = listOf(await call(`/transfers?${query}`, 'a search for a transfer'));
    const [own, ...more] = transfers.map((transfer) => readTransfer(transfer, orderId));
    if (more.length > 0) throw new ProviderUnavailable('Stripe knows several transfers of one order');
    return own ?? null;
  }
  async function findPayout(transfer: Transfer, orderId: string): Promise<BankPayout | null> {
    const query = new URLSearchParams({ 'created[gte]': String(transfer.created), limit: '100' });
    const body = await call(`/payouts?${query}`, 'a search for a payout', { account: transfer.destination });
    const [own, ...more] = listOf(body).filter((one) => textOf(fieldOf(one, 'metadata'), 'order_id') === orderId);
    if (more.length > 0) throw new ProviderUnavailable('Stripe knows several payouts of one order');
    if (own !== undefined) return readPayout(own);
    if (fieldOf(body, 'has_more') !== false) throw new ProviderUnavailable('Stripe listed too many payouts');
    return null;
  }
  async function sendTransfer({ orderId, amountMinor, currency, account }: PayoutRequest): Promise<Transfer> {
    const form = {
      amount: String(minorToUnits(amountMinor, decimalsOf(currency))),
      currency: currency.toLowerCase(),
      destination: account,
      transfer_group: orderId,
      'metadata[order_id]': orderId,
    };
    return readTransfer(await call('/transfers', 'a transfer', { form, key: `${orderId}:transfer` }), orderId);
  }
  async function sendPayout({ destination, units, currency }: Transfer, orderId: string): Promise<BankPayout> {
    const form = { amount: String(units), currency, 'metadata[order_id]': orderId };
    return readPayout(await call('/payouts', 'a payout', { form, key: `${orderId}:payout`, account: destination }));
  }
  /** Returns the money of a payout that did not reach the bank to our balance. */
  async function reverse({ id, units, reversedUnits }: Transfer, orderId: string): Promise<void> {
    const form = { amount: String(units - reversedUnits), 'metadata[order_id]': orderId };
    await call(`/transfers/${encodeURIComponent(id)}/reversals`, 'a reversal', { form, key: `${orderId}:reversal` });
  }

  return { findAccount, findTransfer, findPayout, sendTransfer, sendPayout, reverse };
}

interface Call {
  form?: Record<string, string>;
  key?: string;
  account?: string;
}

function stateOf({ status, isReversed }: BankPayout): PayoutState {
  return isReversed ? 'reversed' : (STATES[status] ?? 'unknown');
}

/** @throws ProviderUnavailable unless the answer is a list */
function listOf(body: unknown): unknown[] {
  const data = fieldOf(body, 'data');
  if (!Array.isArray(data)) throw new ProviderUnavailable('Stripe answered no list');
  return data;
}

/** @throws ProviderUnavailable unless it is a transfer of this order */
function readTransfer(body: unknown, orderId: string): Transfer {
  const id = textOf(body, 'id');
  const destination = textOf(body, 'destination');
  const currency = textOf(body, 'currency');
  const units = wholeOf(body, 'amount');
  const created = wholeOf(body, 'created');
  const reversedUnits = wholeOf(body, 'amount_reversed');
  if (id === null || destination === null || currency === null || textOf(body, 'transfer_group') !== orderId)
    throw new ProviderUnavailable('Stripe answered another transfer than that of the order');
  if (units === null || created === null || reversedUnits === null)
    throw new ProviderUnavailable('Stripe answered an unreadable transfer');
  return { id, destination, currency, units, created, reversedUnits };
}

function readPayout(body: unknown): BankPayout {
  const isReversed = (fieldOf(body, 'reversed_by') ?? null) !== null;
  return { status: textOf(body, 'status') ?? '', units: wholeOf(body, 'amount'), isReversed };
}
