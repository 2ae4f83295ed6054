import { initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signOut,
} from '@firebase/auth';
import type { Settings } from '../../../site/api/settings.ts';
import { withPageInReach } from '../../login/model/page-in-reach.ts';

export type FirebaseSettings = NonNullable<Settings['identity']['firebase']>;

/** Timeout, because reCAPTCHA reports nothing when its question is closed without an answer. */
const SEND_MS = 120_000;
const opened = new Map<string, Auth>();

/**
 * Makes Firebase send a code, after Firebase's own check for a human.
 * @param number E.164
 * @param language tag of the language of Firebase's message
 * @returns the verification id with which the code is redeemed
 * @throws FirebaseError, or Error when the check is not answered
 */
export async function sendFirebaseCode(settings: FirebaseSettings, number: string, language: string): Promise<string> {
  const auth = authOf(settings);
  auth.languageCode = language;
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await withPageInReach(() =>
      within(SEND_MS, new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier)),
    );
  } finally {
    verifier.clear();
    container.remove();
  }
}

/**
 * Redeems a code for an id token, and signs out of Firebase immediately: our session begins with the token.
 * @throws FirebaseError for a wrong code
 */
export async function redeemFirebaseCode(
  settings: FirebaseSettings,
  verificationId: string,
  code: string,
): Promise<string> {
  const auth = authOf(settings);
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(verificationId, code));
  const idToken = await user.getIdToken();
  await signOut(auth);
  return idToken;
}

/** Firebase stores nothing in the browser and opens no window or frame. */
function authOf({ apiKey, projectId, authDomain, emulator }: FirebaseSettings): Auth {
  const name = [apiKey, projectId, emulator].join(' ');
  const known = opened.get(name);
  if (known !== undefined) return known;
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }, name), {
    persistence: inMemoryPersistence,
  });
  if (emulator !== null) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  opened.set(name, auth);
  return auth;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Firebase did not send a code in time')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
