import type { Outcome } from '../../../platform/connections/index.ts';
import { callOutside } from '../../../platform/outside/call-outside.ts';
import { lookupOutside } from '../../../platform/post-outside.ts';
import type { LoginProvider } from './login-provider.ts';
import { discover } from './providers.ts';

const DEADLINE_MS = 5000;

/**
 * Discovers a provider and sends it a code that it never issued: it rejects wrong keys before it looks at the code.
 *
 * @param callback the address registered at the provider
 */
export async function testLogin(provider: LoginProvider | undefined, callback: string): Promise<Outcome> {
  if (provider === undefined) return { result: 'notConnected', detail: '' };
  try {
    const { token_endpoint: address } = (await discover(provider)).serverMetadata();
    if (address === undefined) return { result: 'refused', detail: 'no token endpoint' };
    const { status, body } = await callOutside(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'a-test-of-the-keys',
        redirect_uri: callback,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
      }).toString(),
      deadlineMs: DEADLINE_MS,
      ...(provider.isPublicOnly && { lookup: lookupOutside }),
    });
    const { code, text } = errorOf(body.toString());
    if (WRONG_KEYS.test(code) || WRONG_KEYS.test(text)) return { result: 'keys', detail: text || code };
    if (status >= 500) return { result: 'refused', detail: `status ${status}` };
    return { result: 'passed', detail: '' };
  } catch (error) {
    return { result: 'unanswered', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** OAuth's error codes, and Facebook's messages, because it has no codes. */
const WRONG_KEYS = /^(invalid_client|unauthorized_client)$|client secret|validating application/i;

/** OAuth names an error by its code; Facebook sends an object with a message. */
function errorOf(body: string): { code: string; text: string } {
  try {
    const { error, error_description: description } = JSON.parse(body) as {
      error?: string | { message?: string };
      error_description?: string;
    };
    if (typeof error === 'object') return { code: '', text: error.message ?? '' };
    return { code: error ?? '', text: description ?? '' };
  } catch {
    return { code: '', text: '' };
  }
}
