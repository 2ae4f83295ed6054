import { wallClockMs } from './format.ts';

/** The entries of a list separated by commas or line ends, without duplicates. */
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

/** Formats a time for a local date and time field, in the merchant's time zone. */
export function toLocalField(epochMs: number): string {
  return new Date(wallClockMs(epochMs)).toISOString().slice(0, 16);
}

/**
 * Parses the value of a time field in the merchant's time zone; null when it is empty or invalid. If the clock skips
 * that time, it is the time after the jump, as on the server.
 */
export function fromLocalField(text: string): number | null {
  const wallMs = Date.parse(`${text}Z`);
  if (Number.isNaN(wallMs)) return null;
  // The offset at the wall-clock time taken as UTC is correct except in the hours around a clock change.
  const guess = wallMs - (wallClockMs(wallMs) - wallMs);
  const found = guess - (wallClockMs(guess) - wallMs);
  return wallClockMs(found) === wallMs ? found : Math.max(guess, found);
}
