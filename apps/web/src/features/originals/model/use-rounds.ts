import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { createRequestKey } from '../../../shared/api/request-key.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import {
  type Choices,
  type OriginalGame,
  playRound,
  type PlayedRound,
  roundsQuery,
  seedsQuery,
  type Step,
  takeStep,
} from '../api/originals.ts';
import { fromPlayed, fromStored, isWon, mergePast, type ShownRound } from './shown-round.ts';
import { playMove, playWin } from './sounds.ts';

const CHIPS = 5;
const LOST_TRIES = 5;
const LOST_AGAIN_MS = 2000;

type Order = { kind: 'play'; stake: string; choices: Choices } | { kind: 'step'; round: ShownRound; choice: Step };

/** What a page of a game knows and can do. */
export interface Table {
  game: OriginalGame;
  /** The round on the stage: the open one, or the last of this visit. */
  round: ShownRound | null;
  isOpen: boolean;
  isLoading: boolean;
  /** A stake or step is on its way. */
  isSending: boolean;
  /** The stage shows how the round went; its result is not told before that. */
  isShowing: boolean;
  /** No answer came; the same request is sent again, with the same key. */
  isLost: boolean;
  /** A stake is taken now: nothing is open or on its way, and the shortest time of a round is over. */
  canPlay: boolean;
  canStep: boolean;
  /** Counts the answers of this visit; 0 until the first, so that nothing moves for a round that was found here. */
  motion: number;
  refusal: unknown;
  past: readonly ShownRound[];
  play: (stake: string, choices: Choices) => void;
  step: (choice: Step) => void;
  /** Reads how the last round stands: something else than this page has settled it. */
  refresh: () => void;
}

/**
 * Rounds of one game. The server decides them; the page shows them for as long as `showMs` says and tells the result
 * afterwards. An open round that the member left, here or on another device, goes on.
 */
export function useRounds(game: OriginalGame, showMs: (round: ShownRound) => number): Table {
  const client = useQueryClient();
  const stored = useQuery(roundsQuery(game.game, useHasToken()));
  const [requestKey] = useState(() => createRequestKey(newIdempotencyKey));
  const [own, setOwn] = useState<ShownRound | null>(null);
  const [played, setPlayed] = useState<readonly ShownRound[]>([]);
  const [motion, setMotion] = useState(0);
  const showing = useTimer();
  const waiting = useTimer();
  const left = stored.data?.list.find(({ state }) => state === 'open');
  const round = own ?? (left === undefined ? null : fromStored(left));

  const settle = (next: ShownRound, balance: string) => {
    client.setQueryData(
      WALLET_KEY,
      (wallet: { sumBalance: string; currency: string } | undefined) => wallet && { ...wallet, sumBalance: balance },
    );
    if (next.state !== 'settled') return;
    setPlayed((before) => [next, ...before].slice(0, CHIPS));
    if (isWon(next)) playWin();
    void client.invalidateQueries({ queryKey: ['me', 'records'] });
    void client.invalidateQueries({ queryKey: seedsQuery(true).queryKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: roundsQuery(game.game, true).queryKey, refetchType: 'none' });
  };
  const sending = useMutation({
    mutationFn: (order: Order) => send(game, order, requestKey.keyOf),
    retry: (count, error) => errorCodeOf(error) === 'offline' && count < LOST_TRIES,
    retryDelay: LOST_AGAIN_MS,
    onSuccess: (answer, order) => {
      requestKey.done();
      const next =
        order.kind === 'play'
          ? fromPlayed(answer, order.choices, [])
          : fromPlayed(answer, order.round.choices, [...order.round.steps, order.choice]);
      setOwn(next);
      setMotion(motion + 1);
      if (order.kind === 'play') waiting.start(game.minRoundMs);
      showing.start(showMs(next), () => settle(next, answer.balance));
      playMove();
    },
    onError: async (error) => {
      const code = errorCodeOf(error);
      if (code === 'balance.insufficient') return client.invalidateQueries({ queryKey: WALLET_KEY });
      if (code === 'game.unavailable' || code === 'limit.exceeded')
        return client.invalidateQueries({ queryKey: ['originals', 'games'] });
      if (!TELL_OF_ROUND.has(code)) return;
      // Another device has gone on, or the answer was lost: the stored rounds say how things stand.
      const { data } = await stored.refetch();
      const newest = data?.list[0];
      if (newest !== undefined && newest.roundId !== own?.roundId) setOwn(fromStored(newest));
      else if (newest !== undefined && newest.state === 'settled') setOwn(fromStored(newest));
    },
  });
  const refresh = () => {
    void stored.refetch().then(({ data }) => {
      const newest = data?.list[0];
      if (newest !== undefined) setOwn(fromStored(newest));
    });
  };
  const isOpen = round?.state === 'open';
  const isFree = !sending.isPending && !showing.isRunning && !stored.isPending;
  return {
    game,
    round,
    isOpen,
    isLoading: stored.isPending,
    isSending: sending.isPending,
    isShowing: showing.isRunning,
    isLost: sending.failureCount > 0 && sending.isPending,
    canPlay: isFree && !isOpen && !waiting.isRunning,
    canStep: isFree && isOpen,
    motion,
    refusal: sending.error,
    refresh,
    past: mergePast(played, stored.data?.list ?? [], CHIPS),
    play: (stake, choices) => {
      if (isFree && !isOpen && !waiting.isRunning) sending.mutate({ kind: 'play', stake, choices });
    },
    step: (choice) => {
      if (isFree && isOpen && round !== null) sending.mutate({ kind: 'step', round, choice });
    },
  };
}

const TELL_OF_ROUND: ReadonlySet<string> = new Set([
  'offline',
  'unknown.error',
  'round.open',
  'round.closed',
  'not.found',
]);

function send({ game }: OriginalGame, order: Order, keyOf: (order: Order) => string): Promise<PlayedRound> {
  const options = { idempotencyKey: keyOf(order) };
  if (order.kind === 'play')
    return playRound({ params: { game }, body: { stake: order.stake, choices: order.choices } }, options);
  return takeStep({ params: { game, roundId: order.round.roundId }, body: { choice: order.choice } }, options);
}

/** One span of time; what is to follow it follows also when the page is left before. */
function useTimer() {
  const [isRunning, setIsRunning] = useState(false);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; after: () => void } | null>(null);
  useEffect(
    () => () => {
      if (pending.current === null) return;
      clearTimeout(pending.current.timer);
      pending.current.after();
      pending.current = null;
    },
    [],
  );
  const start = (ms: number, after: () => void = () => undefined) => {
    setIsRunning(true);
    const end = () => {
      pending.current = null;
      setIsRunning(false);
      after();
    };
    pending.current = { timer: setTimeout(end, ms), after };
  };
  return { isRunning, start };
}
