const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Moment in the zone of the browser. */
export function formatTime(epochMs: number): string {
  return dateTime.format(epochMs);
}

export const timeZone = (): string => dateTime.resolvedOptions().timeZone;

/** Decimal string with thousands apart: "-1234.50" becomes "-1,234.50". */
export function formatAmount(amount: string): string {
  const [whole = '', fraction] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** An amount that may be sent: not zero, at most two decimals. */
export function isSignedAmount(text: string): boolean {
  return /^-?(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);
}
