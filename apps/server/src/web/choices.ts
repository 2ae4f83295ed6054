/** The player's choices in cookies, which the web app keeps in addition to its own storage. */
export interface Choices {
  language: string | null;
  theme: string | null;
}

/** Reads `lang` and `theme`; anything that is not a short word counts as not chosen. */
export function readChoices(cookie: string | undefined): Choices {
  return { language: readWord(cookie, 'lang'), theme: readWord(cookie, 'theme') };
}

function readWord(cookie: string | undefined, name: string): string | null {
  const pair = (cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return /^[A-Za-z][A-Za-z-]{0,11}$/.test(value) ? value : null;
}
