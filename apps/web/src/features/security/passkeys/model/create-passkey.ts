import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { addPasskey, startPasskey } from '../api/passkeys.ts';

/** The browser or the member declined; not an error of the server. */
export class PasskeyFailure extends Error {
  readonly reason: 'cancelled' | 'known' | 'failed';

  constructor(reason: PasskeyFailure['reason']) {
    super(reason);
    this.name = 'PasskeyFailure';
    this.reason = reason;
  }
}

/**
 * Creates a passkey on this device and adds it to the account.
 * @throws ApiError, or PasskeyFailure when the device created none
 */
export async function createPasskey(name: string, password: string): Promise<void> {
  const { challengeId, options } = await startPasskey({ body: password === '' ? {} : { password } });
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    const response = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    await addPasskey({ body: { challengeId, name, response: { ...response } } });
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      throw new PasskeyFailure('known');
    if (error instanceof DOMException || error instanceof WebAuthnError)
      throw new PasskeyFailure(error.name === 'NotAllowedError' ? 'cancelled' : 'failed');
    throw error;
  }
}
