/** Parts of the smallest unit of the currency in which rebates are counted: six decimals instead of two. */
export const MICRO_PER_MINOR = 10_000n;
const DECIMALS = 6;

/** An amount with six decimals. @param micro 0.000001 of the currency */
export function formatMicro(micro: bigint): string {
  const digits = String(micro < 0n ? -micro : micro).padStart(DECIMALS + 1, '0');
  return `${micro < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}
