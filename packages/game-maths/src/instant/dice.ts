import type { Rational } from '@fairlot/money';
import { DEFAULT_RETURN_SCALED, fairMultiplier, hundredthsText, multiplierText, multiply } from '../multiplier.ts';
import { readHundredths } from '../multiplier.ts';
import { ChoiceError, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';

/** A roll is one of 10,000 numbers, 0.01 to 100.00. */
const ROLLS = 10_000;
const MIN_WINNING = 1n;
/** With more than 98 % winning rolls a win would not even return the stake. */
const MAX_WINNING = 9800n;

export interface DiceChoices {
  /** Whether the roll has to be above the target; below it otherwise. */
  over: boolean;
  /** Two decimals, such as "50.50"; the target itself never wins. */
  target: string;
}

/**
 * One roll, over or under a target.
 * @throws ChoiceError when no roll or more than 98 % of them would win
 */
export function playDice(input: RoundInput<DiceChoices, never>, returnScaled = DEFAULT_RETURN_SCALED): Outcome {
  const { over, target } = readChoices(input.choices);
  const multiplier = fairMultiplier(diceChance(input.choices), returnScaled);
  const roll = BigInt(input.draw(ROLLS) + 1);
  const won = over ? roll > target : roll < target;
  const event = { kind: 'roll', roll: hundredthsText(roll), won, multiplier: multiplierText(multiplier) };
  return settled(input.stakeMinor, won ? multiply(input.stakeMinor, multiplier) : 0n, [event]);
}

/** Probability of a win. @throws ChoiceError as playDice */
export function diceChance(choices: DiceChoices): Rational {
  return { numerator: readChoices(choices).winning, denominator: BigInt(ROLLS) };
}

function readChoices({ over, target }: DiceChoices) {
  const hundredths = readHundredths(target);
  if (hundredths === undefined) throw new ChoiceError('target', 'a number with two decimals');
  const winning = over ? BigInt(ROLLS) - hundredths : hundredths - 1n;
  if (winning < MIN_WINNING || winning > MAX_WINNING) throw new ChoiceError('target', 'must win 0.01 to 98 % of rolls');
  return { over, target: hundredths, winning };
}
