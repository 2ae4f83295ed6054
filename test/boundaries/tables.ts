import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text that names tables: a room's SQL or its TypeScript. */
type Source = { owner: string; path: string; text: string };

const createdTable = new RegExp(
  [
    /\bcreate\s+(?:unlogged\s+|temp(?:orary)?\s+)*(?:table|view|materialized\s+view)\s+/,
    /(?:if\s+not\s+exists\s+)?(?:public\.)?(\w+)/,
  ]
    .map(({ source }) => source)
    .join(''),
  'gi',
);
const usedAsTable =
  /\b(from|join|insert\s+into|update|table|references|truncate)\s+(?:only\s+)?(?:public\.)?(\w+)(\s*\()?/gi;

/**
 * Violations of the rule that a table belongs to one room and only that room's SQL names it, one readable line each. A
 * table's prefix is the name of its room's folder; functions of other rooms may be called. The platform counts as
 * another owner.
 * @param tree root of a tree with the layout of the repository
 */
export function findForeignTables(tree: string): string[] {
  const statements = readSources(tree, '{migrations,functions}/*.sql', stripSqlComments);
  const code = readSources(tree, '**/*.ts', stripCodeComments).filter(
    ({ path }) => !/\.(test|testing)\.ts$/.test(path),
  );
  const owners = new Map(
    statements.flatMap(({ owner, text }) => matches(createdTable, text).map((table) => [table, owner] as const)),
  );
  const rooms = new Set([...statements, ...code].map(({ owner }) => owner));

  return [
    ...statements.flatMap(findWrongPrefixes),
    ...statements.flatMap((source) => findKnownTables(source, owners)),
    ...statements.flatMap((source) => findUnknownTables(source, owners, rooms)),
    ...code.filter(({ owner }) => owner !== 'platform').flatMap((source) => findKnownTables(source, owners)),
  ];
}

/** Tables that a room creates with a prefix that is not its own. */
function findWrongPrefixes({ owner, path, text }: Source): string[] {
  return matches(createdTable, text)
    .filter((table) => !table.startsWith(`${owner.replaceAll('-', '_')}_`))
    .map((table) => `${path}: creates ${table}`);
}

/** Any mention of a table that another room creates, in any context. */
function findKnownTables({ owner, path, text }: Source, owners: Map<string, string>): string[] {
  const words = new Set(matches(/\b(\w+)\b/g, text));
  return [...words].filter((word) => (owners.get(word) ?? owner) !== owner).map((table) => `${path}: names ${table}`);
}

/** A name with another room's prefix in the place of a table, although no migration creates it. */
function findUnknownTables({ owner, path, text }: Source, owners: Map<string, string>, rooms: Set<string>): string[] {
  return [...text.matchAll(usedAsTable)].flatMap(([, keyword = '', word = '', parenthesis]) => {
    const name = word.toLowerCase();
    const prefix = [...rooms].find((room) => room !== owner && name.startsWith(`${room.replaceAll('-', '_')}_`));
    // Only in this position is a name before a parenthesis a function, as in `from wallet_transfer(...)`.
    const isCall = parenthesis !== undefined && /^(from|join)$/i.test(keyword);
    return prefix === undefined || owners.has(name) || isCall ? [] : [`${path}: names ${name}`];
  });
}

function readSources(tree: string, pattern: string, strip: (text: string) => string): Source[] {
  const base = join(tree, 'apps', 'server', 'src');
  const paths = globSync([`rooms/*/${pattern}`, `platform/${pattern}`], { cwd: base }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return paths.sort().map((path) => ({
    owner: path.startsWith('rooms/') ? (path.split('/')[1] ?? '') : 'platform',
    path,
    text: strip(readFileSync(join(base, path), 'utf8')),
  }));
}

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase());
}

function stripSqlComments(text: string): string {
  return text
    .replace(/--.*$/gm, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replaceAll('"', '');
}

function stripCodeComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
}
