import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { createRequestKey } from '../../../shared/api/idempotency-key.ts';
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
/** Pause after animations before the result is shown, so that the page does not render while they run. */
const REST_MS = 100;

type Order =
  | { kind: 'play'; stake: string; choices: Choices; returnScaled: number }
  | { kind: 'auto'; auto: AutoBet; choices: Choices; returnScaled: number; count: number }
  | { kind: 'step'; round: ShownRound; choice: Step };

interface Wallet {
  sumBalance: string;
  currency: string;
}

/** The balance shown when a round's answer arrived, and the one of the answer. */
interface Balances {
  former: string | undefined;
  latest: string;
}

interface Answer {
  played: PlayedRound;
  auto: AutoBet | null;
}

/** State and actions of a game page. */
export interface Table {
  game: OriginalGame;
  /** The round on the stage: the open one, or the last one of this visit. */
  round: ShownRound | null;
  isOpen: boolean;
  /**
   * Whether the controls of an open round are shown. They change when nothing moves: after the deal, and after the last
   * step.
   */
  isInRound: boolean;
  isLoading: boolean;
  /** A stake or step is being sent. */
  isSending: boolean;
  /** The stage is showing the round; its result is not announced earlier. */
  isShowing: boolean;
  /**
   * While the round is shown, and for the rest of the minimum round time: clicks are ignored, and no control loses the
   * focus.
   */
  isResting: boolean;
  /** Stake and choices cannot be changed: a round is being sent or shown, or an auto bet is running. */
  isLocked: boolean;
  /** No response arrived; the same request is sent again with the same key. */
  isLost: boolean;
  /** A stake is accepted now: no round is open or being sent, and the minimum round time is over. */
  canPlay: boolean;
  canStep: boolean;
  /** Counts the responses of this visit; 0 until the first, so that a round from before is not animated. */
  motion: number;
  refusal: unknown;
  past: readonly ShownRound[];
  /** The auto bet of this visit as last reported by the server; `state` shows whether it is running. */
  auto: AutoBet | null;
  setAuto: Dispatch<SetStateAction<AutoBet | null>>;
  play: (stake: string, choices: Choices) => void;
  /** Plays the next round of the auto bet. */
  playAuto: (choices: Choices) => void;
  step: (choice: Step) => void;
  /** Reads the status of the last round after something other than this page has settled it. */
  refresh: () => void;
}

/**
 * Rounds of one game. The server decides them; the page shows them for `showMs` and announces the result afterwards. An
 * open round that the member left, here or on another device, continues.
 * @param isMine selects the rounds of this table where a page has several tables of one game
 */
