import type { FastifyRequest } from 'fastify';
import { protocolOf } from './roster.ts';
import { hmacHex, isRsaSigned, isSameText, sortedForm } from './signing.ts';
import type { Vendors } from './vendors.ts';

const SKEW_MS = 5 * 60_000;

/** Whether a call of the operator has a valid signature of the vendor's protocol. Bodies are the raw text. */
export function isSigned(vendors: Vendors, code: string, request: FastifyRequest): boolean {
  const body = typeof request.body === 'string' ? request.body : '';
  const header = (name: string) => String(request.headers[name] ?? '');
  const secret = vendors.secretOf(code);
  switch (protocolOf(code)) {
    case 'hub88':
      return isRsaSigned(vendors.operatorPublicKey, body, header('x-hub88-signature'));
    case 'softswiss':
      return isSameText(hmacHex('sha256', secret, body), header('x-request-sign'));
    case 'slotegrator': {
      const headers = {
        'X-Merchant-Id': header('x-merchant-id'),
        'X-Timestamp': header('x-timestamp'),
        'X-Nonce': header('x-nonce'),
      };
      const params = { ...Object.fromEntries(new URLSearchParams(body)), ...headers };
      const isFresh = Math.abs(Number(headers['X-Timestamp']) * 1000 - Date.now()) <= SKEW_MS;
      return isFresh && isSameText(hmacHex('sha1', secret, sortedForm(params)), header('x-sign'));
    }
    case 'transfer': {
      const at = header('x-timestamp');
      const isFresh = Math.abs(Number(at) - Date.now()) <= SKEW_MS;
      return isFresh && isSameText(hmacHex('sha256', secret, `${at}.${body}`), header('x-signature'));
    }
  }
}

/** Fields of a body, JSON or form; none when it is neither. */
export function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  const text = typeof request.body === 'string' ? request.body : '';
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text) as Record<string, unknown>;
    } catch (error) {
      // Invalid syntax: the call is rejected for missing fields.
      if (error instanceof SyntaxError) return {};
      throw error;
    }
  }
  return Object.fromEntries(new URLSearchParams(text));
}
