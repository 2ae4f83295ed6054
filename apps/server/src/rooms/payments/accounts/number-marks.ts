import { sql } from '../../../platform/db/index.ts';
import type { Marks } from '../../../platform/marks.ts';
import type { MemberFinder } from '../../../platform/operators/index.ts';

const SHOWN_DIGITS = 4;

/**
 * A number without the spaces and punctuation that make it readable. Banks ignore case; an id of a Stripe account
 * (`acct_…`) keeps it.
 */
export function plainNumber(text: string): string {
  const plain = text.replaceAll(/[ .-]/g, '');
  return plain.startsWith('acct_') ? plain : plain.toUpperCase();
}

/** The visible digits of a number. */
export function lastDigitsOf(number: string): string {
  return number.slice(-SHOWN_DIGITS);
}

/** Keyed hash of a whole number, whatever the bank: operators find members by it. */
export function markOfNumber(marks: Marks, number: string): string {
  return marks.of(number, 'payments.number');
}

/** Finds members by their payout account or card: its last four digits, or the whole number. */
export function createAccountFinder(marks: Marks): MemberFinder {
  return {
    field: 'card',
    ids: (text) => {
      const number = plainNumber(text);
      if (number.length <= SHOWN_DIGITS)
        return sql`select p.member_id from payments_payout_accounts p where p.last_digits = ${number}`;
      const mark = markOfNumber(marks, number);
      return sql`select p.member_id from payments_payout_accounts p where p.number_mark = ${mark}`;
    },
  };
}
