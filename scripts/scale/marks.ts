/**
 * Replaces the generated parts of a document.
 * @param parts by the name of their mark: the text between `<!-- name -->` and `<!-- end -->`
 */
export function fillMarks(document: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const mark = new RegExp(`(<!-- ${name} -->\\n).*?(<!-- end -->)`, 's');
    if (!mark.test(text)) throw new Error(`docs/scale.md has no mark ${name}`);
    return text.replace(mark, (_, before: string, after: string) => `${before}\n${part}\n\n${after}`);
  }, document);
}
