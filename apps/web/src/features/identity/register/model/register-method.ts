import { isInApp } from '../../../../shared/platform/in-app.ts';
import { isStandalone, WEB_CLIP_KEY } from '../../../../shared/platform/web-clip.ts';

/** Facts about the environment that the page can detect. */
export interface AppFacts {
  userAgent: string;
  /** Text in the user agent of the merchant's own app. */
  appMarker: string;
  /** Started from the home screen: display mode standalone, or `navigator.standalone` on iOS. */
  isStandalone: boolean;
  /** The flag under the storage key WEBCLIP. */
  isWebClip: boolean;
}

/**
 * The environment of a registration, the first that matches (Z-82): the app, a web clip, an installed page, a browser.
 */
export function registerMethodOf({
  userAgent,
  appMarker,
  isStandalone: isFromHome,
  isWebClip,
}: AppFacts): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' {
  if (isInApp(userAgent, appMarker)) return 'APP';
  if (!isFromHome) return 'H5';
  return isWebClip ? 'WEBCLIP' : 'PWA';
}

/** Detects the facts of this browser. */
export function readAppFacts(appMarker: string): AppFacts {
  return {
    appMarker,
    userAgent: navigator.userAgent,
    isStandalone: isStandalone(),
    isWebClip: (sessionStorage.getItem(WEB_CLIP_KEY) ?? localStorage.getItem(WEB_CLIP_KEY)) !== null,
  };
}
