import { displayMinor, parseMinor } from '@fairlot/money';

/** Signed amount of the wire with a space after its sign: "+ 850.00", "− 20.40". Zero has no sign. */
export function signedAmount(amount: string, tag: string): string {
  return signedMinor(parseMinor(amount), tag);
}

/** Signed amount of minor units; like `signedAmount`. */
export function signedMinor(minor: bigint, tag: string): string {
  if (minor === 0n) return displayMinor(minor, { locale: tag });
  return `${minor < 0n ? '\u2212' : '+'} ${displayMinor(minor < 0n ? -minor : minor, { locale: tag })}`;
}
