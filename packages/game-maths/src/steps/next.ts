import type { AnyRound, AnyStep } from '../games.ts';
import { DEFAULT_RETURN_SCALED, fairMultiplier } from '../multiplier.ts';
import type { RoundEvent } from '../outcome.ts';
import { hiloChanceWith, hiloSoFar } from './hilo.ts';
import { minesChance, type MinesChoices } from './mines.ts';

/**
 * Multiplier of a round, in ten-thousandths, if this step turns out right. Undefined for steps that raise nothing and
 * for games without a growing multiplier. It depends only on data known before the step, so that it reveals nothing
 * about what follows.
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
    return fairMultiplier(hiloChanceWith(chance, rank, step), returnScaled);
  }
  return undefined;
}
