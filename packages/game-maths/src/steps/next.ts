import type { AnyRound, AnyStep } from '../games.ts';
import { DEFAULT_RETURN_SCALED, fairMultiplier } from '../multiplier.ts';
import type { RoundEvent } from '../outcome.ts';
import { HILO_RANKS, hiloSoFar, hiloWinningRanks } from './hilo.ts';
import { minesChance, type MinesChoices } from './mines.ts';

/**
 * Ten-thousandths that a round comes to if this step turns out right; undefined for steps that raise nothing and for
 * games without a growing multiplier. Hangs on what is known before the step alone, so that nobody learns from it what
 * is still to come.
 * @param events of the round before the step
 */
export function multiplierIfRight(
  { code, choices, returnScaled = DEFAULT_RETURN_SCALED }: Pick<AnyRound, 'code' | 'choices' | 'returnScaled'>,
  events: readonly RoundEvent[],
  step: AnyStep,
): bigint | undefined {
  if (code === 'mines' && typeof step === 'object') {
    const opened = events.filter(({ kind, isMine }) => kind === 'open' && isMine === false).length;
    return fairMultiplier(minesChance((choices as MinesChoices).mines, opened + 1), returnScaled);
  }
  if (code === 'hilo' && (step === 'higher' || step === 'lower')) {
    const { chance, rank } = hiloSoFar(events);
    const winning = hiloWinningRanks(rank, step).length;
    const next = {
      numerator: chance.numerator * BigInt(winning),
      denominator: chance.denominator * BigInt(HILO_RANKS),
    };
    return fairMultiplier(next, returnScaled);
  }
  return undefined;
}
