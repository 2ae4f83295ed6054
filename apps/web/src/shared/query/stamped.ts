/** An answer with the server time (epoch ms) at which it was valid; countdowns are computed from it. */
export interface Stamped<V> {
  at: number;
  value: V;
}

export function stamp<V>(value: V, at: number): Stamped<V> {
  return { at, value };
}
