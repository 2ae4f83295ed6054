/** Languages of texts for members, by code. */
export const TEXT_LANGUAGES = ['EN', 'VI', 'TY', 'CN', 'ID', 'TL', 'JA', 'KO', 'PT', 'ES', 'FR', 'RU', 'TR', 'AR'];

/** Empty texts for each of them. */
export function emptyTexts(): Record<string, { title: string; text: string }> {
  return Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, { title: '', text: '' }]));
}
