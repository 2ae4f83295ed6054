import { formatMinor, tryParseMinor } from '@fairlot/money';
import { factLine } from '../../../platform/operators/index.ts';
import { invalidField, type Refusal } from '../../../platform/refusal.ts';

export const minorOf = (amount: string): bigint => tryParseMinor(amount) ?? 0n;

/** "50000" and "50000.00" are one amount. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return minorOf(one) === minorOf(other);
  if (Array.isArray(one) && Array.isArray(other)) return one.map(minorOf).join() === other.map(minorOf).join();
  return one === other;
}

/** A line for each of the terms that a request changes. */
export function linesOf<T extends object>(names: readonly (keyof T & string)[], before: T | null, after: T | null) {
  return names
    .filter((name) => !isSame(before?.[name], after?.[name]))
    .map((name) => factLine(name, shown(before?.[name]), shown(after?.[name])));
}

/** A typed amount with all decimals, like stored amounts. */
const shown = (value: unknown): unknown => (typeof value === 'string' ? formatMinor(minorOf(value)) : value);

export const wrongTerm = (field: string, reason: string): Refusal =>
  invalidField(field === '' ? 'terms' : `terms.${field}`, reason);
