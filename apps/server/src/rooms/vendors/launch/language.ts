/** Languages whose code here is not that of their tag. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh', TY: 'th', TL: 'tl' };

/** Lowercase tag of a language by its code here, as vendors name it. */
export function languageTag(code: string): string {
  const upper = code.toUpperCase();
  return TAGS[upper] ?? (/^[A-Z]{2}$/.test(upper) ? upper.toLowerCase() : 'en');
}
