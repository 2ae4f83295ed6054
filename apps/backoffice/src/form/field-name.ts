/** Fields that a body calls otherwise than the form. */
export type FieldNames = Readonly<Record<string, string>> | ((path: string) => string | null);

/**
 * The field of a form that a place in the body is about: the place itself, or what of it the form knows, so that
 * `changes.brandHue` is the field `brandHue` and `languages.3` the field `languages`.
 * @param path names and places from the outermost, joined by dots
 * @param isKnown whether the form has this field
 */
export function fieldName(path: string, isKnown: (name: string) => boolean, names: FieldNames = {}): string | null {
  const told = typeof names === 'function' ? names(path) : null;
  if (told !== null && isKnown(told)) return told;
  const parts = path.split('.');
  for (let start = 0; start < parts.length; start += 1)
    for (let end = parts.length; end > start; end -= 1) {
      const place = parts.slice(start, end).join('.');
      const name = typeof names === 'object' && Object.hasOwn(names, place) ? names[place] : place;
      if (name !== undefined && isKnown(name)) return name;
    }
  return null;
}
