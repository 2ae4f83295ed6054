// Cached, because creating one takes as long as a frame on a slow phone.
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with Latin digits. */
export function numberText(value: number | bigint, tag: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, { numberingSystem: 'latn', ...options });
  formats.set(key, format);
  return format.format(value);
}
