import { isInApp } from '../../../../shared/platform/in-app.ts';
import { isStandalone, WEB_CLIP_KEY } from '../../../../shared/platform/web-clip.ts';

/** What the page can tell about where it runs. */
export interface AppFacts {
  userAgent: string;
  /** Started from the home screen: display mode standalone, or `navigator.standalone` on iOS. */
  isStandalone: boolean;
  /** The flag under the storage key WEBCLIP. */
  isWebClip: boolean;
}

/** From where somebody registers, the first that fits (Z-82): the app, a web clip, an installed page, a browser. */
export function registerMethodOf({
  userAgent,
  isStandalone: isFromHome,
  isWebClip,
}: AppFacts): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' {
  if (isInApp(userAgent)) return 'APP';
  if (!isFromHome) return 'H5';
  return isWebClip ? 'WEBCLIP' : 'PWA';
}

/** The facts of this browser. */
export function readAppFacts(): AppFacts {
  return {
    userAgent: navigator.userAgent,
    isStandalone: isStandalone(),
    isWebClip: (sessionStorage.getItem(WEB_CLIP_KEY) ?? localStorage.getItem(WEB_CLIP_KEY)) !== null,
  };
}
