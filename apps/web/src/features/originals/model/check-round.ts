import { checkRound as checkParts } from '@fairlot/fairness/rounds';
import type { StoredRound } from '../api/originals.ts';

/** `hidden` until the pair of seeds is replaced and its server seed revealed. */
export type RoundCheck = 'hidden' | 'passed' | 'failed';

/** Recomputes a round on this device and compares seed, events and payout with the server's. */
export async function checkRound(round: StoredRound): Promise<RoundCheck> {
  const states = (await checkParts(round)).map(({ state }) => state);
  if (states.includes('waiting')) return 'hidden';
  return states.every((state) => state === 'passed') ? 'passed' : 'failed';
}
