import { parseMinor } from '@fairlot/money';
import { shortAmount } from '../../../shared/i18n/short-amount.ts';
import type { TransactionRow } from '../api/transactions.ts';

export function isCredit(amount: string): boolean {
  return parseMinor(amount) > 0n;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** An id, perhaps with the number of a further stake after it. */
const LONG_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}(?::\d+)?$/;
/** A word of the program, such as `reward`. */
const WORD = /^[a-z]+$/;
/** Such a word before an id, as in `adjustment:<id>`. */
const WORD_BEFORE = /^[a-z]+:/;
/** The reference of an adjustment that repays a debt out of a credit. */
const DEBT = 'receivable';

/**
 * A reference short enough for a row, without words of the program: of an id only the end, since ids of the same minute
 * start alike.
 */
export function shortReference(reference: string): string {
  const id = reference.replace(WORD_BEFORE, '');
  return LONG_ID.test(id) ? id.slice(28) : id;
}

/** Whether a transaction repays a debt, which a reversed deposit or win left. */
export const repaysDebt = ({ type, reference }: Pick<TransactionRow, 'type' | 'reference'>): boolean =>
  type === 'adjust' && reference === DEBT;

/**
 * Time and short reference of a transaction, after its type if its title is a game. A word of the program is left out:
 * it is in no language of the player.
 */
export function transactionMeta(time: string, reference: string, type?: string): string {
  const parts = [...(type === undefined ? [] : [type]), time];
  return (WORD.test(reference) ? parts : [...parts, shortReference(reference)]).join(' · ');
}

/** Address of the bet or order that a transaction refers to; undefined if there is none. */
export function referencePath({
  type,
  reference,
  gameName,
  detailUrl,
}: Pick<TransactionRow, 'type' | 'reference' | 'gameName' | 'detailUrl'>): string | undefined {
  if (detailUrl) return detailUrl;
  if (!UUID.test(reference)) return undefined;
  // A reversed deposit is an adjustment that belongs to no bet.
  if (type === 'deposit' || (type === 'adjust' && gameName === null)) return `/m/voucherCenter?orderId=${reference}`;
  // Only withdrawals charge members a fee as a transaction of its own.
  if (type === 'withdraw' || type === 'fee') return `/m/withdraw?orderId=${reference}`;
  return type === 'bet' || type === 'win' || type === 'refund' ? `/m/gameRecord?ticket=${reference}` : undefined;
}

/** The rounded net of a day of the calendar, "+1.3M"; a unit that is a word may be on the next line. */
export function dayNet(minor: bigint, tag: string): string {
  return shortAmount(minor, tag, { sign: true }).replaceAll('\u00A0', ' ');
}
