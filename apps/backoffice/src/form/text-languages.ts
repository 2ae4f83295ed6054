/** Languages of texts for members, by code. */
export const TEXT_LANGUAGES = ['EN', 'VI', 'TY', 'CN', 'ID', 'TL', 'JA', 'KO', 'PT', 'ES', 'FR', 'RU', 'TR', 'AR'];

/** Form values of names by language. */
export const namesDraft = (names: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, names[language] ?? '']));

/** The names that are not empty. */
export const namesOf = (draft: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );

/** Empty texts for each of them. */
export function emptyTexts(): Record<string, { title: string; text: string }> {
  return Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, { title: '', text: '' }]));
}
