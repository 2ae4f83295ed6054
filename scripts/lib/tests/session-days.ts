const SCANNED = /^(apps|packages)\/.*\.(ts|tsx|sql)$/;

/**
 * SQL that uses the day of the database session. The session's time zone is arbitrary, while a day here is the
 * merchant's: `(clock_timestamp() at time zone <zone>)::date`. Only all lower or all upper case, so that `localTime` of
 * TypeScript does not match.
 */
const WORDS =
  /\b(?:current_date|current_time|localtimestamp|localtime|CURRENT_DATE|CURRENT_TIME|LOCALTIMESTAMP|LOCALTIME)\b/;
const CASTS = /\b(?:(?:now|clock_timestamp|transaction_timestamp|statement_timestamp)\(\)|\w+_at)\s*::\s*date\b/i;

/** Whether the file at this path may contain SQL of the product. */
export const mayHoldSql = (path: string): boolean => SCANNED.test(path);

/** Lines whose SQL uses the day of the session, each as a text. */
export function findSessionDays(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = (WORDS.exec(line) ?? CASTS.exec(line))?.[0];
    return found === undefined
      ? []
      : [`${path}:${at + 1}: ${found} is the day of the database session, not the merchant's`];
  });
}
