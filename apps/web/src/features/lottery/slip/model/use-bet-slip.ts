import { parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { useErrorText } from '../../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../../shared/session/model.ts';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { walletQuery } from '../../../wallet/api/wallet.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { GamePlays, Play } from '../../games/api/plays.ts';
import type { Bonus } from '../../../promotions/api/promotions.ts';
import { bonusBar, bonusFor } from '../../../promotions/model/bonus-use.ts';
import { useBonusUse } from '../../../promotions/model/use-bonus-use.ts';
import type { PlacedTicket } from '../../tickets/api/tickets.ts';
import { type LimitOffer, limitOfferOf } from './limit-offer.ts';
import type { Repetition } from './repeat.ts';
import { limitsOf, orderOf, priceSlip, slipState, type SlipBar, type SlipPrice } from './slip.ts';
import { chosenOf, formerOddsOf, reduceSlip, type SlipAction, startSlip } from './slip-reducer.ts';
import {
  firstStake,
  MONEY_UNIT,
  pointUnit,
  roundToUnit,
  stakeProblem,
  type StakeProblem,
  type StakeUnit,
} from './stake.ts';
import { type Stops, stoppedIn, stopsOf } from './stops.ts';
import { usePlaceTicket } from './use-place-ticket.ts';

/** What bar and sheet of the slip show and do. */
export interface BetSlip {
  play: Play;
  chosen: readonly string[];
  /** What is sold no more in the issue on sale. */
  stops: Stops;
  /** Chosen numbers that are sold no more: they were chosen before, or come of a ticket that is repeated. */
  soldOut: readonly string[];
  price: SlipPrice;
  stakeMinor: bigint;
  /** What the stake is counted in: money, or points of the game. */
  unit: StakeUnit;
  /** What a point is worth, minor units; null where the game has none. */
  pointMinor: bigint | null;
  stakeProblem: StakeProblem | null;
  state: SlipBar;
  maxLines: number;
  /** What the balance lacks for the ticket, minor units; zero while it covers it or is not known. */
  missingMinor: bigint;
  /** Why bonus money cannot pay for the ticket; null where it can, and without any. */
  bonusBar: 'mostBet' | 'game' | null;
  currency: string;
  /** Odds × 10,000 before they changed; null unless the new ones wait for consent. */
  formerOdds: string | null;
  /** Formatted balance; null for visitors and while it is not known. */
  balance: string | null;
  isTrial: boolean;
  isPlacing: boolean;
  /** Text of the last refusal; null after any change. */
  error: string | null;
  /** What a limit that refused the bet leaves; null without such a refusal. */
  offer: LimitOffer | null;
  /** Tickets bought since the page opened, newest first. */
  placed: readonly PlacedTicket[];
  onPlay: (code: string) => void;
  /** Chooses a play that has nothing to choose within, or takes it back. */
  onSole: (play: Play, number: string) => void;
  onAdd: (numbers: readonly string[]) => void;
  onToggle: (numbers: readonly string[]) => void;
  onToggleOne: (number: string) => void;
  onClear: () => void;
  onStake: (stakeMinor: bigint) => void;
  onUnit: (unit: 'money' | 'points') => void;
  onRepeat: (repetition: Repetition) => void;
  onPlace: () => void;
  /** Pays the next ticket; null when money does. */
  freeBet: Bonus | null;
  onFreeBet: (bet: Bonus | null) => void;
}

/**
 * Selection, price and placing of one game. `isOpen`: the issue of `game` is on sale. Null when the game has no plays.
 */
export function useBetSlip(game: LotteryGame, plays: GamePlays, isOpen: boolean): BetSlip | null {
  const { tag } = useLocale();
  const member = useMember();
  const hasToken = useHasToken();
  const errorText = useErrorText();
  const { data: wallet } = useQuery(walletQuery(hasToken));
  const bonus = useBonusUse('lottery');
  const [slip, dispatch] = useReducer(reduceSlip, startSlip(plays.plays[0]?.code ?? ''));
  const [placed, setPlaced] = useState<readonly PlacedTicket[]>([]);
  const [freeBet, setFreeBet] = useState<Bonus | null>(null);
  const placing = usePlaceTicket((ticket) => {
    setPlaced((now) => [ticket, ...now]);
    setFreeBet(null);
    dispatch({ type: 'clear' });
  });
  const play = plays.plays.find(({ code }) => code === slip.playCode) ?? plays.plays[0];
  const { change, ...actions } = useSlipActions(play?.odds ?? '', placing.reset, dispatch);
  if (play === undefined) return null;

  const chosen = chosenOf(slip);
  const stops = stopsOf(plays, game.numero);
  const stopped = stoppedIn(stops, play.code);
  const soldOut = chosen.filter((number) => stopped.includes(number));
  const pointMinor = plays.point === null || plays.point === undefined ? null : parseMinor(plays.point);
  const isInPoints = slip.unit === 'points' && pointMinor !== null;
  const unit = isInPoints ? pointUnit(pointMinor) : MONEY_UNIT;
  const stakeMinor = slip.stakeMinor ?? firstStake(limitsOf(play), play.units);
  const problem = stakeProblem(stakeMinor, limitsOf(play));
  const price = priceSlip(play, chosen.length, stakeMinor);
  const balanceMinor = wallet === undefined ? null : parseMinor(wallet.sumBalance) + bonusFor(bonus, price.totalMinor);
  const state = slipState({
    isMember: member !== null,
    selected: chosen.length,
    price,
    maxLines: plays.maxLines,
    hasStakeProblem: problem !== null,
    hasSoldOut: soldOut.length > 0,
    isOpen,
    balanceMinor,
    freeBetMinor: freeBet && parseMinor(freeBet.amount),
  });
  const { odds } = play;
  const place = () => {
    if (game.numero === null || placing.isPending) return;
    const order = orderOf(
      game.gameCode,
      game.numero,
      plays.oddsVersion,
      play,
      chosen,
      stakeMinor,
      isInPoints ? pointMinor : null,
    );
    placing.mutate(freeBet === null ? order : { ...order, freeBetId: freeBet.bonusId });
  };
  return {
    play,
    chosen,
    stops,
    soldOut,
    price,
    stakeMinor,
    unit,
    pointMinor,
    stakeProblem: problem,
    state,
    maxLines: plays.maxLines,
    bonusBar: bonus && bonusBar(bonus, price.totalMinor),
    missingMinor: state === 'funds' && balanceMinor !== null ? price.totalMinor - balanceMinor : 0n,
    currency: wallet?.currency ?? plays.currency,
    formerOdds: formerOddsOf(slip, odds),
    balance: wallet === undefined ? null : formatAmount(wallet.sumBalance, tag),
    isTrial: member?.type === TRIAL_TYPE,
    isPlacing: placing.isPending,
    error: placing.error === null ? null : errorText(placing.error),
    offer: limitOfferOf(placing.error, price.unitCount, parseMinor(play.minUnitStake)),
    placed,
    ...actions,
    onUnit: (next) =>
      change({
        type: 'unit',
        unit: next,
        stakeMinor: roundToUnit(
          stakeMinor,
          next === 'points' && pointMinor !== null ? pointUnit(pointMinor) : MONEY_UNIT,
        ),
      }),
    onPlace: place,
    freeBet,
    onFreeBet: (bet) => {
      placing.reset();
      setFreeBet(bet);
    },
  };
}

/**
 * The same functions from render to render, so that what a press does not change is not drawn again. A change of the
 * slip makes the last refusal void.
 */
function useSlipActions(odds: string, reset: () => void, dispatch: (action: SlipAction) => void) {
  return useMemo(() => {
    const change = (action: SlipAction) => {
      reset();
      dispatch(action);
    };
    const onToggle = (numbers: readonly string[]) => change({ type: 'toggle', numbers, odds });
    return {
      change,
      onToggle,
      onPlay: (code: string) => change({ type: 'play', code }),
      onSole: ({ code, odds: seen }: Play, number: string) => change({ type: 'sole', code, number, odds: seen }),
      onAdd: (numbers: readonly string[]) => change({ type: 'add', numbers, odds }),
      onToggleOne: (number: string) => onToggle([number]),
      onClear: () => change({ type: 'clear' }),
      onStake: (minor: bigint) => change({ type: 'stake', stakeMinor: minor }),
      onRepeat: ({ play: { code, odds: seen }, numbers, stakeMinor: minor }: Repetition) =>
        change({ type: 'fill', code, numbers, stakeMinor: minor, odds: seen }),
    };
  }, [odds, reset, dispatch]);
}
