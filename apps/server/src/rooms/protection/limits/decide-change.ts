/** A limit as it stands: minor units, of sessions minutes; null is none. */
export interface StandingLimit {
  value: bigint | null;
  /** A raise that waits; its value null takes the limit away. */
  pending: { value: bigint | null } | null;
}

export type LimitChange =
  /** In force at once; whatever waited is taken back. */
  | { kind: 'set'; value: bigint }
  /** Waits, and then for its confirmation; what waited before is replaced and waits anew. */
  | { kind: 'ask'; value: bigint | null }
  /** The same raise is waiting already, or nothing changes. */
  | { kind: 'none' };

/**
 * Less is in force at once; more has to wait, for a day and a positive confirmation (RTS 12). Asking for what is in
 * force takes a raise back.
 */
export function decideChange({ value, pending }: StandingLimit, wanted: bigint | null): LimitChange {
  const isMore = value !== null && (wanted === null || wanted > value);
  if (isMore) return pending !== null && pending.value === wanted ? { kind: 'none' } : { kind: 'ask', value: wanted };
  if (wanted === null || (wanted === value && pending === null)) return { kind: 'none' };
  return { kind: 'set', value: wanted };
}
