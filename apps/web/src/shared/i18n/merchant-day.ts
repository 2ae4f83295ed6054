/** Epoch milliseconds or an ISO string. */
type Instant = number | string;

/** Day of an announcement, "2026-11-20", in the merchant's time zone; the same in every language (Z-06). */
export function isoDay(instant: Instant, timeZone: string): string {
  const { year, month, day } = partsOf(instant, timeZone);
  return `${year}-${month}-${day}`;
}

/** Day of a promotion, "20/11/2026", in the merchant's time zone; the same in every language (Z-06). */
export function slashDay(instant: Instant, timeZone: string): string {
  const { year, month, day } = partsOf(instant, timeZone);
  return `${day}/${month}/${year}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(instant: Instant, timeZone: string): { year: string; month: string; day: string } {
  const known =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
  formatters.set(timeZone, known);
  const parts = new Map(known.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (name: string) => parts.get(name as Intl.DateTimeFormatPartTypes) ?? '';
  return { year: part('year').padStart(4, '0'), month: part('month'), day: part('day') };
}
