import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Platform } from './index.ts';
import { Refusal } from './refusal.ts';

/** Options for `navigator.credentials`, as sent over the wire. */
export type PasskeyOptions = Record<string, unknown> & { challenge: string };

/** An authenticator's unchecked answer; the library checks its shape. */
export type PasskeyAnswer = Record<string, unknown>;

/** A public key as a room stores it. */
export interface StoredPasskey {
  /** Credential id, base64url. */
  id: string;
  publicKey: Uint8Array;
  signCount: bigint;
  transports: AuthenticatorTransport[];
}

/** Authenticator transports that we store; an authenticator may send any text. */
const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

/** IP addresses at which the local machine is reached, or listens. */
const OWN_NUMBERS = new Set(['127.0.0.1', '0.0.0.0', '[::1]', '[::]']);

/** The library takes 5 MB and is loaded for the first passkey. */
const library = () => import('@simplewebauthn/server');

type Setting = Pick<Platform, 'config' | 'log'>;

/**
 * Options for creating a discoverable key that its owner unlocks.
 * @param handle identifies the person to authenticators, base64url: random, so that it reveals nothing
 */
export async function registrationOptions(
  { config }: Setting,
  { rpName, userName, handle, known }: { rpName: string; userName: string; handle: string; known: readonly string[] },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rpIdOf(config.publicOrigin),
    userName,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((id) => ({ id })),
  });
  return { ...options };
}

/** Verifies the answer to a registration challenge and returns the key. @throws Refusal passkey.invalid */
export async function readRegistration(
  setting: Setting,
  expectedChallenge: string,
  response: PasskeyAnswer,
): Promise<StoredPasskey & { isSynced: boolean }> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await attempt(setting, () =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: passkeyOrigin(setting.config.publicOrigin),
      expectedRPID: rpIdOf(setting.config.publicOrigin),
    }),
  );
  if (!verified) throw new Refusal('passkey.invalid');
  const {
    credential: { id, publicKey, counter, transports = [] },
    credentialBackedUp,
  } = registrationInfo;
  return {
    id,
    publicKey,
    signCount: BigInt(counter),
    transports: TRANSPORTS.filter((known) => transports.includes(known)),
    isSynced: credentialBackedUp,
  };
}

/**
 * Options for using a key. @param allowed the keys of one person; if omitted, no name is requested, so none is revealed
 */
export async function authenticationOptions(
  { config }: Setting,
  allowed?: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(config.publicOrigin),
    userVerification: 'required',
    ...(allowed === undefined ? {} : { allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })) }),
  });
  return { ...options };
}

/**
 * Verifies that this key signed the challenge for this person; returns the key's new counter.
 * @throws Refusal passkey.invalid
 */
export async function readAuthentication(
  setting: Setting,
  expectedChallenge: string,
  response: PasskeyAnswer,
  { handle, ...key }: StoredPasskey & { handle: string | null },
): Promise<bigint> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await attempt(setting, () =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: passkeyOrigin(setting.config.publicOrigin),
      expectedRPID: rpIdOf(setting.config.publicOrigin),
      credential: {
        id: key.id,
        publicKey: new Uint8Array(key.publicKey),
        counter: Number(key.signCount),
        transports: key.transports,
      },
    }),
  );
  if (!verified || userHandleOf(response) !== handle) throw new Refusal('passkey.invalid');
  return BigInt(authenticationInfo.newCounter);
}

/** Credential id that an answer names; empty when it names none. */
export function passkeyIdOf({ id }: PasskeyAnswer): string {
  return typeof id === 'string' ? id : '';
}

function rpIdOf(publicOrigin: string): string {
  return new URL(passkeyOrigin(publicOrigin)).hostname;
}

/** Browsers create no passkeys for IP addresses, so on the local machine its name is used. */
export function passkeyOrigin(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  if (OWN_NUMBERS.has(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}

/** Maps every error of the library to the same refusal. */
async function attempt<T>({ log }: Setting, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    log.debug({ err: error }, 'a passkey was refused');
    throw new Refusal('passkey.invalid');
  }
}

function userHandleOf(response: PasskeyAnswer): unknown {
  const inner = response['response'];
  return typeof inner === 'object' && inner !== null && 'userHandle' in inner ? inner.userHandle : undefined;
}
