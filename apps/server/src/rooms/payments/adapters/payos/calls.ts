import { ProviderUnavailable } from '../adapter.ts';
import { callProvider, fieldOf, textOf } from '../call.ts';
import { DONE, KEYS_REJECTED } from './words.ts';

export interface PayosConfig {
  url: string;
  clientId: string;
  apiKey: string;
  checksumKey: string;
  isPublicOnly?: boolean;
}

type Answer = Awaited<ReturnType<typeof callProvider>>;

/** Calls with the merchant's keys: with a body a `POST`, otherwise a `GET`. */
export function createPayosCalls({ url, clientId, apiKey, isPublicOnly }: PayosConfig) {
  const keys = { 'x-client-id': clientId, 'x-api-key': apiKey };
  const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
    callProvider(
      'payOS',
      `${url}${path}`,
      body === undefined
        ? { headers: keys }
        : {
            method: 'POST',
            headers: { ...keys, 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          },
      isPublicOnly,
    );
  return {
    call,
    /** Checks the keys by a read. */
    probe: async (path: string) => {
      const { status, body } = await call(path);
      const code = textOf(body, 'code');
      const isTheirs = code !== null && textOf(body, 'desc') !== null;
      return { status, detail: code ?? '', areKeysRefused: KEYS_REJECTED.has(code ?? ''), isTheirs };
    },
  };
}

/**
 * The signed data of an answer.
 * @throws ProviderUnavailable unless the answer reports success and its signature is valid
 */
export function openAnswer({ status, body }: Answer, what: string, isSigned: (data: unknown) => boolean): unknown {
  const data = fieldOf(body, 'data');
  if (status !== 200 || textOf(body, 'code') !== DONE || !isSigned(data))
    throw new ProviderUnavailable(`payOS answered ${status} to ${what}`);
  return data;
}
