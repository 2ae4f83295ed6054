import { language } from '../shared/language.ts';
import { languageName } from './language-name.ts';
import type { Choice } from './pick-field.tsx';

/** Languages by their operator codes, as choices. */
export function languageChoices(codes: readonly string[]): Choice[] {
  return codes.map((value) => ({ value, label: `${value} · ${languageName(value)}` }));
}

/** CLDR codes that are not countries. */
const GROUPS: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All countries by their ISO codes, in the order of their names in the language of the console. */
export function countryChoices(): Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const pairs = Array.from(LETTERS, (one) => Array.from(LETTERS, (two) => one + two)).flat();
  return pairs
    .filter((code) => !GROUPS.has(code) && names.of(code) !== undefined)
    .filter((code) => new Intl.Locale(`und-${code}`).region === code && isCurrent(code))
    .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** CLDR replaces the code of a former country with its successor's. */
function isCurrent(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}
