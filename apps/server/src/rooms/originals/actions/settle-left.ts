import type { AnyStep } from '@fairlot/game-maths';
import type { Database } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dueRounds, type RoundRow } from '../repository.ts';
import type { Seeds } from '../seeds.ts';
import { isStale } from './stale.ts';
import { recompute, saveStep, stakeOf } from './take-step.ts';

const BATCH = 50;

/**
 * Settles open rounds whose players did not return, each by the rule of its game. The stake of a round in which nothing
 * was decided is returned.
 * @returns a function that settles one batch and returns whether more may wait
 */
export function createSettleLeft(db: Database, seeds: Seeds): () => Promise<boolean> {
  return async () => {
    const due = await dueRounds(db, BATCH);
    for (const round of due) await settleAsLeft(db, seeds, round);
    return due.length === BATCH;
  };
}

/** Settles an open round by the rule for abandoned rounds of its game. */
export async function settleAsLeft(db: Database, seeds: Seeds, round: RoundRow): Promise<void> {
  const steps: AnyStep[] = [...round.steps];
  for (;;) {
    const now = recompute(seeds, round, steps);
    const next = now.ifAbandoned;
    const open = { ...round, steps: [...steps] };
    try {
      if (next === undefined) {
        const returned = { ...now, state: 'settled' as const, payoutMinor: stakeOf(round) };
        await saveStep(db, open, undefined, returned, undefined, true);
        return;
      }
      const after = recompute(seeds, round, [...steps, next]);
      await saveStep(db, open, next, after);
      if (after.state === 'settled') return;
    } catch (error) {
      // The player returned, or another process was first.
      if (isStale(error) || (error instanceof Refusal && error.code === 'round.closed')) return;
      throw error;
    }
    steps.push(next);
  }
}
