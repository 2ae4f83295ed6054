/**
 * Winners of a draw: picks listed by their key (see `pickKey`) with their hits, or all picks that avoid every one of
 * `values`.
 */
export type Winners = { kind: 'listed'; picks: Map<string, number> } | { kind: 'noneOf'; values: readonly string[] };
