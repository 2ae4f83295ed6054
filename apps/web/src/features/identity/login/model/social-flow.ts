import { toBase64Url } from '../../../../shared/api/base64-url.ts';
import { startSocialLogin, type SocialProvider } from '../api/social.ts';

/** What this browser keeps while the player is at a provider. */
export interface Flow {
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

/** What this browser kept when it left, once; null when it did not leave for a provider in the last ten minutes. */
export function takeFlow(): Flow | null {
  const flow = readFlow();
  localStorage.removeItem(STORAGE_KEY);
  return flow;
}

function readFlow(): Flow | null {
  try {
    const flow = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Flow> | null;
    if (
      typeof flow?.verifier !== 'string' ||
      typeof flow.begunAt !== 'number' ||
      Math.abs(Date.now() - flow.begunAt) > GOOD_MS
    )
      return null;
    return {
      verifier: flow.verifier,
      next: String(flow.next ?? ''),
      remember: flow.remember === true,
      begunAt: flow.begunAt,
    };
  } catch {
    // Written by something else: as good as none.
    return null;
  }
}
