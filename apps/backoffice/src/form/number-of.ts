/** Parses a typed number; NaN when it is empty, which no rule accepts as 0. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
