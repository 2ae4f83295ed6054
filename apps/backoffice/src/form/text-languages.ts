/** Languages in which members are written to, by their code. */
export const TEXT_LANGUAGES = ['EN', 'VI', 'TY', 'CN', 'ID', 'TL', 'JA', 'KO', 'PT', 'ES', 'FR', 'RU', 'TR', 'AR'];

/** Nothing yet in each of them. */
export function emptyTexts(): Record<string, { title: string; text: string }> {
  return Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, { title: '', text: '' }]));
}
