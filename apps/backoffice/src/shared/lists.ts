/** The words of a list divided by commas or line ends, without repetition. */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,\n]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
}

/** Moment as a field of local date and time writes it. */
export function toLocalField(epochMs: number): string {
  const offsetMs = new Date(epochMs).getTimezoneOffset() * 60_000;
  return new Date(epochMs - offsetMs).toISOString().slice(0, 16);
}

/** Moment of such a field in the zone of the browser; null when it is empty or no moment. */
export function fromLocalField(text: string): number | null {
  const epochMs = Date.parse(text);
  return Number.isNaN(epochMs) ? null : epochMs;
}
