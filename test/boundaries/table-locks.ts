import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spreadOf } from '@fairlot/testkit/schema/cells';

/** Landed before the first release, when no table was large. */
const BEFORE_RELEASE = new Set(['0002-net-wins.sql']);

/**
 * Statements of migrations that would lock a large table for as long as they read or write all of it. The baseline of
 * a room (`0001-*`) creates its tables, so it locks nothing.
 * @param tree root of a tree with the layout of the repository
 * @returns one readable line each
 */
export function findTableLocks(tree: string): string[] {
  const spread = spreadOf(readFileSync(join(tree, 'docs/schema.sql'), 'utf8'));
  const isLarge = (table: string) => spread.get(table) === 'member';
  return globSync('apps/server/src/{rooms,platform}/**/migrations/*.sql', { cwd: tree })
    .toSorted()
    .filter((path) => !basename(path).startsWith('0001-') && !BEFORE_RELEASE.has(basename(path)))
    .flatMap((path) => findLocks(readFileSync(join(tree, path), 'utf8'), isLarge).map((fault) => `${path}: ${fault}`));
}

/** Statements of one migration's text that would lock a large table. */
export function findLocks(text: string, isLarge: (table: string) => boolean): string[] {
  const plain = text.replaceAll(/--[^\n]*/g, '').replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''");
  const created = new Set(
    [...plain.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name]) => name),
  );
  return plain.split(';').flatMap((statement) =>
    RULES.flatMap(({ pattern, advice }) => {
      const table = pattern.exec(statement)?.groups?.['table']?.toLowerCase();
      return table !== undefined && isLarge(table) && !created.has(table) ? [`${table}: ${advice}`] : [];
    }),
  );
}

const ALTER = String.raw`^\s*alter\s+table\s+(?:if\s+exists\s+|only\s+)*(?<table>\w+)\s`;
const alter = (rest: string) => new RegExp(`${ALTER}.*?${rest}`, 'is');
const RULES: readonly { pattern: RegExp; advice: string }[] = [
  {
    pattern: /^\s*create\s+(?:unique\s+)?index\s+(?!concurrently)(?:\w+\s+)?on\s+(?:only\s+)?(?<table>\w+)/i,
    advice: 'build the index in a migration of its own, <number>-<name>.concurrently.sql',
  },
  {
    pattern: alter(String.raw`\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b`),
    advice: 'add a column instead of changing a type',
  },
  {
    pattern: alter(String.raw`\bset\s+not\s+null\b`),
    advice: 'add a check constraint that is not valid, and validate it in a later migration',
  },
  {
    pattern: alter(
      String.raw`\badd\s+(?:column\s+)?(?!(?:constraint|foreign|check|unique|primary)\b)` +
        String.raw`[^,]*\b(?:unique|primary\s+key|references|check)\b`,
    ),
    advice: 'add the column first, its constraint later as not valid',
  },
  {
    pattern: alter(String.raw`\badd\s+(?:column\s+)?[^,]*\bdefault\s+(?!now\(\))[^,]*\(`),
    advice: 'a default that calls a function rewrites the table',
  },
  {
    pattern: alter(String.raw`\badd\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key)\s*\(`),
    advice: 'build the index first and add the constraint using it',
  },
  {
    pattern: alter(String.raw`\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?!.*\bnot\s+valid\b)`),
    advice: 'add the constraint as not valid, and validate it in a later migration',
  },
  { pattern: /^\s*update\s+(?:only\s+)?(?<table>\w+)\s/i, advice: 'fill rows by a job in chunks, not by a migration' },
  {
    pattern: /^\s*delete\s+from\s+(?:only\s+)?(?<table>\w+)\b/i,
    advice: 'delete rows by a job in chunks, not by a migration',
  },
  {
    pattern: /^\s*(?:lock|cluster|reindex|vacuum|truncate)\s+(?:table\s+)?(?<table>\w+)\b/i,
    advice: 'it locks the whole table',
  },
];
