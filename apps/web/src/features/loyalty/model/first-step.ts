import type { FirstSteps } from '../api/first-steps.ts';

export type FirstStep = 'identity' | 'money' | 'game';

export const FIRST_STEPS: readonly FirstStep[] = ['identity', 'money', 'game'];

/** The state of a step; `waiting`: documents are under review. */
export function stateOf(step: FirstStep, { identity, hasMoney, hasPlayed }: FirstSteps): 'done' | 'waiting' | 'todo' {
  if (step === 'money') return hasMoney ? 'done' : 'todo';
  if (step === 'game') return hasPlayed ? 'done' : 'todo';
  if (identity === 'verified') return 'done';
  return identity === 'pending' ? 'waiting' : 'todo';
}

/** The step to do next; undefined when only a review is left. */
export const nextStep = (steps: FirstSteps): FirstStep | undefined =>
  FIRST_STEPS.find((step) => stateOf(step, steps) === 'todo');
