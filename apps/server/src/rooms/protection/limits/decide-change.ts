/** Current limit: minor units, for sessions minutes; null for none. */
export interface CurrentLimit {
  value: bigint | null;
  /** A pending raise; its value null removes the limit. */
  pending: { value: bigint | null } | null;
}

export type LimitChange =
  /** Effective immediately; a pending change is cancelled. */
  | { kind: 'set'; value: bigint }
  /** Waits, and then needs a confirmation; replaces an earlier pending change and restarts the wait. */
  | { kind: 'ask'; value: bigint | null }
  /** The same raise is pending already, or nothing changes. */
  | { kind: 'none' };

/**
 * A lower limit is effective immediately; a higher one has to wait for a day and a positive confirmation (RTS 12).
 * Requesting the current value cancels a pending raise.
 */
export function decideChange({ value, pending }: CurrentLimit, wanted: bigint | null): LimitChange {
  const isMore = value !== null && (wanted === null || wanted > value);
  if (isMore) return pending !== null && pending.value === wanted ? { kind: 'none' } : { kind: 'ask', value: wanted };
  if (wanted === null || (wanted === value && pending === null)) return { kind: 'none' };
  return { kind: 'set', value: wanted };
}
