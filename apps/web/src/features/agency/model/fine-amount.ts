/** An amount with up to six decimals as people read it: "1,204.2035"; two decimals at least. */
export function fineAmount(amount: string, tag: string): string {
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    numberingSystem: 'latn',
  }).format(Number(amount));
}
