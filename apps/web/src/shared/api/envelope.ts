import type { Envelope, ErrorCode } from '@fairlot/contract';
import { ApiError } from './api-error.ts';

/**
 * Parses a response. `sumBalance` is a bare number on the wire; it is quoted in the text first, so that no amount
 * passes through a float.
 * @throws ApiError with the server's code, or `unknown.error` when the body is not an envelope
 */
export function readEnvelope<V>(text: string, status: number, onFooter?: (footer: unknown) => void): V {
  const envelope = parse<V>(text);
  if (envelope === null) throw new ApiError('unknown.error', status);
  if (envelope.success) {
    onFooter?.(envelope.footer);
    return envelope.value;
  }
  throw new ApiError((envelope.errorCode ?? 'unknown.error') satisfies ErrorCode, status, envelope.value);
}

/**
 * Turns `"sumBalance":12.30` into `"sumBalance":"12.30"`. The same words inside a string have escaped quotes and stay
 * unchanged.
 */
export function quoteBalances(text: string): string {
  return text.replace(/"sumBalance":\s*(-?\d+(?:\.\d+)?)/g, '"sumBalance":"$1"');
}

function parse<V>(text: string): Envelope<V> | null {
  try {
    const body: unknown = JSON.parse(quoteBalances(text));
    return isEnvelope<V>(body) ? body : null;
  } catch (error) {
    // A proxy's HTML page, or a truncated response.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isEnvelope<V>(body: unknown): body is Envelope<V> {
  return typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean';
}
