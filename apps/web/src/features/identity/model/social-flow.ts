import { toBase64Url } from '../../../shared/api/base64-url.ts';
import { startSocialLogin, type SocialProvider } from '../api/social.ts';

/** What this browser keeps while the player is at a provider. */
interface Flow {
  verifier: string;
  /** Page to go on to. */
  next: string;
  remember: boolean;
  /** Epoch ms of this device. */
  begunAt: number;
}

const STORAGE_KEY = 'SOCIAL_LOGIN';
const GOOD_MS = 10 * 60_000;

/**
 * Leaves for a provider. The secret that proves this browser at the return lies in the local storage, because an app on
 * the home screen comes back in the same storage, though not always in the same tab.
 * @throws ApiError
 */
export async function leaveForProvider(provider: SocialProvider, next: string, remember: boolean): Promise<void> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const { url } = await startSocialLogin({ body: { provider, binding: toBase64Url(new Uint8Array(digest)) } });
  const flow: Flow = { verifier, next, remember, begunAt: Date.now() };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
  location.assign(url);
}

export type Return = { kind: 'ticket'; ticket: string; verifier: string; next: string; remember: boolean } | { kind: 'failed' };

/**
 * What the player came back with, from the part of the address behind the hash; null when it is no return. Read once:
 * neither the ticket nor the secret stays behind.
 */
export function takeReturn(hash: string): Return | null {
  const given = new URLSearchParams(hash.slice(1));
  if (given.has('social-error')) return { kind: 'failed' };
  const ticket = given.get('social');
  if (ticket === null) return null;
  const flow = readFlow();
  localStorage.removeItem(STORAGE_KEY);
  return flow === null ? { kind: 'failed' } : { kind: 'ticket', ticket, verifier: flow.verifier, next: flow.next, remember: flow.remember };
}

function readFlow(): Flow | null {
  try {
    const flow = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Flow> | null;
    if (typeof flow?.verifier !== 'string' || typeof flow.begunAt !== 'number' || Math.abs(Date.now() - flow.begunAt) > GOOD_MS) return null;
    return { verifier: flow.verifier, next: String(flow.next ?? ''), remember: flow.remember === true, begunAt: flow.begunAt };
  } catch {
    // Written by something else: as good as none.
    return null;
  }
}
