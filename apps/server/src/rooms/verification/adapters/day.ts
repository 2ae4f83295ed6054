/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
  );
}
