export const WEB_CLIP_KEY = 'WEBCLIP';

interface Start {
  /** Address at which the app was started. */
  address: string;
  isStandalone: boolean;
}

/**
 * Notes a start from a web clip: standalone with `source=webclip`, which the start address of the iOS profile carries.
 * That of the web manifest carries `source=pwa` and takes the note away; any other start leaves it (Z-84).
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

/** Notes the start of this document, whatever its address has become since. */
export function noteOwnStart(): void {
  const [start] = performance.getEntriesByType('navigation');
  noteWebClip({ address: start?.name ?? location.href, isStandalone: isStandalone() }, localStorage);
}

/** Started from the home screen. */
export function isStandalone(): boolean {
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone)').matches;
}
