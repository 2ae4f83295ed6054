/** A sequence of values in drawing order, each 0 to `classes` - 1 and equally likely. */
export interface Mapping {
  name: string;
  classes: number;
  values: readonly number[];
}

export interface Finding {
  mapping: string;
  test: string;
  /** Probability of a deviation at least this large if the values are fair. */
  p: number;
}
