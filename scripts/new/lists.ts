/** Returns the wiring with one more room. The room depends on no other room, so it starts before the back office. */
export function addToWiring(text: string, name: string): string {
  const line = `import { ${name} as ${name}Room } from './rooms/${name}/room.ts';\n`;
  const imports = text.match(/^import .*\n/gm) ?? [];
  const pathOf = (statement: string) => statement.slice(statement.indexOf("'"));
  const next = imports.find((other) => other.includes('./rooms/') && pathOf(other) > pathOf(line));
  const places: [RegExp, string][] = [
    [/^ {2}'backoffice',$/m, `  '${name}',\n$&`],
    [/^ {2}const backoffice = /m, `  const ${name} = ${name}Room.start(platform, {});\n$&`],
    [/^ {4}backoffice,$/m, `    ${name},\n$&`],
    [/^ {4}loyalty\.answers\.person,$/m, `$&\n    ${name}.answers.person,`],
  ];
  const withImport =
    next === undefined ? text.replace(imports.at(-1) ?? '', `$&${line}`) : text.replace(next, line + next);
  return places.reduce((result, [pattern, replacement]) => replaceOnce(result, pattern, replacement), withImport);
}

/**
 * Returns the tables of arrows with one more room. It depends on no other room yet and handles the end of a member's
 * account.
 */
export function addArrows(text: string, name: string): string {
  if (new RegExp(`^ {2}${name}: \\[`, 'm').test(text)) return text;
  const withDoors = replaceOnce(text, /^ {2}backoffice: \[/m, `  ${name}: [],\n$&`);
  return replaceOnce(withDoors, /^ {2}loyalty: \['identity',/m, `  ${name}: ['identity'],\n$&`);
}

/** @throws when there is nothing to replace, because the list has another form now */
function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`A list of rooms has no line ${String(pattern)}`);
  return text.replace(pattern, replacement);
}
