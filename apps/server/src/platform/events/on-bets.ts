import type { Tx } from '../db/index.ts';
import { type BetCorrected, type BetPlaced, betCorrected, betPlaced, betSettled, type BetSettled } from './bets.ts';
import { on, type Subscription } from './listener.ts';

const BETS_AT_ONCE = 2000;

/** A listener's handlers for bets; each is optional. */
export interface BetHandlers {
  placed?: (tx: Tx, bets: readonly BetPlaced[]) => Promise<void>;
  settled?: (tx: Tx, chunks: readonly BetSettled[]) => Promise<void>;
  corrected?: (tx: Tx, chunks: readonly BetCorrected[]) => Promise<void>;
}

/** Subscriptions to the events of bets. */
export function onBets({ placed, settled, corrected }: BetHandlers): Subscription[] {
  const payloads = <P>(events: readonly { payload: P }[]) => events.map(({ payload }) => payload);
  return [
    ...(placed ? [on(betPlaced, (tx, events) => placed(tx, payloads(events)))] : []),
    ...(settled
      ? [on(betSettled, (tx, events) => inPortions(payloads(events), (portion) => settled(tx, portion)))]
      : []),
    ...(corrected
      ? [on(betCorrected, (tx, events) => inPortions(payloads(events), (portion) => corrected(tx, portion)))]
      : []),
  ];
}

/** Merges chunks up to a number of bets: chunks of a settlement are large, those of single rounds hold one bet each. */
async function inPortions<C extends { bets: readonly unknown[] }>(
  chunks: readonly C[],
  tell: (portion: readonly C[]) => Promise<void>,
): Promise<void> {
  let portion: C[] = [];
  let bets = 0;
  for (const [at, chunk] of chunks.entries()) {
    portion.push(chunk);
    bets += chunk.bets.length;
    if (bets < BETS_AT_ONCE && at < chunks.length - 1) continue;
    await tell(portion);
    portion = [];
    bets = 0;
  }
}
