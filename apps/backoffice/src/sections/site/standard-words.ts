const FILES = import.meta.glob<Record<string, string>>('../../../../web/locales/*/*.json', { import: 'default' });

/** The web app's default texts of a language by key; empty for a language without texts. Fetched on demand. */
export async function standardWords(language: string): Promise<Record<string, string>> {
  const loaders = Object.entries(FILES)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, load]) => load());
  return Object.assign({}, ...(await Promise.all(loaders))) as Record<string, string>;
}
