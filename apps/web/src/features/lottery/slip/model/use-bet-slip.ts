import { parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
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
import { orderLinesOfParked, type ParkedBet, parkedBets } from '../parked/parked.ts';
import { countChosen, limitsOf, priceSlip, slipState, type SlipBar, type SlipPrice } from './slip.ts';
import { changedPlay, picksOf, reduceSlip, type SlipState, startPair, startSlip } from './slip-reducer.ts';
import {
  firstStake,
  MONEY_UNIT,
  pointUnit,
  roundToUnit,
  stakeProblem,
  type StakeProblem,
  type StakeUnit,
} from './stake.ts';
import { firstStopped, type Stops, stopsOf } from './stops.ts';
import { isPairPlay, type OfferedPlays, type Pair, pairsAmong, type Station } from '../../games/model/pairs.ts';
import { ordersOf, refusedAt, sharesOf, type StationShare } from './stations.ts';
import { betsOnSale, changedBet, type SlipBet } from './typed-slip.ts';
import { useStationBets } from './use-stations.ts';
import { usePlaceTicket } from './use-place-ticket.ts';
import { useSlipActions } from '../choice/use-slip-actions.ts';

/** State and handlers of the slip's bar and sheet. */
export interface BetSlip extends Omit<ReturnType<typeof useSlipActions>, 'change'> {
  play: Play;
  /** Everything that the player chose, to keep it for a return to the page. */
  choice: SlipState;
  chosen: readonly string[];
  /** Stopped numbers of the draw on sale. */
  stops: Stops;
  /** The first play with chosen numbers that are stopped: chosen before the stop, or from a repeated ticket. */
  soldOut: { play: Play; numbers: readonly string[] } | null;
  /** Chosen numbers of every play. */
  picks: SlipState['picks'];
  /** Numbers of other plays, placed in the same ticket as the selection. */
  parked: readonly ParkedBet[];
  /** Typed bets, placed in the same ticket as the selection. */
  typed: readonly SlipBet[];
  /** Price of the selection. */
  price: SlipPrice;
  /** The stations that draw together; one where the lottery draws alone. */
  stations: readonly Station[];
  /** Their joined draws, for bets on two stations. */
  pairs: readonly Pair[];
  /** Codes of the stations that the bets are for, the page's own first. */
  chosenStations: readonly string[];
  /** The bets at each station: a ticket for each. */
  shares: readonly StationShare[];
  /** Bets and odds of a station; undefined while they load, and if they could not be loaded. */
  playsOf: (gameCode: string) => GamePlays | undefined;
  /** Stations with a bet whose odds could not be loaded; null if there are none. */
  unloaded: { names: string; onReload: () => void } | null;
  /** The other station that rejected the last order; null when none did. */
  refusedAt: string | null;
  /** Maximum number of lines of a ticket, and the price of all tickets. */
  total: { lineCount: number; totalMinor: bigint };
  stakeMinor: bigint;
  /** Unit of the stake: money, or points of the game. */
  unit: StakeUnit;
  /** Value of a point, minor units; null if the game has none. */
  pointMinor: bigint | null;
  stakeProblem: StakeProblem | null;
  state: SlipBar;
  maxLines: number;
  /** Amount that the balance lacks for the ticket, minor units; zero when it suffices or is not known. */
  missingMinor: bigint;
  /** Why bonus money cannot pay for the ticket; null when it can, and without bonus money. */
  bonusBar: 'mostBet' | 'game' | null;
  currency: string;
  /** A play and its odds × 10,000 before a change; null unless the new ones await the player's consent. */
  changed: { play: Play; before: string } | null;
  /** Formatted balance; null for visitors and until it is known. */
  balance: string | null;
  isTrial: boolean;
  isPlacing: boolean;
  /** Text of the last error; null after any change. */
  error: string | null;
  /** The amount that the rejecting limit still allows; null without such an error. */
  offer: LimitOffer | null;
  /** Tickets bought since the page opened, newest first. */
  placed: readonly PlacedTicket[];
  onUnit: (unit: 'money' | 'points') => void;
  onPlace: () => void;
  /** The free bet that pays for the next ticket; null when money does. */
  freeBet: Bonus | null;
  onFreeBet: (bet: Bonus | null) => void;
}

/**
 * Selection, price and placing of bets for one game. `isOpen`: the current draw of `game` is on sale. Null when the
 * game has no plays.
 * @param secondStation at first a bet on this station and the page's own is chosen
 */
export function useBetSlip(
  game: LotteryGame,
  plays: OfferedPlays,
  isOpen: boolean,
  secondStation: string | null = null,
): BetSlip | null {
  const { tag } = useLocale();
  const member = useMember();
  const hasToken = useHasToken();
  const errorText = useErrorText();
  const { data: wallet } = useQuery(walletQuery(hasToken));
  const bonus = useBonusUse('lottery');
  const [slip, dispatch] = useReducer(
    reduceSlip,
    secondStation === null ? startSlip(plays.plays[0]?.code ?? '') : startPair(secondStation),
  );
  const [placed, setPlaced] = useState<readonly PlacedTicket[]>([]);
  const [freeBet, setFreeBet] = useState<Bonus | null>(null);
  // The player chose the odds of another rebate, so they need no consent.
  const rebates = [plays.rebate, plays.pairRebate].join();
  const [chosenRebates, setChosenRebates] = useState(rebates);
  if (chosenRebates !== rebates) {
    setChosenRebates(rebates);
    dispatch({ type: 'terms', plays: plays.plays });
  }
  const placing = usePlaceTicket((tickets) => {
    // The page's own ticket first: the bar is about it.
    const isOwn = ({ gameCode }: PlacedTicket) => gameCode === game.gameCode;
    setPlaced((now) => [...tickets.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))), ...now]);
    setFreeBet(null);
    dispatch({ type: 'clear' });
  });
  const { stations, pairs, chosen: chosenStations, playsOf, reloadPlays, ...odds } = useStationBets(game, plays, slip);
  const play = plays.plays.find(({ code }) => code === slip.playCode) ?? plays.plays[0];
  const { change, ...actions } = useSlipActions(play?.code ?? '', play?.odds ?? '', placing, dispatch);
  if (play === undefined) return null;
  // Where the chosen play is not offered any longer, its numbers are no bet on the one that is shown instead.
  const chosen = picksOf(slip, play.code);
  const stops = stopsOf(plays, game.numero);
  const pointMinor = plays.point ? parseMinor(plays.point) : null;
  const unitOf = (name: SlipState['unit']) =>
    name === 'points' && pointMinor !== null ? pointUnit(pointMinor) : MONEY_UNIT;
  const unit = unitOf(slip.unit);
  const limits = limitsOf(play);
  // A ticket with a jackpot has one price, whatever stake another play was left with.
  const isFixed = limits.minMinor === limits.maxMinor;
  const stakeMinor = isFixed ? limits.minMinor : (slip.stakeMinor ?? firstStake(limits, play.units));
  const problem = stakeProblem(stakeMinor, limits);
  const counted = countChosen(play, chosen);
  const price = priceSlip(play, counted.selected, stakeMinor, counted.specials);
  const typed = betsOnSale(slip.typed, [...stations, ...pairs]);
  const parked = parkedBets(slip, play.code, plays.plays);
  const soldOut = firstStopped(stops, [{ play, numbers: chosen }, ...parked]);
  const shares = sharesOf(stations, chosenStations, { ...price, playCode: play.code }, typed, { pairs, parked });
  const missing = shares.flatMap(({ station }) => (playsOf(station.gameCode) === undefined ? [station.name] : []));
  const total = {
    lineCount: Math.max(0, ...shares.map(({ lineCount }) => lineCount)),
    totalMinor: shares.reduce((sum, { totalMinor }) => sum + totalMinor, 0n),
  };
  // A free bet pays for one ticket.
  const payer = shares.length > 1 ? null : freeBet;
  const refusing = refusedAt(placing.error, [...stations, ...pairs]);
  const balanceMinor = wallet === undefined ? null : parseMinor(wallet.sumBalance) + bonusFor(bonus, total.totalMinor);
  const state = slipState({
    isMember: member !== null,
    selected: chosen.length,
    lineCount: price.lineCount,
    total,
    maxLines: plays.maxLines,
    hasStakeProblem: chosen.length > 0 && problem !== null,
    hasSoldOut: soldOut !== null,
    lacksStation:
      (parked.some((bet) => isPairPlay(bet.play.code)) || (isPairPlay(play.code) && chosen.length > 0)) &&
      pairsAmong(pairs, chosenStations).length === 0,
    isOpen,
    balanceMinor,
    freeBetMinor: payer && parseMinor(payer.amount),
  });
  const place = () => {
    if (game.numero === null || placing.isUnderWay()) return;
    const ordered = ordersOf(shares, play, chosen, stakeMinor, unit === MONEY_UNIT ? null : pointMinor, odds.seenAt);
    const orders = orderLinesOfParked(ordered, shares);
    // A free bet has no rebate: it is placed at the published odds.
    const termsOf = (gameCode: string) => (payer === null ? rebateOf(playsOf(gameCode)) : { freeBetId: payer.bonusId });
    placing.mutate(
      orders.map((order) => ({ ...order, ...termsOf(order.gameCode) })),
      { onError: (error) => errorCodeOf(error) === 'odds.changed' && odds.forgetSeen() },
    );
  };
  return {
    play,
    choice: slip,
    chosen,
    stops,
    soldOut,
    picks: slip.picks,
    parked,
    typed,
    price,
    stations,
    pairs,
    chosenStations,
    shares,
    playsOf,
    unloaded: missing.length > 0 && reloadPlays !== null ? { names: missing.join(', '), onReload: reloadPlays } : null,
    refusedAt: refusing?.name ?? null,
    total,
    stakeMinor,
    unit,
    pointMinor,
    stakeProblem: problem,
    state,
    maxLines: plays.maxLines,
    bonusBar: bonus && bonusBar(bonus, total.totalMinor),
    missingMinor: state === 'funds' && balanceMinor !== null ? total.totalMinor - balanceMinor : 0n,
    currency: wallet?.currency ?? plays.currency,
    changed: changedPlay(slip, [play, ...parked.map((bet) => bet.play)]) ?? changedBet(typed, plays.plays),
    balance: wallet === undefined ? null : formatAmount(wallet.sumBalance, tag),
    isTrial: member?.type === TRIAL_TYPE,
    isPlacing: placing.isPending || missing.length > 0,
    error: placing.error === null ? null : errorText(placing.error),
    offer: limitOfferOf(
      placing.error,
      (shares.find(({ station }) => station === refusing) ?? shares[0])?.unitCount ?? 0,
      parseMinor(play.minUnitStake),
    ),
    placed,
    ...actions,
    onUnit: (next) =>
      change({
        type: 'unit',
        unit: next,
        stakeMinor: roundToUnit(stakeMinor, unitOf(next)),
      }),
    onPlace: place,
    freeBet: payer,
    onFreeBet: (bet) => {
      if (placing.isUnderWay()) return;
      placing.reset();
      setFreeBet(bet);
    },
  };
}

/** The rebate of a station's odds, as its ticket names it. */
const rebateOf = ({ rebate = 0 }: Partial<GamePlays> = {}) => (rebate === 0 ? {} : { rebate });
