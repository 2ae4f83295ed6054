import { sql } from '../../../platform/db/index.ts';
import type { Marks } from '../../../platform/marks.ts';
import type { MemberFinder } from '../../../platform/operators/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { openNumber } from './account-rows.ts';

const SHOWN_DIGITS = 4;
const ROWS_AT_ONCE = 500;

/** A number without the blanks and marks that make it readable. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[ .-]/g, '').toUpperCase();
}

/** The digits of a number that are shown. */
export function lastDigitsOf(number: string): string {
  return number.slice(-SHOWN_DIGITS);
}

/** Keyed hash of a whole number, whatever the bank: operators find members by it. */
export function markOfNumber(marks: Marks, number: string): string {
  return marks.of(number, 'payments.number');
}

/** Members by the account or card that they have their money sent to: its last four digits, or all of it. */
export function createAccountFinder(marks: Marks): MemberFinder {
  return {
    field: 'card',
    ids: (text) => {
      const number = plainNumber(text);
      if (number.length <= SHOWN_DIGITS)
        return sql`select p.member_id from payments_payout_accounts p where p.last_digits = ${number}`;
      // An account that a former build wrote has its mark a moment later.
      return sql`select p.member_id from payments_payout_accounts p where p.number_mark = ${markOfNumber(marks, number)}
        union all
        select p.member_id from payments_payout_accounts p
         where p.number_mark is null and p.last_digits = ${lastDigitsOf(number)}`;
    },
  };
}

/**
 * Makes marks that are missing, those of accounts that a former build wrote. May run in several processes at once.
 * @returns whether there may be more
 */
export async function markNumbers({
  db,
  secrets,
  marks,
}: Pick<Platform, 'db' | 'secrets' | 'marks'>): Promise<boolean> {
  const rows = await db.rows(sql<{ id: string; numberSealed: Uint8Array }>`
    select id, number_sealed as "numberSealed" from payments_payout_accounts
     where number_mark is null order by id limit ${ROWS_AT_ONCE}::int`);
  const found = rows.map((row) => ({ id: row.id, mark: markOfNumber(marks, openNumber(secrets, row)) }));
  await db.run(sql`
    update payments_payout_accounts a set number_mark = f.mark
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id uuid, mark text)
     where a.id = f.id and a.number_mark is null`);
  return rows.length === ROWS_AT_ONCE;
}
