import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import { createRequestKey } from '../../../shared/api/request-key.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { countRound } from '../../protection/model/add-round.ts';
import { type AutoBet, playAuto } from '../api/auto.ts';
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
import { useSending } from './use-sending.ts';
import { useTimer } from './use-timer.ts';

const CHIPS = 5;
/** What moved has come to rest before the result is told, so that the page does not work while it moves. */
const REST_MS = 100;

type Order =
  | { kind: 'play'; stake: string; choices: Choices }
  | { kind: 'auto'; auto: AutoBet; choices: Choices; count: number }
  | { kind: 'step'; round: ShownRound; choice: Step };

interface Answer {
  played: PlayedRound;
  auto: AutoBet | null;
}

/** What a page of a game knows and can do. */
export interface Table {
  game: OriginalGame;
  /** The round on the stage: the open one, or the last of this visit. */
  round: ShownRound | null;
  isOpen: boolean;
  /** Its controls are there; they come and go when nothing moves: after the deal, and after the last step. */
  isInRound: boolean;
  isLoading: boolean;
  /** A stake or step is on its way. */
  isSending: boolean;
  /** The stage shows how the round went; its result is not told before that. */
  isShowing: boolean;
  /** What is shown, and the rest of the shortest round behind it: no press is taken, nothing loses its focus. */
  isResting: boolean;
  /** Stake and choices cannot be changed: a round is on its way or shown, or an auto bet runs. */
  isLocked: boolean;
  /** No answer came; the same request is sent again, with the same key. */
  isLost: boolean;
  /** A stake is taken now: nothing is open or on its way, and the shortest time of a round is over. */
  canPlay: boolean;
  canStep: boolean;
  /** Counts the answers of this visit; 0 until the first, so that nothing moves for a round that was found here. */
  motion: number;
  refusal: unknown;
  past: readonly ShownRound[];
  /** The auto bet of this visit as the server told it last; `state` says whether it runs. */
  auto: AutoBet | null;
  setAuto: Dispatch<SetStateAction<AutoBet | null>>;
  play: (stake: string, choices: Choices) => void;
  /** Plays the next round of the auto bet. */
  playAuto: (choices: Choices) => void;
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
  const [auto, setAuto] = useState<AutoBet | null>(null);
  const counted = useRef('');
  const showing = useTimer();
  const waiting = useTimer();
  const left = stored.data?.list.find(({ state }) => state === 'open');
  const round = own ?? (left === undefined ? null : fromStored(left));

  // In the same frame as the result: balance, and what the session came to.
  const settle = (before: ShownRound | null, next: ShownRound, balance: string) => {
    countRound(client, before, next);
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
  const sending = useSending(
    (order: Order) => send(game, order, requestKey.keyOf),
    (answer, order) => {
      requestKey.done();
      const [choices, steps] =
        order.kind === 'step' ? [order.round.choices, [...order.round.steps, order.choice]] : [order.choices, []];
      const next = fromPlayed(answer.played, choices, steps);
      setOwn(next);
      setMotion(motion + 1);
      const shownMs = restedAt(showMs(next), next.state === 'open');
      showing.start(shownMs, () => {
        const leftMs = order.kind === 'step' ? 0 : game.minRoundMs - shownMs;
        if (leftMs > 0) waiting.start(leftMs);
        settle(order.kind === 'step' ? order.round : null, next, answer.played.balance);
        const told = answer.auto;
        // What the player has stopped meanwhile stays stopped.
        if (told !== null)
          setAuto((now) => now && { ...told, state: now.state === 'running' ? told.state : now.state });
      });
      playMove();
    },
    async (error) => {
      const code = errorCodeOf(error);
      // What refuses a round ends the auto bet; the server has noted it.
      setAuto(null);
      if (code === 'balance.insufficient') return client.invalidateQueries({ queryKey: WALLET_KEY });
      if (code === 'game.unavailable' || code === 'limit.exceeded' || code.startsWith('auto.'))
        return client.invalidateQueries({ queryKey: ['originals', 'games'] });
      if (!TELL_OF_ROUND.has(code)) return;
      // Another device has gone on, or the answer was lost: the stored rounds say how things stand.
      const known = own ?? stored.data?.list[0];
      const { data, isError } = await stored.refetch();
      const newest = data?.list[0];
      if (isError || newest === undefined) return;
      // What was known before, such as a round of an earlier visit, is not what came of this press.
      const isSame = newest.roundId === known?.roundId && newest.steps.length === known.steps.length;
      if (!isSame || newest.state !== known.state) setOwn(fromStored(newest));
    },
  );
  const refresh = () => {
    void stored.refetch().then(({ data }) => {
      const newest = data?.list[0];
      if (newest === undefined) return;
      const latest = fromStored(newest);
      setOwn(latest);
      if (round?.state !== 'open' || latest.state !== 'settled' || latest.roundId !== round.roundId) return;
      // Two readings on their way at once may both find the same end.
      if (counted.current === latest.roundId) return;
      counted.current = latest.roundId;
      countRound(client, round, latest);
    });
  };
  const isOpen = round?.state === 'open';
  const isFree = !sending.isPending && !showing.isRunning && !stored.isPending;
  const canPlay = isFree && !isOpen && !waiting.isRunning;
  return {
    game,
    round,
    isOpen,
    isInRound: showing.isRunning ? (round?.steps.length ?? 0) > 0 : isOpen,
    isLoading: stored.isPending,
    isSending: sending.isPending,
    isShowing: showing.isRunning,
    isResting: showing.isRunning || waiting.isRunning,
    isLocked: sending.isPending || showing.isRunning || auto?.state === 'running',
    isLost: sending.failures > 0,
    canPlay,
    canStep: isFree && isOpen,
    motion,
    refusal: sending.error,
    refresh,
    past: mergePast(played, stored.data?.list ?? [], CHIPS),
    auto,
    setAuto,
    play: (stake, choices) => {
      if (canPlay) sending.send({ kind: 'play', stake, choices });
    },
    playAuto: (choices) => {
      if (canPlay && auto !== null) sending.send({ kind: 'auto', auto, choices, count: auto.played });
    },
    step: (choice) => {
      if (isFree && isOpen && round !== null) sending.send({ kind: 'step', round, choice });
    },
  };
}

/** A next step waits less long than a result; what moves nothing, not at all. */
function restedAt(ms: number, isOpen: boolean): number {
  if (ms === 0) return 0;
  return ms + (isOpen ? REST_MS / 2 : REST_MS);
}

const TELL_OF_ROUND: ReadonlySet<string> = new Set([
  'offline',
  'unknown.error',
  'round.open',
  'round.closed',
  'not.found',
]);

async function send({ game }: OriginalGame, order: Order, keyOf: (order: Order) => string): Promise<Answer> {
  const options = { idempotencyKey: keyOf(order) };
  if (order.kind === 'auto') {
    const params = { game, autoId: order.auto.autoId };
    const { round: played, auto } = await playAuto({ params, body: {} }, options);
    return { played, auto };
  }
  const played =
    order.kind === 'play'
      ? await playRound({ params: { game }, body: { stake: order.stake, choices: order.choices } }, options)
      : await takeStep({ params: { game, roundId: order.round.roundId }, body: { choice: order.choice } }, options);
  return { played, auto: null };
}
