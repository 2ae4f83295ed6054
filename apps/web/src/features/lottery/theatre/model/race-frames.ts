/** A moment of a race: the part of the time and of the track, each from 0 to 1. */
export interface RaceFrame {
  offset: number;
  part: number;
}

const MOMENTS = [0.2, 0.4, 0.6, 0.8];
/** The furthest that a runner can be ahead or behind on the way, as a part of the track. */
const LEAD = 0.08;

/**
 * Positions of a runner over time. The leader during the race depends only on the number and reveals nothing about the
 * finish: every runner reaches the end of the track exactly at the end of its time.
 */
export function raceFrames(number: number): RaceFrame[] {
  const middle = MOMENTS.map((offset, index) => {
    const wave = (((number * 7 + index * 5) % 11) - 5) / 5;
    return { offset, part: offset + wave * LEAD };
  });
  return [{ offset: 0, part: 0 }, ...middle, { offset: 1, part: 1 }];
}
