import type { Executor } from '@fairlot/server/platform/db/index';
import { fillTable, type TableFill } from './fill-table.ts';

/** Number of rows behind the console's lists. */
export interface ConsoleSize {
  members: number;
  tickets: number;
  transfers: number;
}

/** Ids of generated members start after this. */
export const FIRST_MEMBER = 1_000_000_000;
const DAYS = 180;

/** Fills every table that a console list reads, except those that are small in practice. */
export async function fillConsole(executor: Executor, size: ConsoleSize): Promise<void> {
  for (const fill of tablesOf(size)) await fillTable(executor, fill);
}

/** Tables with row counts proportional to a merchant with this many members, tickets and transfers. */
export function tablesOf({ members, tickets, transfers }: ConsoleSize): TableFill[] {
  const draws = Math.max(1, Math.ceil(tickets / 500));
  const member = `${FIRST_MEMBER} + 1 + (n * 7919) % ${members}`;
  // The last row is the newest, because ids and times grow together.
  const since = (rows: number) => `now() - (${rows} - n) * interval '${(DAYS * 86_400) / rows} seconds'`;
  const some = (table: string, rows: number, columns: Record<string, string>): TableFill => ({ table, rows, columns });
  const id = 'gen_random_uuid()';
  const account = `'bulk' || n`;
  return [
    some('people_members', members, {
      id: `${FIRST_MEMBER} + n`,
      account,
      type: '0',
      asset: `'VND'`,
      invitation_code: `'BULK' || n`,
      mobile_mark: `'mobile' || n`,
      mobile_tail_mark: `'tail' || n % 10000`,
      email_mark: `'mail' || n`,
      created_at: since(members),
    }),
    some('identity_logins', members, {
      member_id: member,
      ip: `'10.0.' || n % 250 || '.' || n % 199`,
      at: since(members),
    }),
    some('wallet_accounts', members, {
      id: `${FIRST_MEMBER} + n`,
      code: `'member:' || ${FIRST_MEMBER} + n || ':VND:available'`,
      asset: `'VND'`,
      member_id: `${FIRST_MEMBER} + n`,
      balance_minor: 'n',
    }),
    some('wallet_transfers', transfers, {
      key: `'bulk:' || n`,
      input_hash: `''`,
      asset: `'VND'`,
      // Two of three movements are stakes, the third is a win.
      debit_account: `case when n % 3 = 0 then 1 else ${member} end`,
      credit_account: `case when n % 3 = 0 then ${member} else 1 end`,
      kind: `'bet'`,
      amount_minor: '1000',
      created_at: since(transfers),
    }),
    some('records_bets', tickets, {
      member_id: member,
      asset: `'VND'`,
      source: `'lottery'`,
      game_code: `'VN60'`,
      numero: `'209912310001'`,
      stake_minor: '1000',
      placed_at: since(tickets),
      status: `'lost'`,
    }),
    some('lottery_draws', draws, {
      game_code: `'VN60'`,
      numero: `'bulk' || n`,
      state: `'settled'`,
      open_at: since(draws),
      lock_at: since(draws),
      draw_at: since(draws),
      rules_version: '1',
      ticket_count: '500',
      sales: `'[{"asset": "VND", "amountMinor": "500000"}]'`,
    }),
    some('lottery_tickets', tickets, {
      draw_id: `(select max(id) from lottery_draws) - (n * 31) % ${draws}`,
      member_id: member,
      asset: `'VND'`,
      total_minor: '1000',
      line_count: '1',
      status: `'lost'`,
      placed_at: since(tickets),
    }),
    some('payments_orders', members, {
      id,
      member_id: member,
      provider: `'sandbox'`,
      method: `'transfer'`,
      asset: `'VND'`,
      status: `'credited'`,
      merchant_ref: `'ref' || n`,
      created_at: since(members),
    }),
    some('payments_payout_accounts', members, {
      id: uuidOf('n'),
      member_id: member,
      last_digits: `lpad((n % 10000)::text, 4, '0')`,
    }),
    some('payments_withdrawals', members, {
      account_id: uuidOf('n'),
      member_id: member,
      asset: `'VND'`,
      provider: `'sandbox'`,
      status: `'paid'`,
      created_at: since(members),
      ended_at: since(members),
    }),
    some('payments_reviews', members, { resolved_at: since(members), created_at: since(members) }),
    some('backoffice_audit', members, {
      actor: `'bulk' || n % 50`,
      action: `'bulk.' || n % 40`,
      object: `'member:' || n`,
      at: since(members),
    }),
    some('backoffice_tokens', 1, { operator_id: '1', name: `'bulk'`, token_hash: `'bulk'` }),
    some('backoffice_token_uses', members, { token_id: `1000 + n % 1000`, at: since(members) }),
    some('backoffice_alarms', members, {
      rule_id: '1',
      kind: `'bigWin'`,
      unit: `'money'`,
      began_at: since(members),
      ended_at: since(members),
    }),
    some('loyalty_rewards', members, {
      member_id: member,
      kind: `'money'`,
      asset: `'VND'`,
      state: `'collected'`,
      created_at: since(members),
      ended_at: since(members),
    }),
    some('promotions_grants', members, { member_id: member, state: `'lost'`, created_at: since(members) }),
    some('originals_rounds', tickets, {
      member_id: member,
      game_code: `'dice'`,
      asset: `'VND'`,
      stakes_minor: 'array[1000]',
      state: `'settled'`,
      payout_minor: '0',
      placed_at: since(tickets),
    }),
    some('originals_seeds', members, { member_id: member, revealed_at: since(members) }),
    // A separate chain, so that the flights that the server opens meanwhile continue in their own.
    some('originals_flights', draws, { state: `'settled'`, chain_id: '0', place: 'n' }),
    some('inbox_cases', members, {
      member_id: member,
      type: '1',
      state: `'closed'`,
      created_at: since(members),
      answered_at: since(members),
    }),
    some('inbox_messages', members, {
      member_id: member,
      kind: `'news'`,
      texts: `'{"EN": {"title": "t", "text": "t"}}'`,
      created_at: since(members),
    }),
    some('chat_threads', members, { id: `${FIRST_MEMBER} + n`, member_id: `${FIRST_MEMBER} + n` }),
    some('chat_conversations', members, {
      thread_id: `${FIRST_MEMBER} + n`,
      state: `'closed'`,
      opened_at: since(members),
      first_answer_at: since(members),
      operator_id: '1 + n % 50',
    }),
    some('protection_acts', members, { member_id: member, act: `'limit.' || n % 20`, at: since(members) }),
    some('verification_documents', members, {
      member_id: member,
      kind: `'passport'`,
      side: `'front'`,
      sent_at: since(members),
      decided_at: since(members),
    }),
    some('vendors_free_rounds', members, {
      member_id: member,
      state: `'cancelled'`,
      until_at: since(members),
      created_at: since(members),
    }),
    some('agency_members', members, {
      member_id: `${FIRST_MEMBER} + n`,
      // Teams of a thousand, each below its first member.
      parent_id: `case when n % 1000 = 1 then null else ${FIRST_MEMBER} + n - (n - 1) % 1000 end`,
      path: `case when n % 1000 = 1 then '{}'::bigint[] else array[${FIRST_MEMBER} + n - (n - 1) % 1000] end`,
      account,
      type: '1',
      joined_at: since(members),
    }),
    some('agency_bills', members, {
      member_id: member,
      // Contract ids that do not exist, because bills of real contracts were written by the first start.
      contract_id: '-n',
      kind: `'dividend'`,
      state: `'collected'`,
      created_at: since(members),
    }),
    some('agency_applications', members, {
      member_id: member,
      state: `'refused'`,
      created_at: since(members),
      decided_at: since(members),
    }),
    some('content_applications', members, {
      member_id: member,
      announcement_id: '(select min(id) from content_announcements)',
      state: `'refused'`,
      created_at: since(members),
    }),
  ];
}

/** Deterministic id for a number. */
function uuidOf(number: string): string {
  return `lpad(to_hex(${number}), 32, '0')::uuid`;
}
