import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * HMAC-SHA256 (hex) of the fields as `key=value` joined by `&`, sorted by key; null becomes empty, lists are JSON.
 * Source: payOSHQ/payos-lib-node and payos.vn/docs.
 */
export function signFields(checksumKey: string, fields: Readonly<Record<string, unknown>>): string {
  const text = Object.keys(fields)
    .toSorted()
    .map((key) => `${key}=${valueText(fields[key])}`)
    .join('&');
  return createHmac('sha256', checksumKey).update(text).digest('hex');
}

export function isSignedFields(checksumKey: string, fields: unknown, signature: string | null): boolean {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields) || signature === null) return false;
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = signFields(checksumKey, fields as Record<string, unknown>);
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(signature, 'hex'));
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(Array.isArray(value) ? value.map(sorted) : sorted(value));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Signature of a request or an answer of payouts, in the header `x-signature`: as above, with keys sorted at every
 * depth, and names and values encoded as in an address. Source: payOSHQ/payos-lib-node (`createSignature`).
 */
export function signData(checksumKey: string, fields: object): string {
  const text = Object.entries(deepSorted(fields) as object)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(dataText(value))}`)
    .join('&');
  return createHmac('sha256', checksumKey).update(text).digest('hex');
}

export function isSignedData(checksumKey: string, data: unknown, signature: string | string[] | undefined): boolean {
  if (typeof data !== 'object' || data === null || typeof signature !== 'string') return false;
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signData(checksumKey, data), 'hex'), Buffer.from(signature, 'hex'));
}

function dataText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

function deepSorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepSorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, deepSorted(part)]),
  );
}
