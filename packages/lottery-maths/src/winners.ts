/**
 * Winners of a draw: picks listed by their key (see `pickKey`) with their hits, all picks that avoid every one of
 * `values`, or lines with `hits[n]` hits for n picks among `values`.
 */
export type Winners =
  | { kind: 'listed'; picks: Map<string, number> }
  | { kind: 'noneOf'; values: readonly string[] }
  | { kind: 'matches'; values: readonly string[]; hits: readonly number[] };
