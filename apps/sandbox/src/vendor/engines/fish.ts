import type { Draw } from '../draws.ts';

/** Fish and their payouts, in multiples of the price of a shot. */
export const FISH = [
  { id: 'minnow', label: 'Minnow', times: 2 },
  { id: 'clown', label: 'Clownfish', times: 3 },
  { id: 'puffer', label: 'Puffer', times: 5 },
  { id: 'turtle', label: 'Turtle', times: 10 },
  { id: 'ray', label: 'Ray', times: 20 },
  { id: 'shark', label: 'Shark', times: 50 },
  { id: 'whale', label: 'Golden whale', times: 120 },
] as const;
/** Average return, the same for every fish. */
const RETURN = 0.95;

/** A shot at a fish: caught or not. */
export function shoot(draw: Draw, fish: string, stakeMinor: number): { isCaught: boolean; winMinor: number } | null {
  const target = FISH.find(({ id }) => id === fish);
  if (target === undefined) return null;
  const isCaught = draw.chance(RETURN / target.times);
  return { isCaught, winMinor: isCaught ? stakeMinor * target.times : 0 };
}
