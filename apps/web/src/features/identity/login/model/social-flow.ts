import { toBase64Url } from '../../../../shared/api/base64-url.ts';
import { readInvitation } from '../../register/model/invitation-link.ts';
import { startSocialLogin, type SocialProvider } from '../api/social.ts';

/** Data that this browser stores while the player is at a provider. */
export interface Flow {
  verifier: string;
  /** Page to continue to. */
  next: string;
  remember: boolean;
  /** Code of the link by which the visitor came. */
  invitation: string | null;
  /** Start time, epoch ms by this device's clock. */
  begunAt: number;
}

const STORAGE_KEY = 'SOCIAL_LOGIN';
const GOOD_MS = 10 * 60_000;

/**
 * Leaves for a provider. The secret that identifies this browser on return is in the local storage: an app on the home
 * screen returns to the same storage, but not always to the same tab.
 * @throws ApiError
 */
export async function leaveForProvider(provider: SocialProvider, next: string, remember: boolean): Promise<void> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const { url } = await startSocialLogin({ body: { provider, binding: toBase64Url(new Uint8Array(digest)) } });
  const flow: Flow = { verifier, next, remember, invitation: readInvitation(), begunAt: Date.now() };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
  location.assign(url);
}

/**
 * The data that was stored on leaving; null if this browser did not leave for a provider in the last ten minutes. It
 * stays until a log-in succeeds: of two tabs that left, only the ticket of the second one belongs to it.
 */
export function readFlow(): Flow | null {
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
      invitation: typeof flow.invitation === 'string' ? flow.invitation : null,
      begunAt: flow.begunAt,
    };
  } catch {
    // Written by other code: treated as missing.
    return null;
  }
}

export function dropFlow(): void {
  localStorage.removeItem(STORAGE_KEY);
}
