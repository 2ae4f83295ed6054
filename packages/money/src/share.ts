/** Number of hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** Share of an amount in hundredths of a percent, rounded down to the minor unit, at most `mostMinor`. */
export function shareOf(baseMinor: bigint, share: number, mostMinor: bigint): bigint {
  if (baseMinor <= 0n) return 0n;
  const wanted = (baseMinor * BigInt(share)) / WHOLE;
  return wanted < mostMinor ? wanted : mostMinor;
}
