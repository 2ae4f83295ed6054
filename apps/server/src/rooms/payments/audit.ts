import { formatMinor } from '@fairlot/money';
import { nameWrong } from '../../platform/books/index.ts';
import { type Executor, sql } from '../../platform/db/index.ts';
import { clearingAccount } from '../wallet/index.ts';

/**
 * Audits that the money from a provider equals its succeeded orders. Both sums are read in one statement, so that a
 * concurrent credit cannot make them differ.
 * @returns sentences that name each wrong account; empty when the books are correct
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

/** Audits that each member's held money equals their open withdrawals. */
export function auditHeld(executor: Executor): Promise<string[]> {
  const wrong = sql<{ code: string; held: bigint; open: bigint }>`
    select payments_held_code(member_id, asset) as code, wallet_balance(payments_held_code(member_id, asset)) as held,
           open from (
      select member_id, asset, coalesce(sum(amount_minor + fee_minor) filter (
               where status in ('requested', 'review', 'approved', 'submitted', 'unknown')), 0)::bigint as open
        from payments_withdrawals group by member_id, asset) w
     where wallet_balance(payments_held_code(member_id, asset)) <> open order by 1`;
  return nameWrong(
    executor,
    wrong,
    ({ code, held, open }) => `account ${code} holds ${formatMinor(held)}, its withdrawals say ${formatMinor(open)}`,
  );
}

/** Audits that the money paid through a provider, or manually, equals its paid withdrawals. */
export async function auditPayouts(executor: Executor, provider: string, asset: string): Promise<string[]> {
  const account = clearingAccount(provider, asset);
  const { balance, paid } = await executor.one(sql<{ balance: bigint; paid: bigint }>`
    select wallet_balance(${account}) as balance,
           (select coalesce(sum(amount_minor), 0)::bigint from payments_withdrawals
             where provider = ${provider} and asset = ${asset} and status = 'paid') as paid`);
  return balance === paid
    ? []
    : [`account ${account} holds ${formatMinor(balance)}, its paid withdrawals say ${formatMinor(paid)}`];
}
