import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { fetchPasskeyOptions } from '../api/passkey.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Asks the player to choose a passkey of this device. Null when the player cancelled or there is none: the browser has
 * reported that.
 * @throws ApiError when the server offers none, WebAuthnError when the browser does not support them
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
