import { type SqlPart, sql } from '../db/index.ts';
import { isUuid } from '../rows/is-uuid.ts';

type Sql = SqlPart<unknown>;

/** Length of an id as pages show it: its beginning, or its end in two halves such as `4F2A-91BC`. */
export const SHORT_ID = 8;
/** The shortest part that is searched, such as `4F2A`; ids are random, so few rows share it. */
const SHORTEST = 4;
const LEAST = '00000000-0000-0000-0000-000000000000';
const MOST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const END = /^([0-9a-f]{4})-?([0-9a-f]{0,4})$/;
/** Words such as `face` consist of hexadecimal digits; without a digit a short text is taken as a word. */
const WORD = /^[a-f]{1,7}$/;

/**
 * Condition for rows whose UUID begins with the text of at least four characters, or whose last eight characters begin
 * with it. Returns undefined when the text cannot be part of a UUID.
 * @param column a UUID column that the table's key begins with
 * @param hasEnds whether the table has an index on `right(column::text, 8)`
 */
export function matchesShortId(column: Sql, text: string, hasEnds: boolean): Sql | undefined {
  const part = text.trim().replace(/^#/, '').toLowerCase();
  if (part.length < SHORTEST || WORD.test(part)) return undefined;
  const [least, most] = [LEAST, MOST].map((filling) => part + filling.slice(part.length)) as [string, string];
  const begins = isUuid(least) ? sql`${column} between ${least}::uuid and ${most}::uuid` : undefined;
  const [, first = '', second = ''] = END.exec(part) ?? [];
  const end = first + second;
  const ends =
    hasEnds && end !== ''
      ? sql`right(${column}::text, 8) between ${end.padEnd(SHORT_ID, '0')} and ${end.padEnd(SHORT_ID, 'f')}`
      : undefined;
  if (begins === undefined || ends === undefined) return begins ?? ends;
  return sql`(${begins} or ${ends})`;
}
