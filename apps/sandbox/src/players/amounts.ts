/** Minor units of an amount of the product, which has two decimals. */
export function toMinor(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** Amount in the format of calls, such as "12.50". */
export function toAmount(minor: bigint): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A part of an amount, 0 to 1, rounded down to whole units. */
export function shareOf(minor: bigint, share: number): bigint {
  return wholeUnits((minor * BigInt(Math.round(share * 10_000))) / 10_000n);
}

const wholeUnits = (minor: bigint): bigint => minor - (minor % 100n);

/** The amount, or the nearer of two limits. Undefined when the balance does not cover it. */
export function between(minor: bigint, min: bigint, max: bigint, balance: bigint): bigint | undefined {
  const raised = minor < min ? min : minor;
  const limited = raised > max ? max : raised;
  return limited > balance || limited < min ? undefined : limited;
}
