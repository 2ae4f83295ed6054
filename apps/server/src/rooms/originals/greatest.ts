import {
  ChoiceError,
  diceChance,
  fairMultiplier,
  HILO_RANKS,
  kenoTable,
  minesChance,
  plinkoTable,
  PUBLISHED_GREATEST,
  readMines,
  wheelParts,
} from '@fairlot/game-maths';
import type { GameChoices, GameCode } from '@fairlot/game-maths';
import type { Rational } from '@fairlot/money';

type SlotCode = keyof typeof PUBLISHED_GREATEST;

/**
 * Maximum multiplier of a stake with these choices, x 10,000. Where it depends on steps, the minimum after the first
 * step: a stake that allows no step is rejected.
 * @throws ChoiceError on choices that the game does not have
 */
export function greatestMultiplier(code: GameCode, choices: object, returnScaled: bigint): bigint {
  switch (code) {
    case 'dice':
      if (!('over' in choices)) throw new ChoiceError('over', 'over or under');
      return fairMultiplier(diceChance(choices as GameChoices['dice']), returnScaled);
    case 'plinko':
      return greatest(plinkoTable(choices as GameChoices['plinko']));
    case 'keno': {
      const { numbers, risk } = choices as GameChoices['keno'];
      return greatest(kenoTable(numbers?.length ?? 0, risk));
    }
    case 'wheel':
      return greatest(wheelParts(choices as GameChoices['wheel']));
    case 'limbo':
      return hundredfold((choices as GameChoices['limbo']).target);
    case 'roulette':
      return 360_000n;
    case 'baccarat':
      return 120_000n;
    case 'videopoker':
      return 8_000_000n;
    case 'blackjack':
      return 80_000n;
    case 'mines':
      return fairMultiplier(minesChance(readMines(choices), 1), returnScaled);
    case 'hilo':
      return fairMultiplier(SUREST_GUESS, returnScaled);
    case 'slot-orchard':
    case 'slot-lantern':
    case 'slot-kites':
      return PUBLISHED_GREATEST[code];
  }
}

/** The most certain guess: next to an ace. */
const SUREST_GUESS: Rational = { numerator: BigInt(HILO_RANKS - 1), denominator: BigInt(HILO_RANKS) };

function greatest(multipliers: readonly bigint[]): bigint {
  return multipliers.reduce((most, each) => (each > most ? each : most), 0n);
}

/** A target such as "2.00" x 10,000; the game itself rejects an invalid text. */
function hundredfold(target: string | undefined): bigint {
  return /^\d+\.\d{2}$/.test(target ?? '') ? BigInt((target ?? '').replace('.', '')) * 100n : 0n;
}

/** Maximum stake whose win at this multiplier (x 10,000) stays within the maximum payout; minor units. */
export function stakeThatPays(maxPayoutMinor: bigint, multiplier: bigint): bigint {
  return multiplier === 0n ? maxPayoutMinor : (maxPayoutMinor * 10_000n) / multiplier;
}

export function isSlotCode(code: string): code is SlotCode {
  return Object.hasOwn(PUBLISHED_GREATEST, code);
}

/** Maximum stake of a slot whose largest win stays within the maximum payout; minor units. */
export function greatestSlotStake(
  code: SlotCode,
  { maxStakeMinor, maxPayoutMinor }: { maxStakeMinor: bigint; maxPayoutMinor: bigint },
): bigint {
  return lesser(maxStakeMinor, stakeThatPays(maxPayoutMinor, PUBLISHED_GREATEST[code]));
}

export const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
