import { setTimeout as sleep } from 'node:timers/promises';

export type Pace = {
  /** Resolves when the next call may be sent. Rejects once the players stop. */
  turn(): Promise<void>;
  /** Pauses all calls for a while, as a 429 requires. */
  holdFor(ms: number): void;
  /** Waits as a person does between two actions. Rejects once the players stop. */
  think(ms: number): Promise<void>;
};

/** Spreads the calls of all players evenly, at most `perSecond`. */
export function createPace(perSecond: number, stop: AbortSignal): Pace {
  let freeAt = 0;
  return {
    async turn() {
      const now = Date.now();
      const at = Math.max(now, freeAt);
      freeAt = at + 1_000 / perSecond;
      await sleep(at - now, undefined, { signal: stop });
    },
    holdFor(ms) {
      freeAt = Math.max(freeAt, Date.now() + ms);
    },
    think: async (ms) => sleep(ms, undefined, { signal: stop }),
  };
}
