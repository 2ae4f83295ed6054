/** The row from which a view of the contract is presented: its ids are bigint, its times are Date. */
export type RowOf<View, Ids extends keyof View, Times extends keyof View = never> = Omit<View, Ids | Times> & {
  [K in Ids]: bigint | Extract<View[K], null>;
} & { [K in Times]: Date | Extract<View[K], null> };

type OnWire<Value> = Value extends bigint ? string : Value extends Date ? number : Value;

/** A row as the contract sends it: ids as text, times in epoch milliseconds. Amounts are presented separately. */
export function wireRow<Row extends object>(row: Row): { [K in keyof Row]: OnWire<Row[K]> } {
  const sent = Object.entries(row).map(([name, value]) => [name, onWire(value)]);
  return Object.fromEntries(sent) as { [K in keyof Row]: OnWire<Row[K]> };
}

function onWire(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Date ? value.getTime() : value;
}
