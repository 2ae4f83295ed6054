/** What the page can tell about where it runs. */
export interface AppFacts {
  userAgent: string;
  /** Started from the home screen: display mode standalone, or `navigator.standalone` on iOS. */
  isStandalone: boolean;
  /** The flag under the storage key WEBCLIP. */
  isWebClip: boolean;
}

/** How the merchant's own app names itself. */
const APP_MARKERS = /FairlotApp\//;
const WEB_CLIP_KEY = 'WEBCLIP';

/** From where somebody registers, the first that fits (Z-82): the app, a web clip, an installed page, a browser. */
export function registerMethodOf({ userAgent, isStandalone, isWebClip }: AppFacts): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' {
  if (APP_MARKERS.test(userAgent)) return 'APP';
  if (!isStandalone) return 'H5';
  return isWebClip ? 'WEBCLIP' : 'PWA';
}

/** The facts of this browser. */
export function readAppFacts(): AppFacts {
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return {
    userAgent: navigator.userAgent,
    isStandalone: isIosApp || matchMedia('(display-mode: standalone)').matches,
    isWebClip: (sessionStorage.getItem(WEB_CLIP_KEY) ?? localStorage.getItem(WEB_CLIP_KEY)) !== null,
  };
}
