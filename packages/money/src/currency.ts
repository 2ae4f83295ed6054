// Decimals in which amounts of an asset are kept. FUN is play money.
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ['VND', 2],
  ['FUN', 2],
]);

/**
 * Number of decimals in which a currency's minor unit is kept.
 * @throws RangeError for a currency the product does not keep
 */
export function currencyDecimals(code: string): number {
  const decimals = DECIMALS.get(code);
  if (decimals === undefined) throw new RangeError(`unknown currency ${code}`);
  return decimals;
}
