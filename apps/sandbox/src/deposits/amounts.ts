/** Decimals of currencies that do not have two. */
const DECIMALS: Readonly<Record<string, number>> = { BHD: 3, JPY: 0, KRW: 0, KWD: 3, TND: 3 };

/** Whether an amount is written with the decimals of its currency. */
export function isAmountOf(amount: string, currency: string): boolean {
  return (amount.split('.')[1] ?? '').length === (DECIMALS[currency] ?? 2);
}

/** `50000.00` as the whole number of protocols without decimals. */
export function toWhole(amount: string): number {
  return Number(amount.slice(0, -3));
}

export function fromWhole(units: number): string {
  return `${units}.00`;
}

/** An amount slightly below the requested one, as paid by people who deduct their bank's fee. */
export function lessThan(amount: string): string {
  const [whole = '0', fraction] = amount.split('.');
  const units = BigInt(whole);
  return `${units > 1_000n ? units - 1_000n : 1n}${fraction === undefined ? '' : `.${'0'.repeat(fraction.length)}`}`;
}
