export const WEB_CLIP_KEY = 'WEBCLIP';

interface Start {
  /** Address at which the app was started. */
  address: string;
  isStandalone: boolean;
}

/**
 * Records a start from a web clip: standalone with `source=webclip`, which is in the start address of the iOS profile.
 * A start with `source=pwa`, from the web manifest, clears the record; any other start leaves it unchanged (Z-84).
 */
export function noteWebClip(
  { address, isStandalone: isFromHome }: Start,
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  const source = new URL(address).searchParams.get('source');
  if (!isFromHome) return;
  if (source === 'webclip') storage.setItem(WEB_CLIP_KEY, '1');
  if (source === 'pwa') storage.removeItem(WEB_CLIP_KEY);
}

/** Records the start of this document, even if its address has changed since. */
export function noteOwnStart(): void {
  const [start] = performance.getEntriesByType('navigation');
  noteWebClip({ address: start?.name ?? location.href, isStandalone: isStandalone() }, localStorage);
}

/** Whether the app was started from the home screen. */
export function isStandalone(): boolean {
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone)').matches;
}
