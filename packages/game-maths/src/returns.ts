import { reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { kenoChances, kenoTable } from './instant/keno.ts';
import type { KenoChoices } from './instant/keno.ts';
import { plinkoChances, plinkoTable } from './instant/plinko.ts';
import type { PlinkoChoices } from './instant/plinko.ts';
import { fairMultiplier, MULTIPLIER_SCALE } from './multiplier.ts';
import { wheelParts } from './instant/wheel.ts';
import type { WheelChoices } from './instant/wheel.ts';

/**
 * Part of the stake that is returned on average when this probability is paid by `fairMultiplier`. It is a little under
 * `returnScaled`, because the multiplier is rounded down. Like all returns, it is given before a payout is rounded down
 * to the minor unit.
 */
export function edgeReturn(chance: Rational, returnScaled: bigint): Rational {
  return reduce({
    numerator: chance.numerator * fairMultiplier(chance, returnScaled),
    denominator: chance.denominator * MULTIPLIER_SCALE,
  });
}

/** Exact return of a plinko setting. @throws ChoiceError when it is not offered */
export function plinkoReturn(choices: PlinkoChoices): Rational {
  return meanOf(plinkoTable(choices), plinkoChances(choices.rows));
}

/** Exact return of a number of picks; it does not depend on the numbers. @throws ChoiceError when it is not offered */
export function kenoReturn(picks: number, risk: KenoChoices['risk']): Rational {
  return meanOf(kenoTable(picks, risk), kenoChances(picks));
}

/** Exact return of a wheel. @throws ChoiceError when it is not offered */
export function wheelReturn(choices: WheelChoices): Rational {
  const parts = wheelParts(choices);
  const part = { numerator: 1n, denominator: BigInt(parts.length) };
  return meanOf(
    parts,
    parts.map(() => part),
  );
}

/** Mean of multipliers (ten-thousandths) whose probabilities share one denominator. */
function meanOf(multipliers: readonly bigint[], chances: readonly Rational[]): Rational {
  const numerator = multipliers.reduce(
    (sum, multiplier, index) => sum + multiplier * (chances[index]?.numerator ?? 0n),
    0n,
  );
  return reduce({ numerator, denominator: (chances[0]?.denominator ?? 1n) * MULTIPLIER_SCALE });
}
