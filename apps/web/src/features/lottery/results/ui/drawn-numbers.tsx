import { headlineOf, type Result } from '../model/result.ts';
import { Dice } from './dice.tsx';
import { Runners } from './runners.tsx';
import { SpecialBalls } from './special-balls.tsx';

interface DrawnNumbersProps {
  /** Family of the lottery, such as `k3`. */
  family: string | undefined;
  result: Result;
  size: 'tiny' | 'small';
  /** Name of the special prize. */
  label: string;
  isFresh?: boolean;
  tight?: boolean;
}

/** The numbers of a draw as its family shows them: dice, the finish of a race, or balls. */
export function DrawnNumbers({ family, ...rest }: DrawnNumbersProps) {
  if (family === 'pk10') return <Runners numbers={headlineOf(rest.result)} isFresh={rest.isFresh} />;
  if (family !== 'k3') return <SpecialBalls {...rest} />;
  const faces = headlineOf(rest.result);
  return <Dice faces={faces} size="small" label={faces.join(' ')} isFresh={rest.isFresh} />;
}
