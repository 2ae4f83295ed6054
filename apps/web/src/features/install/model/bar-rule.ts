import type { Install } from '../api/install.ts';
import { iosVersion, isAtLeast, IOS_APP_NEEDS } from './ios-version.ts';

/** Kinds of devices that the bar distinguishes. */
export type Device =
  | 'android'
  /** Safari on iOS 12.4 or later, which can add a page to the home screen. */
  | 'safari'
  /** Another browser on iOS, or an older version. */
  | 'ios'
  | 'other';

export interface BarFacts {
  /** How the page was started (Z-82). */
  start: 'APP' | 'WEBCLIP' | 'PWA' | 'H5';
  device: Device;
  /** Whether the bar was closed in this browser before. */
  isClosed: boolean;
  isMember: boolean;
  needsLogin: boolean;
  links: Install['links'];
}

/** Local storage key: the bar was closed permanently (specification, section 4). A cookie with this name mirrors it. */
export const CLOSED_KEY = 'hideDownloadBar';

/** Downloads that are available for each kind of device. */
const RELEVANT: Readonly<Record<Device, readonly string[]>> = {
  android: ['Android'],
  safari: ['IOS', 'MOBILECONFIG'],
  ios: ['IOS', 'MOBILECONFIG'],
  other: ['IOS', 'MOBILECONFIG', 'Android'],
};

/**
 * Whether home has the download bar (Z-79): `absent` when there is nothing to install, `hidden` when it is of no use
 * now. The first matching condition decides.
 */
export function barState(facts: BarFacts): 'absent' | 'hidden' | 'shown' {
  const { start, device, isClosed, isMember, needsLogin } = facts;
  const offers = facts.links.map(({ resourceType }) => resourceType);
  if (start === 'APP' || !offers.some((type) => RELEVANT[device].includes(type))) return 'absent';
  if (isClosed || (needsLogin && !isMember) || start === 'PWA') return 'hidden';
  if (start === 'WEBCLIP') return offers.includes('IOS') ? 'shown' : 'hidden';
  return device === 'ios' ? 'hidden' : 'shown';
}

/** Determines the device from the user agent; on the server the number of touch points is unknown. */
export function deviceOf(browser: { userAgent: string; maxTouchPoints: number }): Device {
  const version = iosVersion(browser);
  if (version === null) return /\bAndroid\b/.test(browser.userAgent) ? 'android' : 'other';
  return isSafari(browser.userAgent) && isAtLeast(version, IOS_APP_NEEDS) ? 'safari' : 'ios';
}

/** Other browsers on iOS identify themselves; pages within an app lack Safari's version. */
function isSafari(userAgent: string): boolean {
  return (
    /\bVersion\/[\d.]+.*\bSafari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|YaBrowser)\//.test(userAgent)
  );
}
