import { parseMinor } from '@fairlot/money';

/** Minor units of a decimal text, as far as bars and sums on the screen need them. */
export function minorOf(amount: string): number {
  return Number(parseMinor(amount));
}
