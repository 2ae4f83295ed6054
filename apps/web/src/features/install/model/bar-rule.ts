import type { Install } from '../api/install.ts';
import { iosVersion, isAtLeast, IOS_APP_NEEDS } from './ios-version.ts';

/** What a device is to the bar. */
export type Device =
  | 'android'
  /** Safari on iOS 12.4 or later, which can put a page on the home screen. */
  | 'safari'
  /** Another browser on iOS, or an older one. */
  | 'ios'
  | 'other';

export interface BarFacts {
  /** How the page was started (Z-82). */
  start: 'APP' | 'WEBCLIP' | 'PWA' | 'H5';
  device: Device;
  /** Closed in this browser before. */
  isClosed: boolean;
  isMember: boolean;
  needsLogin: boolean;
  links: Install['links'];
}

/** Local storage: the bar was closed, for good (specification, section 4). A cookie of this name mirrors it. */
export const CLOSED_KEY = 'hideDownloadBar';

/** What can be had on each kind of device. */
const RELEVANT: Readonly<Record<Device, readonly string[]>> = {
  android: ['Android'],
  safari: ['IOS', 'MOBILECONFIG'],
  ios: ['IOS', 'MOBILECONFIG'],
  other: ['IOS', 'MOBILECONFIG', 'Android'],
};

/**
 * Whether home has the download bar (Z-79): `absent` where there is nothing to install, `hidden` where it is of no use
 * now. The first condition that holds decides.
 */
export function barState(facts: BarFacts): 'absent' | 'hidden' | 'shown' {
  const { start, device, isClosed, isMember, needsLogin } = facts;
  const offers = facts.links.map(({ resourceType }) => resourceType);
  if (start === 'APP' || !offers.some((type) => RELEVANT[device].includes(type))) return 'absent';
  if (isClosed || (needsLogin && !isMember) || start === 'PWA') return 'hidden';
  if (start === 'WEBCLIP') return offers.includes('IOS') ? 'shown' : 'hidden';
  return device === 'ios' ? 'hidden' : 'shown';
}

/** Reads the device from what the browser says of itself; a server knows no touch points. */
export function deviceOf(browser: { userAgent: string; maxTouchPoints: number }): Device {
  const version = iosVersion(browser);
  if (version === null) return /\bAndroid\b/.test(browser.userAgent) ? 'android' : 'other';
  return isSafari(browser.userAgent) && isAtLeast(version, IOS_APP_NEEDS) ? 'safari' : 'ios';
}

/** Other browsers on iOS name themselves; pages within an app lack the version of Safari. */
function isSafari(userAgent: string): boolean {
  return (
    /\bVersion\/[\d.]+.*\bSafari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|YaBrowser)\//.test(userAgent)
  );
}
