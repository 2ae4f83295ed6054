/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** What a share in hundredths of a percent comes to, at most `mostMinor`; rounded down to the minor unit. */
export function shareOf(baseMinor: bigint, share: number, mostMinor: bigint): bigint {
  if (baseMinor <= 0n) return 0n;
  const wanted = (baseMinor * BigInt(share)) / WHOLE;
  return wanted < mostMinor ? wanted : mostMinor;
}
