/**
 * Splits an amount by weights without losing a minor unit. Each share is rounded towards zero; the remaining units go
 * to the largest remainders, on a tie to the earlier position. Shares have the sign of the total; a weight of zero gets
 * nothing.
 * @throws RangeError when a weight is negative or all are zero
 */
export function allocate(totalMinor: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('weights must not be negative');
  const sum = weights.reduce((left, right) => left + right, 0n);
  if (sum === 0n) throw new RangeError('at least one weight must be positive');
  const sign = totalMinor < 0n ? -1n : 1n;
  const parts = weights.map((weight, position) => {
    const exact = totalMinor * sign * weight;
    return { position, share: exact / sum, remainder: exact % sum };
  });
  const shared = parts.reduce((total, part) => total + part.share, 0n);
  // Fewer units remain than there are remainders above zero, so a plain slice reaches only those.
  const left = Number(totalMinor * sign - shared);
  for (const part of parts.toSorted(byRemainder).slice(0, left)) part.share += 1n;
  return parts.map((part) => part.share * sign);
}

interface Part {
  position: number;
  share: bigint;
  remainder: bigint;
}

function byRemainder(a: Part, b: Part): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return a.position - b.position;
}
