import { type ValueOf, walletDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, CARD_LINES, deskList, type MemberCard } from '../../../platform/operators/index.ts';
import { bonusAccount, heldAccount, memberAccount, receivableAccount } from '../accounts.ts';
import { balanceOf, movements } from '../repository.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.ledger>['list'][number];
type Row = RowOf<Omit<View, 'amount' | 'balance' | 'game'>, 'id' | 'memberId', 'at'> & {
  amountMinor: bigint;
  balanceMinor: bigint | null;
};

// Uses two indexes, one per side, merged in id order.
const MOVEMENTS = sql`wallet_accounts a join lateral (
    select t.id, t.kind, t.created_at, t.reference, -t.amount_minor as amount_minor,
           t.debit_balance_minor as balance_minor
      from wallet_transfers t where t.debit_account = a.id
    union all
    select t.id, t.kind, t.created_at, t.reference, t.amount_minor, t.credit_balance_minor
      from wallet_transfers t where t.credit_account = a.id) t on true`;

/** All movements of a member's accounts, with the balance after each where the account stores one. */
export function createLedgerList({ db, collected }: Pick<Platform, 'db' | 'collected'>): AnyDeskList {
  return deskList<Row, View>({
    endpoint: contract.ledger,
    select: sql`t.id, a.member_id as "memberId", split_part(a.code, ':', 4) as account, t.kind, t.created_at as at,
      t.amount_minor as "amountMinor", t.balance_minor as "balanceMinor", a.asset as currency, t.reference`,
    from: MOVEMENTS,
    // A transfer between two accounts of the same member gives two rows.
    alias: 't',
    key: { column: sql`(t.id::text || ':' || a.id::text)`, type: 'text' },
    fields: {
      memberId: { column: sql`a.member_id` },
      account: { column: sql`split_part(a.code, ':', 4)` },
      at: { column: sql`t.created_at` },
    },
    present: async (rows, { language = '' }) => {
      const references = rows.map(({ reference }) => reference);
      const named = await Promise.all(
        collected.all().flatMap(({ desk }) => desk?.gameNames?.(db, references, language) ?? []),
      );
      return rows.map(({ amountMinor, balanceMinor, ...row }) => ({
        ...wireRow(row),
        amount: formatMinor(amountMinor),
        balance: balanceMinor === null ? null : formatMinor(balanceMinor),
        game: named.find((names) => names.has(row.reference))?.get(row.reference) ?? null,
      }));
    },
  });
}

/** A member's balances with their last thirty days, and latest movements. */
export const LEDGER_CARD: MemberCard = {
  name: 'ledger',
  permission: 'ledger.read',
  read: async (executor, { memberId, asset }) => {
    const { list } = await movements(executor, memberId, asset, { offset: 0, limit: CARD_LINES });
    const money = async (name: string, code: string) => ({
      name,
      kind: 'money' as const,
      value: formatMinor(await balanceOf(executor, code)),
    });
    const available = memberAccount(memberId, asset);
    const bonus = bonusAccount(memberId, asset);
    const held = await money('held', heldAccount(memberId, asset));
    const owed = await money('owed', receivableAccount(memberId, asset));
    return {
      facts: [
        {
          ...(await money('balance', available)),
          isFigure: true,
          parts: [held, owed].filter(({ value }) => value !== NOTHING),
          course: await balancesOf(executor, available),
        },
        { ...(await money('bonus', bonus)), isFigure: true, course: await balancesOf(executor, bonus) },
        owed,
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

const NOTHING = formatMinor(0n);

/** Balance at the end of each of the last thirty days; reads one ledger entry per day from each index. */
async function balancesOf(executor: Executor, code: string): Promise<string[]> {
  const rows = await executor.rows(sql<{ balanceMinor: bigint }>`
    select coalesce(l.balance_minor, 0)::bigint as "balanceMinor"
      from generate_series(29, 0, -1) as d (days)
      left join wallet_accounts a on a.code = ${code}
      left join lateral (
        select balance_minor from (
          (select t.id, t.debit_balance_minor as balance_minor from wallet_transfers t
            where t.debit_account = a.id and t.debit_balance_minor is not null
              and t.created_at <= clock_timestamp() - make_interval(days => d.days)
            order by t.created_at desc, t.id desc limit 1)
          union all
          (select t.id, t.credit_balance_minor from wallet_transfers t
            where t.credit_account = a.id and t.credit_balance_minor is not null
              and t.created_at <= clock_timestamp() - make_interval(days => d.days)
            order by t.created_at desc, t.id desc limit 1)) x order by x.id desc limit 1) l on true
     order by d.days desc`);
  return rows.map(({ balanceMinor }) => formatMinor(balanceMinor));
}
