import { texts } from './texts.ts';

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Moment in the zone of the browser. */
export function formatTime(epochMs: number): string {
  return dateTime.format(epochMs);
}

export const timeZone = (): string => dateTime.resolvedOptions().timeZone;

/** State of a draw in words, with the reason of a void one; a code of a newer server as it is. */
export function formatDrawState({ state, voidReason }: { state: string; voidReason: string | null }): string {
  const { states, voidReasons } = texts.draw;
  const words = wordsOf(states, state);
  return voidReason === null ? words : `${words}, ${wordsOf(voidReasons, voidReason)}`;
}

const wordsOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

/** Decimal string with thousands apart: "-1234.50" becomes "-1,234.50". */
export function formatAmount(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** An amount that may be sent: not zero, at most two decimals. */
export function isSignedAmount(text: string): boolean {
  return /^-?(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);
}
