const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** Order matters: most browsers also name the browsers that they derive from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * A short name of the device for its owner, such as `Chrome, Android`; for an unknown one, the beginning of the user
 * agent.
 */
export function describeDevice(userAgent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : userAgent.slice(0, 40);
}
