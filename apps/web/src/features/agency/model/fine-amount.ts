/** Formats an amount with two to six decimals: "1,204.2035". */
export function fineAmount(amount: string, tag: string): string {
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    numberingSystem: 'latn',
  }).format(Number(amount));
}
