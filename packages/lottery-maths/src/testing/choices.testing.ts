import { type Play, validatePicks } from '../index.ts';

/** Every valid choice of picks of a play. */
export function choices(play: Play): string[][] {
  const { count, width, range, distinct } = play.picks;
  const { from, to } = range ?? { from: 0, to: 10 ** width - 1 };
  const values = Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
  let lines: string[][] = [[]];
  for (let n = 0; n < count; n += 1)
    lines = lines.flatMap((line) =>
      values.filter((value) => !distinct || value > (line.at(-1) ?? '')).map((value) => [...line, value]),
    );
  return play.picks.places === undefined ? lines : lines.filter((picks) => validatePicks(play, picks) === null);
}
