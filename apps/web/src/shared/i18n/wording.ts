/** A text as the library keeps it: words and names of placeholders in turn. */
type Compiled = (string | [string])[];

/**
 * The merchant's wording of one language in the form of the built catalogues: `{name}` is a placeholder, everything
 * else is text. A key that no page uses does nothing.
 */
export function compileWording(texts: Readonly<Record<string, string>>): Record<string, Compiled> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}

function compile(text: string): Compiled {
  // Split with a group: the odd parts are the names.
  return text.split(/\{(\w+)\}/).map((part, index): string | [string] => (index % 2 === 1 ? [part] : part));
}
