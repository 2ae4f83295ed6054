import { wallClockMs } from './format.ts';

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

/** Moment as a field of local date and time writes it, in the merchant's zone. */
export function toLocalField(epochMs: number): string {
  return new Date(wallClockMs(epochMs)).toISOString().slice(0, 16);
}

/** Moment of such a field in the merchant's zone; null when it is empty or no moment. */
export function fromLocalField(text: string): number | null {
  const wallMs = Date.parse(`${text}Z`);
  if (Number.isNaN(wallMs)) return null;
  // The zone's offset at the reading taken as UTC is right but for the hours around a change of clocks.
  const guess = wallMs - (wallClockMs(wallMs) - wallMs);
  return guess - (wallClockMs(guess) - wallMs);
}
