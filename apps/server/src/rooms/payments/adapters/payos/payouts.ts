import { wholeUnit } from '@fairlot/money';
import type { PayoutReport, PayoutState } from '../../withdrawals/rules.ts';
import { ProviderUnavailable } from '../adapter.ts';
import { fieldOf, minorToUnits, textOf, unitsToMinor, wholeOf } from '../call.ts';
import type { PayoutAdapter } from '../payout-adapter.ts';
import { binOf } from './banks.ts';
import { createPayosCalls, openAnswer, type PayosConfig } from './calls.ts';
import { isSignedData, signData } from './signature.ts';
import { DECIMALS } from './words.ts';

const STATES: Readonly<Record<string, PayoutState>> = {
  RECEIVED: 'pending',
  PROCESSING: 'pending',
  ON_HOLD: 'pending',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  REVERSED: 'reversed',
};

/**
 * Transfers to bank accounts over the payout API of payOS: whole VND, banks by their BIN, requests and answers signed
 * in the header `x-signature`. The order's id is the reference and the idempotency key, so that a repeated request is
 * the same payout. There are no webhooks: states are read. Not certified.
 * Source: payOSHQ/payos-lib-node (`resources/v1/payouts`), payos.vn/docs.
 */
export function createPayosPayouts(config: PayosConfig): PayoutAdapter {
  const { checksumKey } = config;
  const { call, probe } = createPayosCalls(config);
  const opened = (answer: Awaited<ReturnType<typeof call>>, what: string) =>
    openAnswer(answer, what, (data) => isSignedData(checksumKey, data, answer.headers['x-signature']));
  return {
    provider: 'payos-payout',
    currencies: ['VND'],
    canPay: ({ kind, bank, amountMinor }) =>
      kind === 'bank' && binOf(bank) !== undefined && amountMinor % wholeUnit() === 0n,
    account: () => Promise.resolve(`${config.url} ${config.clientId}`),
    createPayout: async ({ orderId, amountMinor, bank, account }) => {
      const toBin = binOf(bank);
      // Decided when the withdrawal was requested; a bank that is unknown now must not be paid by guessing.
      if (toBin === undefined) throw new ProviderUnavailable('payOS does not know the bank');
      const fields = {
        referenceId: orderId,
        amount: minorToUnits(amountMinor, DECIMALS),
        description: `FL ${orderId.slice(0, 8)}`,
        toBin,
        toAccountNumber: account,
      };
      const answer = await call('/v1/payouts/', fields, {
        'x-idempotency-key': orderId,
        'x-signature': signData(checksumKey, fields),
      });
      return reportOf(opened(answer, 'a payout'), orderId);
    },
    getPayout: async (orderId) => {
      const query = new URLSearchParams({ referenceId: orderId, limit: '2', offset: '0' });
      const answer = await call(`/v1/payouts?${query}`);
      const payouts = fieldOf(opened(answer, 'a status read of a payout'), 'payouts');
      if (!Array.isArray(payouts)) throw new ProviderUnavailable('payOS answered no list of payouts');
      const own = payouts.filter((payout) => textOf(payout, 'referenceId') === orderId);
      // The filter is theirs: other references in the answer mean that it was not applied, so nothing is known.
      if (own.length > 1 || own.length < payouts.length)
        throw new ProviderUnavailable('payOS answered other payouts than the one that was asked about');
      return own.length === 0 ? null : reportOf(own[0], orderId);
    },
    probe: () => probe('/v1/payouts-account/balance'),
    verifyWebhook: () => null,
    readWebhook: () => null,
  };
}

/** @throws ProviderUnavailable unless it is this payout with its one transfer */
function reportOf(payout: unknown, orderId: string): PayoutReport {
  const paymentId = textOf(payout, 'id');
  const transactions = fieldOf(payout, 'transactions');
  const [transaction, ...more]: unknown[] = Array.isArray(transactions) ? transactions : [];
  if (paymentId === null || textOf(payout, 'referenceId') !== orderId || transaction === undefined || more.length > 0)
    throw new ProviderUnavailable('payOS answered no payout with one transfer');
  const amount = wholeOf(transaction, 'amount');
  return {
    paymentId,
    orderId,
    state: STATES[textOf(transaction, 'state') ?? ''] ?? 'unknown',
    amountMinor: amount === null ? null : unitsToMinor(amount, DECIMALS),
    currency: 'VND',
  };
}
