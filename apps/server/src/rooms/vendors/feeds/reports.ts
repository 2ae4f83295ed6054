import type { VendorSettings } from '../../../config/vendors.ts';
import { callVendor, VendorUnavailable } from '../adapters/call-vendor.ts';
import { minorOfDecimal } from '../gateway/numbers.ts';
import { type Fields, isObject, needId, optionalId } from '../gateway/wire.ts';

/** One operation in a vendor's report. */
export interface Reported {
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  reference: string | null;
  roundId: string | null;
  user: string;
  gameId: string | null;
  currency: string;
  amountMinor: bigint;
  at: number;
}

const MOST_PAGES = 400;
/** Later times are no valid ones, however the clocks of both sides differ. */
const DAY_MS = 86_400_000;

/**
 * A vendor's final operations of a period, page by page.
 * @throws VendorUnavailable, also when there are more pages than we read; CallRefused when it is unintelligible
 */
export async function* readReport(settings: VendorSettings, from: Date, to: Date): AsyncGenerator<Reported[]> {
  let after = '';
  for (let page = 0; page < MOST_PAGES; page++) {
    const fields = { from: from.getTime(), to: to.getTime(), after };
    const { transactions: given, next } = await callVendor(settings, '/reports/transactions', fields);
    // Some languages write an empty list as null.
    const transactions = given === null ? [] : given;
    if (!Array.isArray(transactions)) throw new VendorUnavailable('a page of the report has no list of transactions');
    yield transactions.filter(isObject).map(readRow);
    if (typeof next !== 'string' || next === '') return;
    after = next;
  }
  throw new VendorUnavailable(`the report has more than ${MOST_PAGES} pages`);
}

function readRow(row: Fields): Reported {
  const kind = row['kind'];
  return {
    transactionId: needId(row, 'transactionId'),
    kind: kind === 'bet' || kind === 'rollback' ? kind : 'win',
    reference: optionalId(row, 'reference'),
    roundId: optionalId(row, 'roundId'),
    user: needId(row, 'user'),
    gameId: optionalId(row, 'gameCode'),
    currency: needId(row, 'currency'),
    amountMinor: minorOfDecimal(row['amount']),
    at: readTime(row['at']),
  };
}

/** Whole milliseconds; now where the vendor gave no valid time, such as one in microseconds. */
function readTime(at: unknown): number {
  const now = Date.now();
  return typeof at === 'number' && at >= 0 && at < now + DAY_MS ? Math.trunc(at) : now;
}
