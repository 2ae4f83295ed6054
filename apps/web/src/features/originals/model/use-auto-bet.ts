import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { type AutoBet, startAuto, stopAuto } from '../api/auto.ts';
import type { Choices } from '../api/originals.ts';
import type { Table } from './use-rounds.ts';

/** Pause between two rounds, so that a result can be read before the next bet. */
const PAUSE_MS = 900;

/** Plays the rounds of an auto bet while its page is visible; the server counts them. */
export function useAutoBet(table: Table, choices: Choices | null) {
  const { auto, canPlay, setAuto } = table;
  const { game, returnScaled } = table.game;
  const client = useQueryClient();
  const autoId = auto?.state === 'running' ? auto.autoId : null;
  const isNext = autoId !== null && canPlay && choices !== null;
  const next = useRef<() => void>(undefined);
  useEffect(() => {
    next.current = () => {
      if (choices !== null) table.playAuto(choices);
    };
  });
  useEffect(() => {
    if (!isNext) return undefined;
    const timer = setTimeout(() => next.current?.(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNext]);
  // Stops when the page is hidden or left.
  useEffect(() => {
    if (autoId === null) return undefined;
    const end = () =>
      void stopAuto({ params: { game, autoId }, body: {} }).then(
        (reported) => setAuto((now) => (now?.autoId === autoId ? reported : now)),
        () => setAuto((now) => (now?.autoId === autoId ? null : now)),
      );
    const onHidden = () => {
      if (document.hidden) end();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      end();
    };
  }, [autoId, game, setAuto]);
  return {
    running: auto?.state === 'running' ? auto : null,
    ended: auto !== null && auto.state !== 'running' ? auto : null,
    start: async (input: { stake: string; rounds: number; lossStop: string; choices: Choices }) => {
      try {
        setAuto(await startAuto({ params: { game }, body: { ...input, returnScaled } }));
      } catch (error) {
        if (errorCodeOf(error) === 'odds.changed')
          void client.invalidateQueries({ queryKey: ['me', 'originals', 'games'] });
        throw error;
      }
    },
    stop: () => setAuto(auto && { ...auto, state: 'stopped' }),
  };
}

/** Text key for the outcome of an auto bet. */
export function endKey({ state }: AutoBet): string {
  return state === 'count' || state === 'loss' || state === 'left' ? `auto.ended.${state}` : 'auto.ended.stopped';
}
