/** Minimum version for the iPhone app (specification, section 9). */
export const IOS_APP_NEEDS = [12, 4] as const;

/** Whether the app can be installed, and which update is needed if not (Z-80). */
export type IosAppState = 'allowed' | 'updateFrom12' | 'updateFrom11';

interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/**
 * Version of iOS as major and minor number; null on other systems. An iPad that requests desktop pages identifies as a
 * Mac, which has no touch points, and does not state its version. Systems that do so are 13 or later (Z-80).
 */
export function iosVersion({ userAgent, maxTouchPoints }: Device): readonly [number, number] | null {
  const found = /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)(?:_(\d+))?/.exec(userAgent);
  if (found !== null) return [Number(found[1]), Number(found[2] ?? 0)];
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? [13, 0] : null;
}

/** On a device that is not an iPhone the entry only opens its link. */
export function iosAppState(device: Device): IosAppState {
  const version = iosVersion(device);
  if (version === null || isAtLeast(version, IOS_APP_NEEDS)) return 'allowed';
  return version[0] >= 12 ? 'updateFrom12' : 'updateFrom11';
}

export function isAtLeast(version: readonly [number, number], needed: readonly [number, number]): boolean {
  return version[0] > needed[0] || (version[0] === needed[0] && version[1] >= needed[1]);
}
