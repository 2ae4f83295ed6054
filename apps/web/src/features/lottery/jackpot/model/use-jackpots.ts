import type { EventMap } from '@fairlot/contract';
import { useEffect, useState } from 'react';
import type { GamePlays } from '../../games/api/plays.ts';

export type Pool = NonNullable<GamePlays['pools']>[number];

/** The jackpots of a game, with the amounts that the live stream reported since they were loaded. */
export function useJackpots(gameCode: string, pools: readonly Pool[]): readonly Pool[] {
  const [live, setLive] = useState<{ loaded: readonly Pool[]; amounts: ReadonlyMap<string, string> } | null>(null);
  useEffect(() => {
    const onJackpot = (event: Event) => {
      const { gameCode: game, pools: grown } = (event as CustomEvent<EventMap['jackpot']>).detail;
      if (game === gameCode)
        setLive({ loaded: pools, amounts: new Map(grown.map(({ level, amount }) => [level, amount])) });
    };
    globalThis.addEventListener('live.jackpot', onJackpot);
    return () => globalThis.removeEventListener('live.jackpot', onJackpot);
  }, [gameCode, pools]);
  // Amounts that were loaded later are newer than those of the stream.
  if (live === null || live.loaded !== pools) return pools;
  return pools.map((pool) => ({ ...pool, amount: live.amounts.get(pool.level) ?? pool.amount }));
}