export function useRounds(
  game: OriginalGame,
  showMs: (round: ShownRound) => number,
  isMine: (round: Pick<ShownRound, 'events'>) => boolean = isAny,
): Table {
  const client = useQueryClient();
  const { returnScaled } = game;
  const stored = useQuery(roundsQuery(game.game, useHasToken()));
  const [requestKey] = useState(() => createRequestKey());
  const [own, setOwn] = useState<ShownRound | null>(null);
  const [played, setPlayed] = useState<readonly ShownRound[]>([]);
  const [motion, setMotion] = useState(0);
  const [auto, setAuto] = useState<AutoBet | null>(null);
  const counted = useRef('');
  const showing = useTimer();
  const waiting = useTimer();
  const known = stored.data?.list.filter(isMine) ?? [];
  const left = known.find(({ state }) => state === 'open');
  const round = own ?? (left === undefined ? null : fromStored(left));

  // In the same frame as the result: the balance and the session totals.
  const settle = (before: ShownRound | null, next: ShownRound, { former, latest }: Balances) => {
    countRound(client, before, next);
    // An event that arrived during the animation knows a newer balance than the round.
    client.setQueryData(WALLET_KEY, (wallet: Wallet | undefined) =>
      wallet?.sumBalance === former ? wallet && { ...wallet, sumBalance: latest } : wallet,
    );
    if (next.state !== 'settled') return;
    setPlayed((before) => [next, ...before].slice(0, CHIPS));
    if (isWon(next)) playWin();
    void client.invalidateQueries({ queryKey: ['me', 'records'] });
    void client.invalidateQueries({ queryKey: seedsQuery(true).queryKey, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: roundsQuery(game.game, true).queryKey, refetchType: 'none' });
  };
  /** Shows the stored round where the answer is not known. @returns whether it could be read */
  const readStored = async (): Promise<boolean> => {
    const former = own ?? known[0];
    const { data, isError } = await stored.refetch();
    const newest = data?.list.find(isMine);
    if (isError || newest === undefined) return !isError;
    // An already known round, such as one of an earlier visit, is not the result of this click.
    const isSame = newest.roundId === former?.roundId && newest.steps.length === former.steps.length;
    if (isSame && newest.state === former.state) return true;
    // The lost answer is known now, so that the same stake is another bet.
    requestKey.done();
    setOwn(fromStored(newest));
    return true;
  };
  const sending = useSending(
    (order: Order) => send(game, order, requestKey.keyOf),
    (answer, order) => {
      requestKey.done();
      const { choices, returnScaled } = order.kind === 'step' ? order.round : order;
      const steps = order.kind === 'step' ? [...order.round.steps, order.choice] : [];
      const next = fromPlayed(answer.played, { choices, steps, returnScaled });
      setOwn(next);
      setMotion(motion + 1);
      const former = client.getQueryData<Wallet>(WALLET_KEY)?.sumBalance;
      const shownMs = restedAt(showMs(next), next.state === 'open');
      showing.start(shownMs, () => {
        const leftMs = order.kind === 'step' ? 0 : game.minRoundMs - shownMs;
        if (leftMs > 0) waiting.start(leftMs);
        settle(order.kind === 'step' ? order.round : null, next, { former, latest: answer.played.balance });
        const outcome = answer.auto;
        // An auto bet that the player stopped meanwhile stays stopped.
        if (outcome !== null)
          setAuto((now) => now && { ...outcome, state: now.state === 'running' ? outcome.state : now.state });
      });
      playMove();
    },
    async (error) => {
      const code = errorCodeOf(error);
      // A rejected round ends the auto bet, whose bets and net stay on the page; the server has recorded that.
      setAuto((now) => (now?.state === 'running' ? { ...now, state: 'refused' } : null));
      if (code === 'balance.insufficient') return client.invalidateQueries({ queryKey: WALLET_KEY });
      if (TELL_OF_GAME.has(code) || code.startsWith('auto.'))
        return client.invalidateQueries({ queryKey: ['me', 'originals', 'games'] });
      // Another device has continued the round, or the response was lost: the stored rounds show the current status.
      if (TELL_OF_ROUND.has(code)) return readStored();
    },
    readStored,
  );
  const refresh = () => {
    // On a slow connection a read takes longer than the pause until the next one, which must not abort it.
    void stored.refetch({ cancelRefetch: false }).then(({ data }) => {
      const newest = data?.list.find(isMine);
      if (newest === undefined) return;
      const latest = fromStored(newest);
      setOwn(latest);
      if (round?.state !== 'open' || latest.state !== 'settled' || latest.roundId !== round.roundId) return;
      // Two parallel reads may both find the same result.
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
    past: mergePast(played, known, CHIPS),
    auto,
    setAuto,
    play: (stake, choices) => {
      if (canPlay) sending.send({ kind: 'play', stake, choices, returnScaled });
    },
    playAuto: (choices) => {
      if (canPlay && auto !== null) sending.send({ kind: 'auto', auto, choices, returnScaled, count: auto.played });
    },
    step: (choice) => {
      if (isFree && isOpen && round !== null) sending.send({ kind: 'step', round, choice });
    },
  };
}

const isAny = () => true;

/** The pause before a next step is half of that after a result. Without an animation there is no pause. */
function restedAt(ms: number, isOpen: boolean): number {
  if (ms === 0) return 0;
  return ms + (isOpen ? REST_MS / 2 : REST_MS);
}

const TELL_OF_GAME: ReadonlySet<string> = new Set(['game.unavailable', 'limit.exceeded', 'odds.changed']);
const TELL_OF_ROUND: ReadonlySet<string> = new Set([
  'offline',
  'unknown.error',
  'round.open',
  'round.changed',
  'round.closed',
  'not.found',
]);

async function send({ game }: OriginalGame, order: Order, keyOf: (order: Order) => string): Promise<Answer> {
  const options = { idempotencyKey: keyOf(order) };
  switch (order.kind) {
    case 'auto': {
      const params = { game, autoId: order.auto.autoId };
      const { round: played, auto } = await playAuto({ params, body: {} }, options);
      return { played, auto };
    }
    case 'play': {
      const { stake, choices, returnScaled } = order;
      return {
        played: await playRound({ params: { game }, body: { stake, choices, returnScaled } }, options),
        auto: null,
      };
    }
    case 'step': {
      const params = { game, roundId: order.round.roundId };
      const body = { choice: order.choice, stepsBefore: order.round.steps.length };
      return { played: await takeStep({ params, body }, options), auto: null };
    }
  }
}
