import { parseMinor } from '@fairlot/money';
import { shortAmount } from '../../../shared/i18n/short-amount.ts';
import type { TransactionType } from '../api/transactions.ts';

export function isCredit(amount: string): boolean {
  return parseMinor(amount) > 0n;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** An id with its kind before it, such as `adjustment:<id>`. */
const NAMED_UUID = /:[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** A word of the program, such as `reward`. */
const WORD = /^[a-z]+$/;

/**
 * A reference short enough for a row: the end of an id, since ids of the same minute start alike; other texts are
 * unchanged.
 */
export function shortReference(reference: string): string {
  return UUID.test(reference) || NAMED_UUID.test(reference) ? reference.slice(-8) : reference;
}

/**
 * Time and short reference of a transaction, after its type if its title is a game. A word of the program is left out:
 * it is in no language of the player.
 */
export function transactionMeta(time: string, reference: string, type?: string): string {
  const parts = [...(type === undefined ? [] : [type]), time];
  return (WORD.test(reference) ? parts : [...parts, shortReference(reference)]).join(' · ');
}

/** Address of the ticket or order that a transaction refers to; undefined if there is none. */
export function referencePath(type: TransactionType, reference: string): string | undefined {
  if (!UUID.test(reference)) return undefined;
  if (type === 'deposit') return `/m/voucherCenter?orderId=${reference}`;
  return type === 'bet' || type === 'win' || type === 'refund' ? `/m/gameRecord?ticket=${reference}` : undefined;
}

/** The rounded net of a day of the calendar, "+1.3M"; a unit that is a word may be on the next line. */
export function dayNet(minor: bigint, tag: string): string {
  return shortAmount(minor, tag, { sign: true }).replaceAll('\u00A0', ' ');
}
