import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { fetchPasskeyOptions } from '../api/passkey.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Has the player choose a passkey of this device. Null when it was cancelled, or none is there: the browser has said
 * so.
 * @throws ApiError when the server offers none, WebAuthnError when the browser cannot
 */
export async function askPasskey(): Promise<{ challengeId: string; response: Record<string, unknown> } | null> {
  const { challengeId, options } = await fetchPasskeyOptions({});
  try {
    const response = await startAuthentication({ optionsJSON: options as unknown as Options });
    return { challengeId, response: { ...response } };
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
}

function isCancelled(error: unknown): boolean {
  const { name, code } =
    error instanceof WebAuthnError ? error : { name: error instanceof Error ? error.name : '', code: '' };
  return name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED';
}
