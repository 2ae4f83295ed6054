import { useEffect, useState } from 'react';

const FILES = import.meta.glob<Record<string, string>>('../../../../web/locales/*/*.json', { import: 'default' });

/** The web app's default texts of a language by key; empty for a language without texts. Fetched on demand. */
async function standardWords(language: string): Promise<Record<string, string>> {
  const loaders = Object.entries(FILES)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, load]) => load());
  return Object.assign({}, ...(await Promise.all(loaders))) as Record<string, string>;
}

/** The default texts of a language by key; empty until they have loaded. */
export function useStandardWords(language: string): Record<string, string> {
  const [loaded, setLoaded] = useState<{ language: string; words: Record<string, string> }>({
    language: '',
    words: {},
  });
  useEffect(() => {
    let isOver = false;
    standardWords(language).then(
      (words) => isOver || setLoaded({ language, words }),
      // Without the default texts every key counts as unknown, and the cards show that.
      () => isOver || setLoaded({ language, words: {} }),
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return loaded.language === language ? loaded.words : {};
}
