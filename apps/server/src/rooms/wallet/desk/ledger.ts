import { type ValueOf, walletDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, CARD_LINES, deskList, type MemberCard } from '../../../platform/operators/index.ts';
import { bonusAccount, memberAccount, receivableAccount } from '../accounts.ts';
import { balanceOf, movements } from '../repository.ts';

interface Row {
  id: bigint;
  side: string;
  memberId: bigint;
  account: string;
  kind: string;
  at: Date;
  amountMinor: bigint;
  balanceMinor: bigint | null;
  currency: string;
  reference: string;
}

// Uses two indexes, one per side, merged in id order.
const MOVEMENTS = sql`wallet_accounts a join lateral (
    select t.id, t.kind, t.created_at, t.reference, -t.amount_minor as amount_minor,
           t.debit_balance_minor as balance_minor
      from wallet_transfers t where t.debit_account = a.id
    union all
    select t.id, t.kind, t.created_at, t.reference, t.amount_minor, t.credit_balance_minor
      from wallet_transfers t where t.credit_account = a.id) t on true`;

/** All movements of a member's accounts, with the balance after each where the account stores one. */
export function createLedgerList(): AnyDeskList {
  return deskList<Row, ValueOf<typeof contract.ledger>['list'][number]>({
    endpoint: contract.ledger,
    select: sql`t.id, a.member_id as "memberId", split_part(a.code, ':', 4) as account, t.kind, t.created_at as at,
      t.amount_minor as "amountMinor", t.balance_minor as "balanceMinor", a.asset as currency, t.reference`,
    from: MOVEMENTS,
    // A transfer between two accounts of the same member gives two rows.
    key: { column: sql`(t.id::text || ':' || a.id::text)`, type: 'text' },
    fields: {
      id: { column: sql`t.id` },
      memberId: { column: sql`a.member_id` },
      account: { column: sql`split_part(a.code, ':', 4)` },
      kind: { column: sql`t.kind` },
      at: { column: sql`t.created_at` },
      reference: { column: sql`t.reference` },
    },
    present: (rows) =>
      rows.map(({ id, memberId, at, amountMinor, balanceMinor, account, kind, currency, reference }) => ({
        id: String(id),
        memberId: String(memberId),
        account,
        kind,
        at: at.getTime(),
        amount: formatMinor(amountMinor),
        balance: balanceMinor === null ? null : formatMinor(balanceMinor),
        currency,
        reference,
      })),
  });
}

/** A member's balances and latest movements. */
export const LEDGER_CARD: MemberCard = {
  name: 'ledger',
  permission: 'ledger.read',
  read: async (executor, { memberId, asset }) => {
    const { list } = await movements(executor, memberId, asset, { offset: 0, limit: CARD_LINES });
    const sum = async (name: string, code: string, isFigure: boolean) => ({
      name,
      kind: 'money' as const,
      value: formatMinor(await balanceOf(executor, code)),
      isFigure,
    });
    return {
      facts: [
        await sum('balance', memberAccount(memberId, asset), true),
        await sum('bonus', bonusAccount(memberId, asset), true),
        await sum('owed', receivableAccount(memberId, asset), false),
      ],
      lines: list.map(({ at, kind, amountMinor, balanceAfterMinor, reference }) => ({
        at,
        title: kind,
        detail: reference,
        amountMinor,
        state: formatMinor(balanceAfterMinor),
      })),
    };
  },
};
