import { translated } from '../shared/language.ts';

type Words = Readonly<Record<string, string>>;

/** Names of the kinds of limits, and of their periods. */
export const limitNames = translated('partsLimitNames', {
  kinds: { deposit: 'Deposit', loss: 'Loss', stake: 'Stakes', session: 'Time in one session' } as Words,
  periods: { day: 'day', week: 'week', month: 'month' } as Words,
});

/** Name of a member's limit, such as `Deposit, day`. */
export const limitName = (kind: string, period: string): string =>
  `${limitNames.kinds[kind] ?? kind}, ${limitNames.periods[period] ?? period}`;
