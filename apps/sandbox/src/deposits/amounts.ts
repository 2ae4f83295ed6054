/** `50000.00` as the whole number that wires without decimals carry. */
export function toWhole(amount: string): number {
  return Number(amount.slice(0, -3));
}

export function fromWhole(units: number): string {
  return `${units}.00`;
}

/** A little less than was asked for, as people send who keep their bank's fee back. */
export function lessThan(amount: string): string {
  const units = BigInt(amount.slice(0, -3));
  return `${units > 1_000n ? units - 1_000n : 1n}.00`;
}
