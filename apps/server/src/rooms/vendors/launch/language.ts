/** Languages whose code here differs from their tag. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh', TY: 'th', TL: 'tl' };

/** Lowercase tag of a language code, as vendors use it. */
export function languageTag(code: string): string {
  const upper = code.toUpperCase();
  return TAGS[upper] ?? (/^[A-Z]{2}$/.test(upper) ? upper.toLowerCase() : 'en');
}
