interface Facts {
  languages: readonly { code: string; gameLanguage: string }[];
  client: { gameLanguage: string };
}

/**
 * Language that calls about games carry while `code` is on show; the configured default for a language that has none
 * (Z-02).
 */
export function gameLanguageOf(facts: Facts | undefined, code: string): string {
  return (
    facts?.languages.find((language) => language.code === code)?.gameLanguage ?? facts?.client.gameLanguage ?? code
  );
}
