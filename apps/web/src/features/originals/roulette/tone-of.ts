import { rouletteNumbers } from '@fairlot/game-maths';

export type Tone = 'green' | 'red' | 'black';

const RED = new Set(rouletteNumbers({ kind: 'red' }));

/** Colour of a number's pocket. */
export function toneOf(number: number): Tone {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}
