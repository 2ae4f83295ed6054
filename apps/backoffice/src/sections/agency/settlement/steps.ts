import type { Settlement, SettlementRun } from '../api.ts';

export const STEPS = ['closed', 'computed', 'compared', 'second', 'paid'] as const;
export type StepName = (typeof STEPS)[number];

/** `now` is the next step, for an operator or the system; `failed` was rejected or lacks money. */
export type StepState = 'done' | 'now' | 'next' | 'failed';

export interface Step {
  name: StepName;
  state: StepState;
}

type Computed = Pick<Settlement, 'isRunning' | 'findings'>;
type Made = Pick<SettlementRun, 'unapproved' | 'open' | 'lacking'>;

/** Steps of a period's settlement with their states. @param made its bills; undefined until they are created */
export function stepsOf(computed: Computed, made: Made | undefined): Step[] {
  const states: Record<StepName, StepState> = {
    closed: computed.isRunning ? 'now' : 'done',
    computed: made === undefined ? 'next' : 'done',
    compared: stateOf(made, openFindings(computed.findings) === 0),
    second: stateOf(made, made?.unapproved === 0),
    paid: made === undefined || made.unapproved > 0 ? 'next' : paidState(made),
  };
  if (!computed.isRunning && made === undefined) states.computed = 'now';
  if (states.compared === 'now') states.second = states.second === 'done' ? 'done' : 'next';
  return STEPS.map((name) => ({ name, state: states[name] }));
}

/** Number of items without a review. */
export function openFindings(findings: Computed['findings']): number {
  return findings.filter(({ seenBy }) => seenBy === null).length;
}

function stateOf(made: Made | undefined, isDone: boolean): StepState {
  if (made === undefined) return 'next';
  return isDone ? 'done' : 'now';
}

function paidState({ open, lacking }: Made): StepState {
  if (open === 0) return 'done';
  return lacking === open ? 'failed' : 'now';
}
