const SCANNED = /^(apps|packages)\/.*\.(ts|tsx|sql)$/;

/**
 * SQL that takes the day of the database session. Its zone is whatever the session has, while a day here is the
 * merchant's: `(clock_timestamp() at time zone <zone>)::date`. Small letters or capitals alone, so that `localTime` of
 * TypeScript is no match.
 */
const WORDS =
  /\b(?:current_date|current_time|localtimestamp|localtime|CURRENT_DATE|CURRENT_TIME|LOCALTIMESTAMP|LOCALTIME)\b/;
const CASTS = /\b(?:(?:now|clock_timestamp|transaction_timestamp|statement_timestamp)\(\)|\w+_at)\s*::\s*date\b/i;

/** Whether the file at this path may hold SQL of the product. */
export const mayHoldSql = (path: string): boolean => SCANNED.test(path);

/** Lines whose SQL asks for the day of the session, each as a text. */
export function findSessionDays(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = (WORDS.exec(line) ?? CASTS.exec(line))?.[0];
    return found === undefined
      ? []
      : [`${path}:${at + 1}: ${found} is the day of the database session, not the merchant's`];
  });
}
