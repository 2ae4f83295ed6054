import { expect, it } from 'vitest';
import { findSessionDays, mayHoldSql } from './session-days.ts';

it.each([
  'where expires_on < current_date',
  'select CURRENT_DATE - 30',
  'select localtimestamp',
  'select now()::date',
  'select clock_timestamp() :: date',
  'where placed_at::date = $1',
])("finds a use of the session's day: %s", (line) => {
  expect(findSessionDays('a.sql', `select 1\n${line}`)).toEqual([expect.stringMatching(/^a\.sql:2: /)]);
});

it.each([
  "(clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::date",
  '(placed_at at time zone p_zone)::date',
  "import { localTime } from './zone.ts'",
  '$1::date',
])('accepts the day of an explicit zone: %s', (line) => {
  expect(findSessionDays('a.ts', line)).toEqual([]);
});

it('checks the product with its migrations, not generated files', () => {
  expect(
    ['apps/server/src/app.ts', 'apps/server/src/rooms/wallet/migrations/0001-a.sql', 'docs/schema.sql'].map(mayHoldSql),
  ).toEqual([true, true, false]);
});
