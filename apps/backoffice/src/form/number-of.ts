/** A number as it was typed; not a number where nothing was, which no rule lets pass for 0. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
