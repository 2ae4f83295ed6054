interface Facts {
  languages: readonly { code: string; gameLanguage: string }[];
  client: { gameLanguage: string };
}

/**
 * Language for calls about games while `code` is the page's language; the configured default if `code` has no game
 * language (Z-02).
 */
export function gameLanguageOf(facts: Facts | undefined, code: string): string {
  return (
    facts?.languages.find((language) => language.code === code)?.gameLanguage ?? facts?.client.gameLanguage ?? code
  );
}
