import { createHmac } from 'node:crypto';

export type Pairs = readonly (readonly [name: string, value: string])[];
/** The headers that are signed with the parameters. */
export const SIGNED_HEADERS = ['X-Merchant-Id', 'X-Nonce', 'X-Timestamp'] as const;

/** HMAC-SHA1 over parameters and headers, sorted by name, written as PHP writes a query. */
export function signatureOf(params: Pairs, headers: Pairs, secret: string): string {
  return createHmac('sha1', secret)
    .update(queryOf([...params, ...headers]))
    .digest('hex');
}

/** Entries of one list keep their order: lists are sorted only by their name. */
export function queryOf(pairs: Pairs): string {
  const sorted = pairs
    .map(([name, value], place) => ({ name, value, place, key: name.split('[')[0] ?? name }))
    .sort((a, b) => compare(a.key, b.key) || a.place - b.place);
  return sorted.map(({ name, value }) => `${encode(name)}=${encode(value)}`).join('&');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Like PHP's urlencode: a space is +, and more is escaped than by encodeURIComponent. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
