import type { Platform } from '../../../platform/index.ts';
import { getAccount, openHolder, openNumber } from '../accounts/account-rows.ts';
import { ProviderUnavailable } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import { ownOrigin } from '../../../platform/outside/own-origin.ts';
import type { ApplyPayout } from './apply-payout.ts';
import type { PayoutReport } from './rules.ts';
import { claimDue, findWithdrawal, keepSender, moveWithdrawal } from './withdrawal-rows.ts';

const BATCH = 10;

type Due = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * Sends approved withdrawals through one provider and checks sent ones. `submitted` is committed before the provider is
 * called, so that a payout that may have left is checked and never started again. It keeps its reference, and its money
 * stays held until the provider reports the outcome. Any number of processes may run this. A provider that answered
 * nothing of a batch is not called again until the next turn. Each provider has its own loop, so that a slow one does
 * not delay the others.
 * @returns true when more are due
 */
export function createSendPayouts(
  { db, config, secrets, log }: Platform,
  adapter: PayoutAdapter,
  apply: ApplyPayout,
): () => Promise<boolean> {
  async function create(client: PayoutAdapter, id: string): Promise<PayoutReport> {
    const withdrawal = await findWithdrawal(db, id);
    if (withdrawal === undefined) throw new Error('the withdrawal does not exist');
    const account = await getAccount(db, withdrawal.accountId);
    return client.createPayout({
      orderId: id,
      amountMinor: withdrawal.amountMinor,
      currency: withdrawal.asset,
      kind: account.kind,
      bank: account.bank,
      account: openNumber(secrets, account),
      holder: openHolder(secrets, account),
      webhookUrl: `${ownOrigin(config)}/wps/withdraw/callback/${adapter.provider}`,
    });
  }
  /** Stores who sends it, then that it is sent. @returns false when it is not approved any more */
  async function begin(client: PayoutAdapter, id: string): Promise<boolean> {
    const account = await client.account();
    return db.transaction(async (tx) => (await moveWithdrawal(tx, id, 'submitted')) && keepSender(tx, id, account));
  }
  /** The provider's report about it. */
  async function read(client: PayoutAdapter, { id, status, paymentId }: Due): Promise<PayoutReport | null> {
    const known = status === 'approved' ? null : await client.getPayout(id);
    // A paid withdrawal is never sent again, because providers eventually forget.
    if (known !== null || status === 'paid') return known;
    // It answers for another account of ours, or has lost the payout. The money may have left.
    if (paymentId !== null) throw new ProviderUnavailable('the provider does not know a payout that it has confirmed');
    if (status !== 'approved' && !(await keepSender(db, id, await client.account())))
      throw new ProviderUnavailable('the payout was sent from another account, which may have paid it');
    // An account that does not know the reference never received it: the same one is sent, which pays at most once.
    return create(client, id);
  }
  /** @returns whether the provider answered or did not have to be queried */
  async function work(due: Due): Promise<boolean> {
    const { id, status } = due;
    // The same connection for all steps: operators may replace it meanwhile.
    const client = adapter.current === undefined ? adapter : adapter.current();
    // Operators may still refuse it or pay it by hand. No status was sent, so there is nothing to ask either.
    if (status === 'approved' && client === undefined) return false;
    try {
      if (client === undefined) throw new ProviderUnavailable(`${adapter.provider} is not connected`);
      if (status === 'approved' && !(await begin(client, id))) return true;
      const report = await read(client, due);
      if (report !== null) await db.transaction((tx) => apply(tx, adapter.provider, report));
      return true;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) {
        log.error({ err: error, orderId: id }, 'a payout could not be processed');
        return false;
      }
      log.warn({ err: error, orderId: id }, 'a payout provider did not answer; it is queried again');
      // Whether it left is unknown; the money is not returned before the provider has answered. One that was not begun
      // stays approved.
      await moveWithdrawal(db, id, 'unknown');
      return false;
    }
  }
  return async () => {
    const due = await claimDue(db, adapter.provider, BATCH);
    const answered = await Promise.all(due.map(work));
    return due.length === BATCH && answered.some(Boolean);
  };
}
