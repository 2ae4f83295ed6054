/** A sequence of values in the order in which they were drawn, each 0 to `classes` - 1 and equally likely. */
export interface Mapping {
  name: string;
  classes: number;
  values: readonly number[];
}

export interface Finding {
  mapping: string;
  test: string;
  /** Chance of a deviation at least as large from what fair values would give. */
  p: number;
}
