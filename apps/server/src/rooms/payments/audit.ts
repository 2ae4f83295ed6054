import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../platform/db/index.ts';
import { clearingAccount } from '../wallet/index.ts';

/**
 * Proves that what came from a provider equals what its succeeded orders say. Both sums are read in one statement,
 * so that a credit in between cannot make them differ.
 * @returns sentences that name the account that is wrong; empty when the books are right
 */
export async function auditDeposits(executor: Executor, provider: string, asset: string): Promise<string[]> {
  const account = clearingAccount(provider, asset);
  const { balance, credited } = await executor.one(sql<{ balance: bigint; credited: bigint }>`
    select wallet_balance(${account}) as balance,
           (select coalesce(sum(coalesce(credited_minor, amount_minor)), 0)::bigint from payments_orders
           where provider = ${provider} and asset = ${asset} and status = 'succeeded') as credited`);
  return balance === -credited
    ? []
    : [`account ${account} holds ${formatMinor(balance)}, its succeeded orders say ${formatMinor(-credited)}`];
}
