import type { Progress } from '../shared/operator.ts';
import { type Begun, loginApi, type PasskeyAnswer } from './api.ts';
import { passkeyTexts } from './texts.ts';

/** Whether this browser supports passkeys at this address. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Logs in with a passkey only. @throws ApiError, or Error with a message why the device declined */
export async function logInByPasskey(): Promise<Progress> {
  return loginApi.passkeyLogin(await answerTo(await loginApi.passkeyLoginOptions()));
}

/** Sends a passkey as the second factor. @throws as above */
export async function giveFactor(): Promise<Progress> {
  return loginApi.passkeyFactor(await answerTo(await loginApi.passkeyFactorOptions()));
}

/** Creates a passkey on this device and adds it. @throws as above */
export async function makePasskey(name: string, password: string): Promise<Progress> {
  const { challengeId, options } = await loginApi.startPasskey(password);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await atDevice(() =>
    startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  );
  return loginApi.addPasskey({ challengeId, name, response: { ...response } });
}

async function answerTo({ challengeId, options }: Begun): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await atDevice(() =>
    startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }),
  );
  return { challengeId, response: { ...response } };
}

/** Converts errors of the browser or a refusal by the operator to our own messages. */
async function atDevice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isKnown = 'code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    if (isKnown) throw new Error(passkeyTexts.known, { cause: error });
    const isCancelled = error.name === 'NotAllowedError' || error.name === 'AbortError';
    throw new Error(isCancelled ? passkeyTexts.cancelled : passkeyTexts.failed, { cause: error });
  }
}
