import { binomial } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { mixedFirst } from '../mixed.ts';
import { DEFAULT_RETURN_SCALED, fairMultiplier, multiplierText, multiply } from '../multiplier.ts';
import { ChoiceError, requireWhole } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';

export const MINES_CELLS = 25;

export interface MinesChoices {
  /** 1 to 24. */
  mines: number;
}

export type MinesStep = { cell: number } | 'cashOut';

/**
 * A field of 25 cells with mines under some of them. Each opened safe cell raises the multiplier. The player may cash
 * out at any time; opening the last safe cell cashes out automatically. The mines are placed before the first step.
 * @throws ChoiceError on mines out of range, a cell opened twice, a cash-out before the first cell, a step after the
 * end
 */
export function playMines(
  input: RoundInput<MinesChoices, MinesStep>,
  returnScaled = DEFAULT_RETURN_SCALED,
): Outcome<MinesStep> {
  const mines = readMines(input.choices);
  const field = mixedFirst(input.draw, MINES_CELLS, mines).toSorted((a, b) => a - b);
  const events: RoundEvent[] = [{ kind: 'laid', mines }];
  const opened = new Set<number>();
  const now = () => fairMultiplier(minesChance(mines, opened.size), returnScaled);
  const end = (payoutMinor: bigint): Outcome<MinesStep> => ({
    events: [...events, { kind: 'shown', mines: field }],
    state: 'settled',
    stakeMinor: input.stakeMinor,
    payoutMinor,
  });

  for (const [index, step] of input.steps.entries()) {
    const isLast = index === input.steps.length - 1;
    if (step === 'cashOut') {
      if (opened.size === 0) throw new ChoiceError('choice', 'nothing is open yet');
      if (!isLast) throw new ChoiceError('choice', 'the round is over');
      return end(multiply(input.stakeMinor, now()));
    }
    const cell = requireWhole('cell', step.cell, 0, MINES_CELLS - 1);
    if (opened.has(cell)) throw new ChoiceError('cell', 'is open already');
    const isMine = field.includes(cell);
    if (!isMine) opened.add(cell);
    events.push({ kind: 'open', cell, isMine, ...(isMine ? {} : { multiplier: multiplierText(now()) }) });
    const isOver = isMine || opened.size === MINES_CELLS - mines;
    if (isOver && !isLast) throw new ChoiceError('choice', 'the round is over');
    if (isOver) return end(isMine ? 0n : multiply(input.stakeMinor, now()));
  }
  return {
    events,
    state: 'open',
    stakeMinor: input.stakeMinor,
    payoutMinor: null,
    ifAbandoned: opened.size > 0 ? 'cashOut' : undefined,
  };
}

/** Chosen number of mines. @throws ChoiceError when out of range */
export function readMines({ mines }: Partial<MinesChoices>): number {
  return requireWhole('mines', mines, 1, MINES_CELLS - 1);
}

/** Probability of opening the given number of cells without a mine: C(25 - mines, opened) / C(25, opened). */
export function minesChance(mines: number, opened: number): Rational {
  return { numerator: binomial(MINES_CELLS - mines, opened), denominator: binomial(MINES_CELLS, opened) };
}
