import { toBase64Url } from '../../../shared/api/base64-url.ts';

/** Push status of this browser for the site. */
export type PushState = 'on' | 'off' | 'refused' | 'impossible';

/** Push subscription of this browser, as the server stores it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser receives push messages while the site is closed. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  return (await currentSubscription()) === null ? 'off' : 'on';
}

/**
 * Requests permission from the player, then subscribes at the browser's push service.
 * @param publicKey of the site, base64url
 * @returns null when the player refused @throws when the push service cannot be reached
 */
export async function turnPushOn(publicKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** The current push subscription of this browser; null without one. */
export async function pushAddress(): Promise<PushAddress | null> {
  const subscription = await currentSubscription();
  return subscription && addressOf(subscription);
}

function addressOf(subscription: PushSubscription): PushAddress {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (p256dh === null || auth === null) throw new Error('the browser gave no keys');
  const keys = { p256dh: toBase64Url(new Uint8Array(p256dh)), auth: toBase64Url(new Uint8Array(auth)) };
  return { endpoint: subscription.endpoint, keys };
}

/** Ends the push subscription of this browser. @returns the endpoint that was removed; null if there was none */
export async function turnPushOff(): Promise<string | null> {
  const subscription = await currentSubscription();
  if (subscription === null) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
