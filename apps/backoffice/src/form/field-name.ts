/** Maps names in a body to fields of the form where they differ. */
export type FieldNames = Readonly<Record<string, string>> | ((path: string) => string | null);

/**
 * The form field for a path in the body: the path itself, or the part of it that the form has. For example
 * `changes.brandHue` is the field `brandHue`, and `languages.3` the field `languages`.
 * @param path names and indexes from the outermost, joined by dots
 */
export function fieldName(path: string, isKnown: (name: string) => boolean, names: FieldNames = {}): string | null {
  const reported = typeof names === 'function' ? names(path) : null;
  if (reported !== null && isKnown(reported)) return reported;
  const parts = path.split('.');
  for (let start = 0; start < parts.length; start += 1)
    for (let end = parts.length; end > start; end -= 1) {
      const place = parts.slice(start, end).join('.');
      const name = typeof names === 'object' && Object.hasOwn(names, place) ? names[place] : place;
      if (name !== undefined && isKnown(name)) return name;
    }
  return null;
}
