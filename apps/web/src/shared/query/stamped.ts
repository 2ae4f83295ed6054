/** An answer with the server time (epoch ms) at which it was true: the base of countdowns. */
export interface Stamped<V> {
  at: number;
  value: V;
}

export function stamp<V>(value: V, at: number): Stamped<V> {
  return { at, value };
}
