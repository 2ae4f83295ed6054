/** A text in the library's compiled form: text and placeholder names alternate. */
type Compiled = (string | [string])[];

/**
 * Compiles the merchant's wording of one language into the form of the built catalogues: `{name}` is a placeholder,
 * everything else is text. A key that no page uses has no effect.
 */
export function compileWording(texts: Readonly<Record<string, string>>): Record<string, Compiled> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}

function compile(text: string): Compiled {
  // Splitting by a capture group puts the placeholder names at the odd positions.
  return text.split(/\{(\w+)\}/).map((part, index): string | [string] => (index % 2 === 1 ? [part] : part));
}
