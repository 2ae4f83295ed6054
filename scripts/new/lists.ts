/** The list of rooms with one more; it calls nobody, so it stands before the operators' room, which is last. */
export function addToList(text: string, name: string): string {
  const line = `import { ${name} } from './rooms/${name}/room.ts';\n`;
  const imports = text.match(/^import .*\n/gm) ?? [];
  const next = imports.find((other) => other > line && other.includes('./rooms/'));
  const withImport =
    next === undefined ? text.replace(imports.at(-1) ?? '', `$&${line}`) : text.replace(next, line + next);
  return replaceOnce(withImport, /^ {2}backoffice,$/m, `  ${name},\n  backoffice,`);
}

/** The table of arrows between rooms with one more room, which calls nobody yet; it may stand there already. */
export function addArrows(text: string, name: string): string {
  if (new RegExp(`^ {2}${name}: \\[`, 'm').test(text)) return text;
  return replaceOnce(text, /^ {2}backoffice: \[/m, `  ${name}: [],\n$&`);
}

/** @throws when there is nothing to replace: the list has another form now */
function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`A list of rooms has no line ${String(pattern)}`);
  return text.replace(pattern, replacement);
}
