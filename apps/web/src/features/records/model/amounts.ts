import { displayMinor, parseMinor } from '@fairlot/money';

/** Signed amount of the wire with a space after its sign: "+ 850.00", "− 20.40". Zero has no sign. */
export function signedAmount(amount: string, tag: string): string {
  const minor = parseMinor(amount);
  if (minor === 0n) return displayMinor(minor, { locale: tag });
  return `${minor < 0n ? '\u2212' : '+'} ${displayMinor(minor < 0n ? -minor : minor, { locale: tag })}`;
}

export function isCredit(amount: string): boolean {
  return parseMinor(amount) > 0n;
}

/** A reference short enough for a row: its first and last characters. */
export function shortReference(reference: string): string {
  return reference.length <= LONGEST ? reference : `${reference.slice(0, 12)}…${reference.slice(-4)}`;
}

const LONGEST = 20;
