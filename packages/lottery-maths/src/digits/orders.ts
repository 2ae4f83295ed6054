/** Number of different orders of the digits of a number: 6 for "123", 3 for "112". */
export function ordersOf(number: string): number {
  let orders = 1;
  const seen = new Map<string, number>();
  for (const [index, digit] of number.split('').entries()) {
    const times = (seen.get(digit) ?? 0) + 1;
    seen.set(digit, times);
    // After each digit this is a whole number: a multinomial coefficient.
    orders = (orders * (index + 1)) / times;
  }
  return orders;
}

/** The digits of a number, ascending. */
export const sortDigits = (number: string): string => number.split('').sort().join('');
