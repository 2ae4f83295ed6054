import { formatMinor } from '@fairlot/money';
import { nameWrong } from '../../platform/books/index.ts';
import { type Database, sql } from '../../platform/db/index.ts';
import { BONUS_OF_WINS, GRANTS } from './free-rounds/grants.ts';

/** Audits that the money at a vendor in our books is what was moved there and not back, including money on its way. */
export function auditTransfers(db: Database): Promise<string[]> {
  const wrong = sql<{ vendor: string; asset: string; held: bigint; expected: bigint }>`
    select vendor, asset, wallet_balance(vendors_clearing(vendor, asset)) as held, expected from (
      select vendor, asset, coalesce(sum(case
               when direction = 'in' and state <> 'failed' then amount_minor
               when direction = 'out' and state = 'done' then -amount_minor end), 0)::bigint as expected
        from vendors_transfers group by vendor, asset) t
     where wallet_balance(vendors_clearing(vendor, asset)) <> expected`;
  return nameWrong(
    db,
    wrong,
    ({ vendor, asset, held, expected }) =>
      `clearing of vendor ${vendor} (${asset}) holds ${formatMinor(held)}, its transfers give ${formatMinor(expected)}`,
  );
}

/** Audits that every stake and every win of an operation is in the ledger, and nothing else under its key. */
export function auditOperations(db: Database): Promise<string[]> {
  const wrong = sql<{ vendor: string; winMinor: bigint; paid: bigint; id: string }>`
    select b.vendor, b.id, b.win_minor as "winMinor", coalesce(sum(w.amount_minor), 0)::bigint as paid
      from vendors_operations b
      join vendors_operations w on w.vendor = b.vendor and w.member_id = b.member_id and w.kind in ('win', 'adjust')
       and w.rolled_back_at is null and w.status is null and w.reference = b.transaction_id
       and not exists (select 1 from vendors_late_wins l where l.id = w.id and l.state in ('held', 'refused'))
     where b.kind = 'bet' group by b.vendor, b.id, b.win_minor
    having coalesce(sum(w.amount_minor), 0) > b.win_minor`;
  return nameWrong(
    db,
    wrong,
    ({ vendor, id, winMinor, paid }) =>
      `bet ${id} of ${vendor} shows a win of ${formatMinor(winMinor)}, ${formatMinor(paid)} was paid for it`,
  );
}

/** Audits that winnings of free rounds became exactly that much bonus money, once they are complete. */
export function auditFreeWins(db: Database): Promise<string[]> {
  const wrong = sql<{ id: string; bonusMinor: bigint; won: bigint }>`
    select f.id, f.bonus_minor as "bonusMinor", ${BONUS_OF_WINS} as won from ${GRANTS}
     where f.bonus_times is not null and coalesce(f.check_at = f.close_at, f.check_at is null)
       and f.bonus_minor <> ${BONUS_OF_WINS}`;
  return nameWrong(
    db,
    wrong,
    ({ id, bonusMinor, won }) =>
      `free rounds ${id} won ${formatMinor(won)} in bonus money, ${formatMinor(bonusMinor)} was given`,
  );
}
