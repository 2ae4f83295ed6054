/**
 * Winners of a draw: picks listed by their key (see `pickKey`) with their hits, all picks that avoid every one of
 * `values`, lines with `hits[n]` hits for n picks among `values`, or lines of a lotto.
 */
export type Winners =
  | { kind: 'listed'; picks: Map<string, number> }
  | { kind: 'noneOf'; values: readonly string[] }
  | { kind: 'matches'; values: readonly string[]; hits: readonly number[] }
  | LottoWinners;

/**
 * Lines by the number n of their picks among `values`, and whether `bonus` is one of their picks (b = 1, otherwise 0).
 * They have `hits[b][n]` hits of the fixed prizes, and `prizes[b][n]` counts their winning combinations by prize.
 */
export interface LottoWinners {
  kind: 'lotto';
  values: readonly string[];
  /** Null if no bonus number is drawn. */
  bonus: string | null;
  hits: readonly (readonly number[])[];
  prizes: readonly (readonly (readonly number[])[])[];
}
