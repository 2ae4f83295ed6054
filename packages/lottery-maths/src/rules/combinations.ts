/** Every subset of `size` values, in their order. */
export function* combinations(values: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, value] of values.entries()) {
    for (const rest of combinations(values.slice(index + 1), size - 1)) yield [value, ...rest];
  }
}
