import { amountDecimals } from '@fairlot/money';

/** Formats an amount with the decimals of the currency and up to four more: "1,204.2035". */
export function fineAmount(amount: string, tag: string): string {
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: amountDecimals(),
    maximumFractionDigits: amountDecimals() + 4,
    numberingSystem: 'latn',
  }).format(Number(amount));
}
